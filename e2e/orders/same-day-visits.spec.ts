import { expect, type Page, test } from '@playwright/test';
import { dayAhead, endPayment, goOn, offerService, openDay } from '../bookings/appointments.ts';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

const LAGOS = 'Africa/Lagos';
const BROTHER = { firstName: 'Tunde', lastName: 'Adeyemi' };
const CATEGORY = 'Measuring and fitting';

test('both visits for a brother’s agbada are booked on the day it is bought, and go when its maker declines', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  await offerService(request, shop, {
    ...{ title: 'Home measuring', price: 8000, deposit: 8000, category: CATEGORY, kind: 'home-visit', place: 'home' },
    travelZones: [{ _id: null, name: 'Yaba and Surulere', fee: 0 }],
  });
  await offerService(request, shop, { title: 'Fitting', price: 5000, category: CATEGORY });
  const person = await openAccount(request);
  await keepAddress(request, person);
  await addToCart(request, person, await sell(request, shop, 'Agbada', 140_000, 'men'), 'later');
  const orderId = await buyCart(request, person, 'full', 'works', BROTHER);
  await rememberSession(page, person);

  await isToldWhatComesFirst(page, person, orderId);
  await bookHomeMeasuring(page, shop);
  await page.goto(`/orders/${orderId}`);
  const visits = page.getByRole('region', { name: 'Measuring visit booked' });
  await expect(visits).toContainText(`comes to Tunde Adeyemi, `);
  await expect(visits).not.toContainText(', for Tunde Adeyemi,');
  await expect(visits).toContainText('Agbada should be ready to try on from about');
  await bookFitting(page, shop);
  await page.goto('/bookings/my-bookings');
  const home = page.getByRole('listitem').filter({ hasText: 'Measuring visit' });
  await expect(home).toContainText('For Tunde Adeyemi: Agbada');
  await expect(home).toContainText('Paid');
  await expect(home).toContainText('Admiralty Way');
  await page.goto(`/orders/${orderId}`);
  await expect(
    visits.getByText(/^Fitting booked for .*, Lagos time, for Tunde Adeyemi, with .*12 Bourdillon Road/),
  ).toBeVisible();
  expect(await seriousIssues(page), 'the order with both visits').toEqual([]);

  await declineOrder(page, shop, orderId);
  await page.reload();
  await expect(page.getByText(/^Fitting booked for/)).toHaveCount(0);
  await page.goto('/bookings/my-bookings?tab=cancelled');
  const gone = page.getByRole('list', { name: 'Cancelled' }).getByRole('listitem');
  await expect(gone).toHaveCount(2);
  await gone.filter({ hasText: 'Measuring visit' }).getByRole('link', { name: 'Measuring visit' }).click();
  await expect(page.getByText(`${shop.name} cancelled this booking.`)).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
});

/** Before anything is booked the order and the form for a fitting say what comes first, and lead there. */
async function isToldWhatComesFirst(page: Page, person: Session, orderId: string): Promise<void> {
  const { order } = await callAs(page.request, person, `/api/orders/${orderId}`);
  await page.goto(`/bookings/create?order=${orderId}&part=${order.parts[0]._id}&for=fitting`);
  await expect(page.getByText(/^The measurements come first: /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'book a measuring visit' })).toBeVisible();
  await page.getByRole('link', { name: 'add them to your order' }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(
    page.getByText(/To book it here, first book a measuring visit or add the measurements\.$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Book a measuring visit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Book a measuring visit' })).toBeVisible();
}

/** Books a visit to the brother at home, which is paid at once. */
async function bookHomeMeasuring(page: Page, { name }: Workshop): Promise<void> {
  await openDay(page.getByRole('main'), dayAhead(3, LAGOS));
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await goOn(page);
  await expect(page.getByLabel('Their name')).toHaveValue('Tunde Adeyemi');
  await expect(page.getByText('No saved measurements')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Yaba and Surulere/ }).check();
  await goOn(page);
  await expect(page.getByRole('term').filter({ hasText: /^Travel to Tunde Adeyemi/ })).toContainText(
    'Travel zone: Yaba and Surulere',
  );
  await expect(
    page.getByText(
      `If ${name} doesn’t take your order or cancels it, this visit is cancelled and you get a full refund.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await endPayment(page, 'Pay');
  await expect(page.getByRole('heading', { name: /^Thank you/ }), 'the payment counts').toBeVisible();
  await expect(page.getByText(/^The fitting comes later, .* You book it from order ADN-/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View order and book the fitting' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'At Tunde Adeyemi’s place' })).toContainText('Admiralty Way');
}

/** Books the fitting from the order on show, on the first day that makes sense. */
async function bookFitting(page: Page, { name }: Workshop): Promise<void> {
  await page.getByRole('link', { name: 'Book a fitting' }).click();
  await expect(
    page.getByText(/^Agbada should be ready to try on from about .* and finished by about .*\.$/),
  ).toBeVisible();
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await expect(page.getByText('Suggested days')).toBeVisible();
  await expect(page.getByText(/nothing to try on yet/)).toHaveCount(0);
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
  await expect(page.getByText(new RegExp(`^If ${name} doesn’t take your order or cancels it`))).toBeVisible();
}

async function declineOrder({ request }: Page, { maker }: Workshop, orderId: string): Promise<void> {
  const { record } = await callAs(request, maker, `/api/staff/orders/${orderId}`);
  const [{ _id, version }] = record.parts;
  const data = { version, reason: 'No aso-oke left.' };
  await callAs(request, maker, `/api/staff/orders/parts/${_id}/decline`, { data });
}
