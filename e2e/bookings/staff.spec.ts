import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, type Workshop } from '../makers/workshop.ts';
import { bookAs, dayAhead, letItsTimeCome, offerService, payAs, timesOn } from './appointments.ts';

const ZONE = 'Africa/Lagos';
const DAY = dayAhead(2, ZONE);
const NEXT_DAY = dayAhead(3, ZONE);
/** The hours that a calendar of a nine-to-five day shows, in minutes. */
const [FIRST, LAST] = [480, 1080];

/** A workshop and somebody who asks, and pays, for three fittings on the same day: at nine, noon and two. */
async function busyWorkshop(request: APIRequestContext) {
  const shop = await openWorkshop(request);
  const terms = { price: 20_000, deposit: 5_000, confirmation: 'request' } as const;
  const service = await offerService(request, shop, { title: 'Gown fitting', ...terms });
  const times = await timesOn(request, service, DAY, ZONE);
  const customer = await openAccount(request);
  const asked: string[] = [];
  for (const time of [times[0], times[3], times[5]]) {
    const slot = { serviceId: service, startsAt: time?.start, expectedTotal: 20_000, plan: 'full' };
    const answer = await bookAs(request, customer, { ...slot, note: 'The hem first, please.' });
    expect(answer.status()).toBe(201);
    const { booking, payment } = await answer.json();
    await payAs(request, customer, payment);
    asked.push(booking._id);
  }
  return { shop, service, customer, asked: asked as [string, string, string] };
}

/** Looks at the day of the calendar in a theme. */
async function openDay(page: Page, day: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
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

/** Ends a booking that is shown, for a reason, once the dialog has said what that gives back. */
async function end(page: Page, button: 'Decline' | 'Cancel booking', reason: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^(Decline|Cancel) booking$/ });
  await expect(dialog).toContainText('Ngozi Eze gets a full refund of ₦20,000.');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();
  await expect(page.getByRole('main').getByText(/^[-−]₦20,000$/)).toBeVisible();
}

/** Chooses one of the free times of the next day in the dialog that a button of the page opens. */
async function chooseTomorrow(page: Page, button: string, title: string, hour: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Day' }).fill(NEXT_DAY);
  const free = dialog.getByRole('region', { name: 'Next available times' });
  await free
    .getByRole('button', { name: new RegExp(`, ${hour}$`) })
    .first()
    .click();
  await expect(dialog.getByLabel(/^Start time/)).toHaveValue(hour);
  return dialog;
}

test('a maker blocks a day with bookings, answers them, and completes a walk-in', async ({ page }) => {
  test.setTimeout(180_000);
  const { shop, service, customer, asked } = await busyWorkshop(page.request);
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
  await confirm(page, 'Accept', 'Accept booking', 'Accept');
  await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();

  await moveAndCancel(page);
  await proposeTomorrow(page, customer, asked[1]);
  await missTheCustomer(page, shop, asked[1]);
  await page.goto(`/designer/bookings/${asked[2]}`);
  await end(page, 'Decline', 'We sew for a wedding all day.');
  const sums = await Promise.all(
    asked.map(async (_id) => (await callAs(page.request, customer, `/api/bookings/${_id}`)).booking.refunded),
  );
  expect(sums, 'what went back to the customer').toEqual([20_000, 15_000, 20_000]);
  await page.goto('/designer/bookings/calendar');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await completeWalkIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/designer/bookings?view=day&day=${DAY}`);
  await expect(page.getByRole('listitem').filter({ hasText: '09:00–17:00' })).toContainText('Wedding in Ibadan');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousIssues(page), 'the day on a phone').toEqual([]);
});

/** Keeps a whole day free, which names the bookings in it first; the keyboard draws as the mouse does. */
async function blockTheDay(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Block time' });
  await page.getByRole('group', { name: 'Calendar' }).focus();
  for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByLabel('From')).toHaveValue('09:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('09:45');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await draw(page, page.getByRole('region', { name: 'Kolade Ogunleye' }), 600, 720);
  await expect(dialog.getByLabel('From')).toHaveValue('10:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('12:00');
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('Until').fill('17:00');
  await dialog.getByLabel(/^Note/).fill('Wedding in Ibadan');
  await dialog.getByRole('button', { name: 'Block time' }).click();
  await expect(dialog.getByRole('region', { name: 'Bookings in this period' }).getByRole('listitem')).toHaveCount(3);
  expect(await seriousIssues(page), 'bookings in the way').toEqual([]);
  await dialog.getByRole('button', { name: 'Block anyway' }).click();
  await expect(page.getByRole('button', { name: 'Wedding in Ibadan' })).toBeVisible();
}

/** Moves the booking on show to the next day, and cancels it then all the same. */
async function moveAndCancel(page: Page): Promise<void> {
  const dialog = await chooseTomorrow(page, 'Reschedule', 'Reschedule booking', '10:00');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByRole('main').getByText('Rescheduled').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/, 10:00–11:00$/)
      .first(),
  ).toBeVisible();
  await end(page, 'Cancel booking', 'The cutter has a fever.');
}

/** Proposes the next day’s first free time; the customer takes it. */
async function proposeTomorrow(page: Page, customer: Session, _id: string): Promise<void> {
  await page.goto(`/designer/bookings/${_id}`);
  const dialog = await chooseTomorrow(page, 'Propose another time', 'Propose another time', '09:00');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByText('Ngozi Eze has not responded yet.')).toBeVisible();
  const { booking } = await callAs(page.request, customer, `/api/bookings/${_id}`);
  await callAs(page.request, customer, `/api/bookings/${_id}/proposals/${booking.proposal._id}/accept`, {
    method: 'POST',
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Rescheduled').first()).toBeVisible();
  await expect(page.getByText('Ngozi Eze has not responded yet.')).toBeHidden();
}

/** Notes that the customer did not come, which leaves the deposit with the workshop. */
async function missTheCustomer(page: Page, { name }: Workshop, _id: string): Promise<void> {
  await letItsTimeCome(_id);
  await page.reload();
  await page.getByRole('button', { name: 'No-show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Who did not come?' });
  await expect(dialog).toContainText(`${name} keeps ₦5,000, ₦4,250 after commission; ₦15,000 is refunded.`);
  await expect(dialog).toContainText(
    /What is kept becomes available in 7 days, for the payout of \d+\s\w+\s\d{4}, unless the customer reports a problem\./,
  );
  expect(await seriousIssues(page), 'who did not come').toEqual([]);
  await dialog.getByRole('radio', { name: /^Ngozi Eze/ }).check();
  await dialog.getByRole('button', { name: 'Mark as no-show' }).click();
  await expect(page.getByRole('main').getByText('No-show').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'No-show', exact: true })).toBeHidden();
}

/** Takes down somebody who came before the workshop opened, once it is asked whether that is meant, and completes it. */
async function completeWalkIn(page: Page): Promise<void> {
  await openDay(page, NEXT_DAY, 'light');
  await page.getByRole('button', { name: 'Walk-in booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Walk-in booking' });
  const [time, person] = [dialog.getByLabel(/^Start time/), dialog.getByRole('combobox', { name: 'With' })];
  await time.fill('15:00');
  await expect(person).toHaveValue('Kolade Ogunleye (free)');
  await expect(dialog.getByRole('button', { name: 'Add booking' })).toBeVisible();
  // Of another day than the calendar shows.
  await dialog.getByRole('textbox', { name: 'Day' }).fill(dayAhead(0, ZONE));
  await time.fill('00:01');
  await expect(person).toHaveValue('Kolade Ogunleye (outside hours)');
  const question = '00:01 is outside your hours (09:00–17:00). Book it anyway?';
  await expect(dialog.getByText(question)).toBeVisible();
  expect(await seriousIssues(page), 'a walk-in outside the hours').toEqual([]);
  await expect(
    dialog.getByText(/^Price: ₦.+, as set for the service; .+ They pay you directly, without commission\./),
  ).toBeVisible();
  await dialog.getByLabel('Name').fill('Bisi Adeyemi');
  await dialog.getByRole('button', { name: 'Book anyway' }).click();
  await expect(dialog).toBeHidden();
  await openDay(page, dayAhead(0, ZONE), 'light');
  await page.getByRole('link', { name: /Bisi Adeyemi/ }).click();
  await confirm(page, 'Complete', 'Complete booking', 'Complete');
  await expect(page.getByRole('main').getByText('Completed').first()).toBeVisible();
}
