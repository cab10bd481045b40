import type { Locator, Page } from '@playwright/test';

/** Fills in what a new post needs beside its text, in an open editor; answers with the field of the text, in focus. */
export async function beginPost(page: Page, { title, excerpt }: { title: string; excerpt: string }): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt);
  for (const [field, choice] of [
    ['Categories', 'Fabrics'],
    ['Authors', 'Bisi Afolabi'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice }).click();
    await page.getByRole('combobox', { name: field }).press('Escape');
  }
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.click();
  return text;
}
