import { expect, type Page, test } from '@playwright/test';
import { moneyIn } from '../checkout/buying.ts';
import { openAccount, PASSWORD } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, somePhoto, type Workshop } from '../makers/workshop.ts';
import { dayAhead, endPayment, goOn, letItsTimeCome, offerService, openDay, timesOn } from './appointments.ts';

const LONDON = 'Europe/London';
const LAGOS = 'Africa/Lagos';
const PRICE = 20_000;
const DEPOSIT = 5_000;
const NOTE = 'The sleeves of my last one pull.';

test.use({ timezoneId: LONDON });

test('from London, a customer books a time in Lagos, pays the deposit, moves it, is there and reviews it', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(150_000);
  const { request } = page;
  const shop = await openWorkshop(request, 'Tailor');
  const service = await offerService(request, shop, { title: 'Agbada fitting', price: PRICE, deposit: DEPOSIT });
  const days = [dayAhead(3, LAGOS), dayAhead(4, LAGOS)] as const;
  const [first, second] = [await thirdTime(page, service, days[0]), await thirdTime(page, service, days[1])];

  await signInToBook(page, service);
  await openDay(page.getByRole('main'), days[0]);
  await page.getByRole('radio', { name: new RegExp(`^${clock(first, LAGOS)}`) }).check();
  expect(await seriousIssues(page), 'the calendar').toEqual([]);
  await goOn(page);
  await expect(page.getByRole('main')).toContainText(bothClocks(first));
  await page.getByLabel('Message to the maker').fill(NOTE);
  await page.reload();
  await expect(page.getByLabel('Message to the maker')).toHaveValue(NOTE);
  await page.goBack();
  await expect(page.getByRole('radio', { name: new RegExp(`^${clock(first, LAGOS)}`) })).toBeChecked();
  await page.goForward();
  await page.getByLabel('Phone (optional)').fill('020 7946 0018');
  await goOn(page);
  await expect(page.getByText('Please add the country code, such as +234 or +44.')).toBeVisible();
  await expect(page.getByLabel('Phone (optional)')).toBeFocused();
  await page.getByLabel('Phone (optional)').fill('+44 12 3456');
  await goOn(page);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByLabel('Phone (optional)')).toBeFocused();
  await page.getByLabel('Phone (optional)').fill('+44 20 7946 0018');
  await goOn(page);
  await expect(page.getByRole('radio', { name: /^Pay a deposit now/ })).toBeChecked();
  expect(await seriousIssues(page), 'the last step').toEqual([]);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await endPayment(page, 'Pay');

  await expect(page.locator('[data-tone]', { hasText: 'Confirmed' })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await moneyIn(page, 'Balance due')).toBe(PRICE - DEPOSIT);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: /^Thank you/ })
      .getByRole('button', { name: 'Add to calendar' })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^BKG-\d{4}-\d{6}\.ics$/);

  await move(page, days[1], second);
  await complete(page, shop);
  await page.reload();
  await expect(page.locator('[data-tone]', { hasText: 'Completed' })).toBeVisible();
  expect(await seriousIssues(page), 'the booking').toEqual([]);
  await page.goto('/bookings/my-bookings?tab=past');
  await expect(
    page.getByRole('list', { name: 'Past' }).getByRole('link', { name: 'Agbada fitting', exact: true }),
  ).toBeVisible();
  expect(await seriousIssues(page), 'the list').toEqual([]);
  await review(page);
  await readAnswered(page, shop, service);
});

/** When the third free time of a day begins. */
async function thirdTime(page: Page, service: string, day: string): Promise<string> {
  const times = await timesOn(page.request, service, day, LAGOS);
  expect(times.length).toBeGreaterThan(2);
  return times[2]?.start ?? '';
}

/** A time of the clock in a zone: `09:00`. */
const clock = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(iso));

/** How a time is told where both clocks differ; in summer they do not. */
function bothClocks(iso: string): string {
  const [own, theirs] = [clock(iso, LONDON), clock(iso, LAGOS)];
  return own === theirs ? theirs : `${theirs} Lagos time${own} your time in London`;
}

/** Comes to a service as a visitor, wants to book it, and logs in on the way. */
async function signInToBook(page: Page, service: string): Promise<void> {
  const customer = await openAccount(page.request);
  await page.goto(`/services/${service}`);
  await page.getByRole('link', { name: 'Book an appointment' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('main').getByLabel('Email').fill(customer.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Book an appointment' })).toBeVisible();
}

/** Moves the booking on show to another time. */
async function move(page: Page, day: string, start: string): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule booking' });
  await expect(dialog).toContainText('You can reschedule twice');
  await openDay(dialog, day);
  await dialog.getByRole('radio', { name: new RegExp(`^${clock(start, LAGOS)}`) }).check();
  expect(await seriousIssues(page), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.locator('[data-tone]', { hasText: 'Confirmed · originally' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText(`${clock(start, LAGOS)} to `);
}

/** Ten days later the tailor completes the booking on show. */
async function complete(page: Page, { maker }: Workshop): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await letItsTimeCome(id);
  const { record } = await callAs(page.request, maker, `/api/staff/bookings/${id}`);
  const data = { version: record.version, note: '' };
  await callAs(page.request, maker, `/api/staff/bookings/${id}/complete`, { data });
}

/** The customer goes from the list to the review, with a photo, and finds it again at the booking. */
async function review(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Write a review of Agbada fitting' }).click();
  await page.getByRole('radio', { name: '5 of 5: Excellent' }).check();
  await expect(page.getByText('How does it fit?')).toHaveCount(0);
  await page.getByLabel('Your review').fill('He pinned the sleeve once, and then it was right.');
  await page.getByLabel('Add photos').setInputFiles(await somePhoto(page.request));
  await expect(page.getByRole('img', { name: 'photo.jpg' })).toBeVisible();
  expect(await seriousIssues(page), 'the form').toEqual([]);
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('link', { name: 'Your review: Agbada fitting' })).toBeVisible();
}

/** The maker answers, and everybody reads both on the page of the service’s reviews. */
async function readAnswered(page: Page, { maker }: Workshop, service: string): Promise<void> {
  const { items } = await callAs(page.request, maker, '/api/staff/reviews?about=service');
  const data = { version: 1, text: 'Come by when the next one is cut.' };
  await callAs(page.request, maker, `/api/staff/reviews/${items[0]._id}/reply`, { method: 'PUT', data });
  await page.goto(`/services/${service}`);
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText('5.0 of 5, from 1 review')).toBeVisible();
  await page.goto(`/services/${service}/reviews`);
  const said = page.getByRole('article');
  await expect(said).toContainText('He pinned the sleeve once, and then it was right.');
  await expect(said).toContainText('Come by when the next one is cut.');
  expect(await seriousIssues(page), 'the reviews of a service').toEqual([]);
}
