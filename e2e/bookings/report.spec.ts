import { expect, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';
import { bookAs, dayAhead, letItsTimeCome, offerService, payAs, timesOn } from './appointments.ts';

const ZONE = 'Africa/Lagos';

test('a customer reports a problem, staff refund a part of it, and the customer sees it', async ({ page, browser }) => {
  const shop = await openWorkshop(page.request);
  const service = await offerService(page.request, shop, { title: 'Gown fitting', price: 20_000, deposit: 5_000 });
  const [time] = await timesOn(page.request, service, dayAhead(2, ZONE), ZONE);
  const customer = await openAccount(page.request);
  const slot = { serviceId: service, startsAt: time?.start, expectedTotal: 20_000, plan: 'full' };
  const { booking, payment } = await (await bookAs(page.request, customer, slot)).json();
  await payAs(page.request, customer, payment);
  await letItsTimeCome(booking._id);
  const { record } = await callAs(page.request, shop.maker, `/api/staff/bookings/${booking._id}`);
  await callAs(page.request, shop.maker, `/api/staff/bookings/${booking._id}/complete`, {
    data: { version: record.version, note: '' },
  });

  await rememberSession(page, customer);
  await page.goto(`/bookings/${booking._id}`);
  await expect(page.getByText(/You can report a problem until \w+ \d+\s\w+ at \d\d:\d\d\./)).toBeVisible();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('radio', { name: /^The service was not as booked/ }).check();
  await dialog.getByLabel('What happened?').fill('The hem was left unpinned.');
  expect(await seriousIssues(page), 'the report').toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Your report: under review' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeHidden();

  const staff = await windowOf(browser, await demoSession(page.request, 'admin'));
  await staff.goto('/admin/bookings?reported=yes');
  await staff.getByRole('link', { name: booking.number }).first().click();
  const panel = staff.locator('section').filter({ has: staff.getByRole('heading', { name: 'Reported problem' }) });
  await expect(panel).toContainText('The hem was left unpinned.');
  await panel.getByRole('button', { name: 'Refund' }).click();
  const refund = staff.getByRole('dialog', { name: 'Refund the booking' });
  await refund.getByLabel('Amount').fill('8000');
  await expect(refund).toContainText('₦12,000 stays with');
  await refund.getByLabel('Reason').fill('The maker agrees that the hem was forgotten.');
  await expect(refund.getByRole('button', { name: 'Refund ₦8,000' })).toBeDisabled();
  await refund.getByRole('checkbox').check();
  expect(await seriousIssues(staff), 'the refund').toEqual([]);
  await refund.getByRole('button', { name: 'Refund ₦8,000' }).click();
  await expect(panel).toContainText('₦8,000 refunded.');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await staff.context().close();

  await page.reload();
  const notice = page.getByRole('region', { name: 'Your report: refunded' });
  await expect(notice).toContainText('₦8,000 will be refunded to your original payment method.');
  await expect(notice).toContainText('The maker agrees that the hem was forgotten.');
  expect(await seriousIssues(page), 'the settled report').toEqual([]);
});
