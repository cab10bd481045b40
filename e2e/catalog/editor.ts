import type { Page } from '@playwright/test';

let count = 0;
/** A title that no other test uses. */
export function titled(words: string): string {
  count += 1;
  return `${words} ${process.pid}-${Date.now()}-${count}`;
}

/** What every product has: its words, where it belongs, what it costs. */
export async function fillBasics(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Summary').fill('Cut for you alone, from one length of cloth.');
  await page.getByLabel('Description').fill('Hand-woven strips, joined by hand.\n\nLined with cotton.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Boubous');
  await page.getByRole('option', { name: 'Women › Boubous' }).click();
  await page.getByRole('combobox', { name: 'Fabric' }).fill('Aso-oke');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('85000');
}
