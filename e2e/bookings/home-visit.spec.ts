import { expect, type Page, test } from '@playwright/test';
import { moneyIn } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, somePhoto } from '../makers/workshop.ts';
import { dayAhead, endPayment, goOn, offerService, openDay, timesOn } from './appointments.ts';

const ZONE = 'Africa/Lagos';
const [PRICE, WAY] = [20_000, 3_000];
/** How many days ahead the service can be booked. */
const HORIZON = 20;

test('a maker comes home: the way is paid for, and another time is agreed by a tap', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { request } = page;
  const shop = await openWorkshop(request, 'Tailor');
  const service = await offerService(request, shop, {
    ...{ title: 'Measuring at home', kind: 'home-visit', place: 'home', price: PRICE, deposit: 5_000 },
    horizonDays: HORIZON,
    bring: ['A mirror'],
    travelZones: [
      { _id: null, name: 'Yaba and Surulere', fee: 0 },
      { _id: null, name: 'Lagos Island', fee: WAY },
    ],
  });
  const day = dayAhead(HORIZON, ZONE);
  const [booked, proposed] = await timesOn(request, service, day, ZONE);
  await rememberSession(page, await openAccount(request));

  await page.goto(`/bookings/create?service=${service}`);
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary.getByRole('region', { name: 'What to have ready' })).toHaveText(/A mirror/);
  await expect(summary.getByRole('link', { name: 'Measuring at home' })).toHaveAttribute('target', '_blank');
  await expect(summary).toContainText('plus travel');
  await chooseTime(page, day, booked?.start);
  await sayWhere(page);
  await expect(page.getByRole('term').filter({ hasText: /^Travel to you/ })).toContainText('Travel zone: Lagos Island');
  await expect(page.getByText('14 Admiralty Way, Lekki, Eti-Osa, Lagos, Nigeria', { exact: true })).toBeVisible();
  await expect(summary).not.toContainText('plus travel');
  await page.getByRole('radio', { name: /^Pay in full now/ }).check();
  expect(await seriousIssues(page), 'the last step').toEqual([]);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await endPayment(page, 'Pay');

  const booking = page.getByRole('main');
  await expect(booking.locator('[data-tone]', { hasText: 'Confirmed' })).toBeVisible();
  await expect(booking.getByRole('region', { name: 'At your place' })).toContainText('14 Admiralty Way');
  await expect(booking.getByRole('region', { name: 'For the maker' }).getByRole('img')).toHaveCount(1);
  expect([await moneyIn(page, 'Travel to you'), await moneyIn(page, 'Total')]).toEqual([WAY, PRICE + WAY]);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { record } = await callAs(request, shop.maker, `/api/staff/bookings/${id}`);
  const slot = { version: record.version, providerId: record.provider._id, startsAt: proposed?.start };
  const note = 'The bridge is closed until ten.';
  await callAs(request, shop.maker, `/api/staff/bookings/${id}/propose`, { data: { ...slot, note } });

  await page.goto('/bookings/my-bookings');
  await page.getByRole('link', { name: 'Respond' }).click();
  const panel = page.getByRole('region', { name: `${shop.name} proposes another time` });
  await expect(panel).toContainText(`“${note}”`);
  await expect(panel.locator('time')).toHaveAttribute('datetime', proposed?.start ?? '');
  expect(await seriousIssues(page), 'the proposal').toEqual([]);
  await panel.getByRole('button', { name: 'Accept this time' }).click();
  await expect(booking.locator('[data-tone]', { hasText: 'Confirmed · originally' })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(booking.locator('time').first()).toHaveAttribute('datetime', proposed?.start ?? '');
  expect((await timesOn(request, service, day, ZONE)).map(({ start }) => start)).toContain(booked?.start);
});

/** Chooses the first time of the last day that can be booked, where the calendar ends and says why. */
async function chooseTime(page: Page, day: string, start = ''): Promise<void> {
  const calendar = page.getByRole('main');
  await expect(calendar.getByRole('button', { name: /available times?$/ }).first()).toBeVisible();
  await openDay(calendar, day);
  const words = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const last = words.format(Date.parse(day)).replace(',', '');
  await expect(calendar.getByText(`You can book until ${last}.`)).toBeVisible();
  await expect(calendar.getByText('→')).toBeHidden();
  await calendar.getByRole('radio', { name: new RegExp(`^${clock(start)}`) }).check();
  await goOn(page);
}

/** A time of the clock in Lagos: `09:00`. */
const clock = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(Date.parse(iso));

/** Says how far it is, which is asked for when it was forgotten, and where; with a photo. */
async function sayWhere(page: Page): Promise<void> {
  await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['Nigeria']);
  await page.getByLabel('Recipient').fill('Ngozi Eze');
  await page.getByLabel('Phone', { exact: true }).fill('08030000116');
  await page.getByLabel('State', { exact: true }).selectOption('Lagos');
  await page.getByLabel('Local government area').selectOption('Eti-Osa');
  await page.getByLabel('City or town').fill('Lekki');
  await page.getByLabel('Street address').fill('14 Admiralty Way');
  await page.getByLabel('Add photos').setInputFiles(await somePhoto(page.request));
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  await goOn(page);
  const fault = page.getByText('Please select a travel zone.');
  await expect(fault).toBeVisible();
  expect(await seriousIssues(page), 'the details').toEqual([]);
  await page.getByRole('radio', { name: /^Lagos Island/ }).check();
  await expect(fault).toBeHidden();
  await goOn(page);
}
