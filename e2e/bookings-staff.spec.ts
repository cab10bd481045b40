import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, type Session } from './account.ts';
import { bookAs, dayAhead, offerService, timesOn } from './appointments.ts';
import { seriousIssues } from './axe.ts';
import { callAs, openWorkshop, type Workshop } from './workshop.ts';

const ZONE = 'Africa/Lagos';
const DAY = dayAhead(2, ZONE);
const NEXT_DAY = dayAhead(3, ZONE);
/** The hours that a calendar of a nine-to-five day shows, in minutes. */
const [FIRST, LAST] = [480, 1080];

/** A workshop with two people who ask for a fitting on the same day, at nine and at noon. */
async function busyWorkshop(request: APIRequestContext) {
  const shop = await openWorkshop(request);
  const service = await offerService(request, shop, { title: 'Gown fitting', price: 20_000, confirmation: 'request' });
  const times = await timesOn(request, service, DAY, ZONE);
  const asked: { customer: Session; _id: string }[] = [];
  for (const time of [times[0], times[3]]) {
    const customer = await openAccount(request);
    const answer = await bookAs(request, customer, {
      serviceId: service,
      startsAt: time?.start,
      expectedTotal: 20_000,
      note: 'The hem first, please.',
    });
    expect(answer.status()).toBe(201);
    asked.push({ customer, _id: (await answer.json()).booking._id });
  }
  return { shop, service, asked };
}

/** Looks at the day of the calendar in a theme. */
async function openDay(page: Page, day: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => localStorage.setItem('theme-mode', mode), theme);
  await page.goto(`/designer/bookings?view=day&day=${day}`);
  await expect(page.getByRole('region', { name: 'Kolade Ogunleye' })).toBeVisible();
}

/** Draws a stretch of time in somebody’s column with the mouse; in minutes of the day. */
async function draw(page: Page, column: Locator, from: number, to: number): Promise<void> {
  const box = await column.locator('h2 + div').boundingBox();
  if (!box) throw new Error('the column is not there');
  const at = (minutes: number): number => box.y + ((minutes - FIRST) / (LAST - FIRST)) * box.height;
  await page.mouse.move(box.x + box.width / 2, at(from) + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, at(to) - 4, { steps: 4 });
  await page.mouse.up();
}

/** Presses a button of the page and then the one of the dialog that opens. */
async function confirm(page: Page, button: string, title: string, action: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: action, exact: true }).click();
}

test('a maker blocks a day with bookings, answers them, and completes a walk-in', async ({ page }) => {
  test.setTimeout(120_000);
  const { shop, service, asked } = await busyWorkshop(page.request);
  await rememberSession(page, shop.maker);
  await openDay(page, DAY, 'dark');
  expect(await seriousIssues(page), 'the day in the dark').toEqual([]);
  await openDay(page, DAY, 'light');
  expect(await seriousIssues(page), 'the day').toEqual([]);

  await blockTheDay(page);
  expect(await timesOn(page.request, service, DAY, ZONE)).toEqual([]);

  await page.getByRole('link', { name: /^09:00–10:00 Ngozi Eze/ }).click();
  await expect(page.getByText('The hem first, please.')).toBeVisible();
  expect(await seriousIssues(page), 'the booking').toEqual([]);
  await confirm(page, 'Accept', 'Accept the booking', 'Accept');
  await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();

  await proposeTomorrow(page, shop, asked[1]);
  await completeWalkIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/designer/bookings?view=day&day=${DAY}`);
  await expect(page.getByRole('listitem').filter({ hasText: '09:00–17:00' })).toContainText('Wedding in Ibadan');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousIssues(page), 'the day on a phone').toEqual([]);
});

/** Keeps a whole day free, which names the bookings in it first; the keyboard draws as the mouse does. */
async function blockTheDay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Keep time free' });
  await page.getByRole('group', { name: 'Calendar' }).focus();
  for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByLabel('From')).toHaveValue('09:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('09:45');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();

  await draw(page, page.getByRole('region', { name: 'Kolade Ogunleye' }), 600, 720);
  await expect(dialog.getByLabel('From')).toHaveValue('10:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('12:00');
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('Until').fill('17:00');
  await dialog.getByLabel(/^What for/).fill('Wedding in Ibadan');
  await dialog.getByRole('button', { name: 'Keep it free' }).click();
  await expect(dialog.getByRole('region', { name: 'Bookings in this time' }).getByRole('listitem')).toHaveCount(2);
  expect(await seriousIssues(page), 'bookings in the way').toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it free all the same' }).click();
  await expect(page.getByRole('button', { name: 'Wedding in Ibadan' })).toBeVisible();
}

/** Proposes the next day’s first free time; the customer takes it. */
async function proposeTomorrow(page: Page, { maker }: Workshop, asked: { customer: Session; _id: string } | undefined) {
  const { customer, _id } = asked ?? { customer: maker, _id: '' };
  await page.goto(`/designer/bookings/${_id}`);
  await page.getByRole('button', { name: 'Propose another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  await dialog.getByRole('textbox', { name: 'Day' }).fill(NEXT_DAY);
  await dialog
    .getByRole('region', { name: 'Free from that day on' })
    .getByRole('button', { name: /, 09:00$/ })
    .first()
    .click();
  await expect(dialog.getByLabel(/^At/)).toHaveValue('09:00');
  await dialog.getByRole('button', { name: 'Propose it' }).click();
  await expect(page.getByText('Ngozi Eze has not answered yet.')).toBeVisible();
  const { booking } = await callAs(page.request, customer, `/api/bookings/${_id}`);
  await callAs(page.request, customer, `/api/bookings/${_id}/proposals/${booking.proposal._id}/accept`, {
    method: 'POST',
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Rescheduled').first()).toBeVisible();
  await expect(page.getByText('Ngozi Eze has not answered yet.')).toBeHidden();
}

/** Takes down somebody who has just come in, and completes it. */
async function completeWalkIn(page: Page): Promise<void> {
  await openDay(page, dayAhead(0, ZONE), 'light');
  await page.getByRole('button', { name: 'Walk-in booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in booking' });
  const now = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'short' }).format(Date.now());
  await dialog.getByLabel(/^At/).fill(now);
  await dialog.getByLabel('Name').fill('Bisi Adeyemi');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await page.getByRole('link', { name: /Bisi Adeyemi/ }).click();
  await confirm(page, 'Complete', 'Complete the booking', 'Complete');
  await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
}
