import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openAccount, rememberSession, type Session, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { openWorkshop } from '../makers/workshop.ts';
import { bookAs, dayAhead, letItsTimeCome, offerService, payAs, timesOn } from './appointments.ts';

const ZONE = 'Africa/Lagos';
const LINK = 'https://meet.example/adunni-call';

/** Books a call of a service so many days ahead, with its deposit paid. Returns its id. */
async function bookCall(request: APIRequestContext, customer: Session, serviceId: string, days: number) {
  const [time] = await timesOn(request, serviceId, dayAhead(days, ZONE), ZONE);
  const slot = { serviceId, startsAt: time?.start, expectedTotal: 20_000, plan: 'deposit' };
  const { booking, payment } = await (await bookAs(request, customer, slot)).json();
  await payAs(request, customer, payment);
  return booking._id as string;
}

const toDashboard = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();

test('a maker is led from the dashboard to the call that nobody can join, and to a past one, whose payment is recorded', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const shop = await openWorkshop(page.request);
  const offer = { title: 'Style call', price: 20_000, deposit: 5_000, kind: 'video', place: 'video' } as const;
  const service = await offerService(page.request, shop, { ...offer, address: '' });
  const customer = await openAccount(page.request);
  const ahead = await bookCall(page.request, customer, service, 1);
  const past = await bookCall(page.request, customer, service, 5);
  await letItsTimeCome(past);

  await rememberSession(page, shop.maker);
  await page.goto('/designer/dashboard');
  await page.getByRole('link', { name: '1 video call without joining details' }).click();
  await page.getByLabel('Link or phone number').fill(LINK);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Booking BKG-.+ saved\. The customer was notified\.$/)).toBeVisible();
  await expect(page.getByText(LINK).first()).toBeVisible();
  const asked = await windowOf(browser, customer);
  await asked.goto(`/bookings/${ahead}`);
  await expect(asked.locator(`a[href="${LINK}"]`)).toBeVisible();

  await toDashboard(page);
  await expect(page.getByText('without joining details')).toBeHidden();
  await page.getByRole('link', { name: '1 past booking to record' }).click();
  await page.getByRole('link', { name: /^BKG-/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByLabel('Amount received')).toHaveValue('15,000');
  expect(await seriousIssues(page), 'recording a payment').toEqual([]);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^Received directly on /)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Record payment' })).toBeHidden();

  await asked.goto(`/bookings/${past}`);
  await expect(asked.getByText(/^Paid to the workshop on /)).toBeVisible();
  await asked.context().close();
});
