import { expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { bookAs, dayAhead, goOn, offerService, openDay, timesOn } from './appointments.ts';

const LAGOS = 'Africa/Lagos';

test('of two people who want one time, one gets it, and the other sees the next free times', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const service = await offerService(request, shop, { title: 'Gele tying', price: 15_000 });
  const [time] = await timesOn(request, service, dayAhead(3, LAGOS), LAGOS);
  await rememberSession(page, await openAccount(request));
  const other = await windowOf(browser, await openAccount(request));
  const windows = [page, other];
  const path = `/bookings/create?${new URLSearchParams({ service, start: time?.start ?? '' })}`;
  await Promise.all(windows.map((window) => goToConfirm(window, path)));

  await Promise.all(windows.map((window) => window.getByRole('button', { name: 'Book appointment' }).click()));
  const taken = (window: Page) => window.getByText('This time has just been booked.');
  const booked = (window: Page) => window.locator('[data-tone]', { hasText: 'Confirmed' });
  for (const window of windows) await expect(taken(window).or(booked(window))).toBeVisible();
  const lost = await Promise.all(windows.map((window) => taken(window).isVisible()));
  expect(lost.toSorted()).toEqual([false, true]);

  const loser = windows[lost.indexOf(true)] as Page;
  const instead = loser.getByRole('region', { name: 'Next available times' });
  expect(await seriousIssues(loser), 'the next free times').toEqual([]);
  await instead.getByRole('button').first().click();
  await loser.getByRole('button', { name: 'Book appointment' }).click();
  await expect(booked(loser)).toBeVisible();
  await expect(loser.getByText('For the owambe on Saturday.')).toBeVisible();
  await other.context().close();
});

/** Writes a note on the way to the last step. */
async function goToConfirm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Message to the maker').fill('For the owambe on Saturday.');
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeVisible();
}

test('a class of eight seats sells out', async ({ page }) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request);
  const offer = { title: 'Sleeves, properly', price: 10_000, kind: 'class', seats: 8 } as const;
  const serviceId = await offerService(request, shop, offer);
  const day = dayAhead(3, LAGOS);
  const startsAt = (await timesOn(request, serviceId, day, LAGOS))[0]?.start;
  const seatsFor = async (seats: number) =>
    bookAs(request, await openAccount(request), { serviceId, startsAt, seats, expectedTotal: 10_000 * seats });
  for (const seats of [3, 3]) expect((await seatsFor(seats)).status()).toBe(201);

  await rememberSession(page, await openAccount(request));
  await page.goto(`/bookings/create?service=${serviceId}`);
  await openDay(page.getByRole('main'), day);
  const time = page.getByRole('radio', { name: /^09:00/ });
  await expect(time).toBeVisible();
  await page.getByLabel('Seats', { exact: true }).selectOption('3 seats');
  await expect(time).toBeHidden();
  await page.getByLabel('Seats', { exact: true }).selectOption('2 seats');
  await expect(page.getByText('2 seats left')).toBeVisible();
  await time.check();
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.locator('[data-tone]', { hasText: 'Confirmed' })).toBeVisible();

  const refused = await seatsFor(1);
  expect(refused.status()).toBe(409);
  expect((await refused.json()).freeTimes.length).toBeGreaterThan(0);
  await page.goto(`/bookings/create?service=${serviceId}`);
  await openDay(page.getByRole('main'), day);
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeVisible();
  await expect(time).toBeHidden();
});
