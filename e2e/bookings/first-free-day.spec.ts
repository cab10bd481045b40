import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { dayAhead, offerService } from './appointments.ts';

const ZONE = 'Africa/Lagos';
/** Always in another month than today, and within what can be booked. */
const [AWAY_UNTIL, FIRST] = [dayAhead(34, ZONE), dayAhead(35, ZONE)];

const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day)).replace(',', '');

test('choosing a time opens at the first free day, and leads back to it from a month without any', {
  tag: '@both',
}, async ({ page, request }) => {
  const shop = await openWorkshop(request);
  const service = await offerService(request, shop, { title: 'Gown fitting', price: 20_000 });
  await callAs(request, shop.maker, '/api/staff/availability/days', {
    data: { providerId: null, firstDay: dayAhead(0, ZONE), lastDay: AWAY_UNTIL, windows: [], note: '' },
  });
  await rememberSession(page, await openAccount(request));
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/slots') && asked.push(call.url()));
  await page.goto(`/bookings/create?service=${service}`);
  const long = inWords(FIRST, { weekday: 'long', day: 'numeric', month: 'long' });
  await expect(page.getByRole('group', { name: long })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${long},`), pressed: true })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(asked).toHaveLength(1);

  const before = new Date(`${FIRST.slice(0, 7)}-01`);
  before.setUTCMonth(before.getUTCMonth() - 1);
  const month = inWords(before.toISOString(), { month: 'long', year: 'numeric' });
  await page.getByRole('button', { name: month }).click();
  await expect(page.getByText(`No available times in ${month}.`)).toBeVisible();
  const short = inWords(FIRST, { weekday: 'short', day: 'numeric', month: 'short' }).replace('Sept', 'Sep');
  await page.getByRole('button', { name: `Next available: ${short}` }).click();
  await expect(page.getByRole('group', { name: long })).toBeVisible();

  const goOn = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('main').getByRole('radio').first().check({ force: true });
  await expect(goOn).toBeEnabled();
  await page.getByRole('button', { name: month }).click();
  await expect(goOn, 'a time that is out of sight is not booked').toBeDisabled();
  await expect(page).not.toHaveURL(/start=/);
});
