import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookAs, dayAhead, offerService, payAs, timesOn } from '../bookings/appointments.ts';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

const ZONE = 'Africa/Lagos';
const QUESTION = 'Could the sleeves end at the wrist?';

/** A workshop with an order to accept, a booking to confirm and a question about the order. Returns its maker. */
async function busyDay(request: APIRequestContext) {
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Iro and buba', 60_000));
  const orderId = await buyCart(request, customer);
  await callAs(request, customer, `/api/orders/${orderId}/messages`, { data: { text: QUESTION } });
  const terms = { price: 20_000, confirmation: 'request' } as const;
  const serviceId = await offerService(request, shop, { title: 'Gown fitting', ...terms });
  const [time] = await timesOn(request, serviceId, dayAhead(2, ZONE), ZONE);
  const answer = await bookAs(request, customer, {
    serviceId,
    startsAt: time?.start,
    expectedTotal: 20_000,
    plan: 'full',
  });
  const { payment } = await answer.json();
  await payAs(request, customer, payment);
  return shop.maker;
}

/** Comes to the dashboard by where the page says that it lies, and goes on with what waits there. */
async function goOnWith(page: Page, what: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: what }).click();
}

test('a maker does a day’s work from the dashboard: an order, its stages and measurements, a booking and a message', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  await rememberSession(page, await busyDay(request));
  await page.goto('/designer/dashboard');
  await page.getByRole('link', { name: '1 order to accept' }).click();
  await page.getByRole('button', { name: /^Accept ADN-/ }).click();
  const accepting = page.getByRole('dialog', { name: 'Accept order' });
  await expect(accepting).toContainText('The customer expects it to be ready by');
  await accepting.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^Order ADN-.+ accepted\. The customer has been notified\.$/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: /^Confirmed by maker/ }).click();
  await page.getByRole('link', { name: /^ADN-/ }).click();
  await page.getByRole('button', { name: 'Show measurements' }).click();
  const measurements = page.getByRole('region', { name: 'Measurements', exact: true });
  await expect(measurements.getByText(/\b92\b/).first()).toBeVisible();
  for (const [step, stage] of [
    ['Confirm measurements', 'Measurements confirmed'],
    ['Mark fabric as sourced', 'Fabric sourced'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: step, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click();
    await expect(page.getByRole('list', { name: /^Progress with/ }).locator('strong')).toHaveText(stage);
  }

  await goOnWith(page, '1 booking to confirm');
  await page.getByRole('link', { name: /^BKG-/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept booking' });
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Confirmed').first()).toBeVisible();

  await goOnWith(page, '1 unread conversation');
  await page.getByRole('main').getByRole('link').filter({ hasText: QUESTION }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText(QUESTION);
  await page.getByLabel('Your message').fill('They will.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages).toContainText('They will.');

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('No bookings today, and nothing that can’t wait.')).toBeVisible();
});
