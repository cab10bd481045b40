import { expect, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;
/** A moment so many days ahead. */
export const inDays = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString();
/** The day of a moment in the shop’s time, as fields take it. */
const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date(moment));
/** A day as pages name it. */
export const named = (moment: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(new Date(moment));

interface Change {
  /** What is added at the end, below a heading “Gift cards”. */
  text: string;
  whatChanged: string;
  startsAt: string;
}

/** Staff begin a draft from the version of a document that holds, add to it and save it; it is on their screen then. */
export async function draftFrom(
  staff: Page,
  title: string,
  { text: added, whatChanged, startsAt }: Change,
): Promise<void> {
  await staff.goto('/admin/legal?status=in-force');
  await staff.getByRole('link', { name: title, exact: true }).click();
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await staff.getByRole('button', { name: 'Start a draft' }).click();
  await staff.waitForURL(/\/admin\/legal\/edit\//);
  const text = staff.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(/^## /m);
  await text.fill(`${await text.inputValue()}\n\n## Gift cards\n\n${added}`);
  await staff.getByRole('textbox', { name: 'What changed' }).fill(whatChanged);
  await staff.getByLabel('Effective from').fill(`${dayOf(startsAt)}T09:00`);
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
}
