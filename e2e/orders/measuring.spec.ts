import { expect, type Page, test } from '@playwright/test';
import { dayAhead, goOn, offerService, openDay } from '../bookings/appointments.ts';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

const LENGTHS = { height: 1680, 'shoulder-width': 400, 'bust-girth': 920, 'waist-girth': 740, 'hip-girth': 1000 };
const LAGOS = 'Africa/Lagos';

test('a measuring visit is booked from an order for somebody else, moved, and followed by a fitting', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Studio measuring', price: 5000, category: 'Measuring and fitting' });
  await offerService(request, shop, { title: 'Fitting', price: 5000, category: 'Measuring and fitting' });
  const productId = await sell(request, shop, 'Agbada', 40_000);
  const person = await openAccount(request);
  await keepAddress(request, person);
  await rememberSession(page, person);
  await page.goto(`/products/${productId}`);
  const asked = page.getByRole('group', { name: /^Measurements/ });
  await expect(asked.getByText(`Visits with ${shop.name}, booked from your order`)).toBeVisible();
  for (const visit of [
    'Measuring visit in Onitsha, Nigeria, once you have paid',
    /^Fitting optional and in person, in Onitsha, Nigeria, about \d+ days after the measurements\. You can book it once/,
  ])
    await expect(asked.getByRole('term').filter({ hasText: visit })).toBeVisible();
  const ways = asked.getByRole('link', { name: 'Studio ₦5,000' });
  await expect(ways).toHaveCount(2);
  await expect(asked.getByText(/^Next available: \w{3} \d+\s\w{3}, \d\d:\d\d, Lagos time$/)).toHaveCount(1);
  await expect(ways.first()).toHaveAttribute('href', /^\/services\/[0-9a-f-]{36}$/);

  await addToCart(request, person, productId, 'later');
  const orderId = await buyCart(request, person);
  await page.goto('/bookings/create');
  await findMeasuringFirst(page, shop);
  await page.goto(`/orders/${orderId}`);
  const visits = page.getByRole('region', { name: 'Measurements needed' }).getByRole('listitem');
  await expect(visits.filter({ hasText: 'Later, once there is something to try on' })).toContainText('Fitting');
  await page.getByRole('link', { name: 'Book a measuring visit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Book a measuring visit' })).toBeVisible();
  await openDay(page.getByRole('main'), dayAhead(3, LAGOS));
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await page.getByText('Somebody else').click();
  await goOn(page);
  await expect(page.getByText(/^For Agbada by .*The fitting comes later/)).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Please enter their name.')).toBeVisible();
  await page.getByLabel('Their name').fill('Chidi Okafor');
  expect(await seriousIssues(page), 'who comes').toEqual([]);
  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Measuring visit' })).toBeVisible();
  await expect(page.getByText('For Chidi Okafor')).toBeVisible();
  await shareWithChidi(page);
  await page.goto('/bookings/my-bookings');
  await expect(page.getByRole('link', { name: 'Measuring visit' })).toBeVisible();
  await expect(page.getByText('For Chidi Okafor')).toBeVisible();
  await page.goBack();
  await moveVisit(page);
  await page.getByRole('link', { name: /^order ADN-/ }).click();
  await expect(page.getByRole('heading', { name: 'Measuring visit booked' })).toBeVisible();
  await expect(page.getByText(/, for Chidi Okafor, with /)).toBeVisible();
  await expect(page.getByText(/^Arrives by .*, going by the measuring visit$/)).toBeVisible();
  await expect(page.getByText('can’t start without')).toHaveCount(0);
  expect(await seriousIssues(page), 'the order').toEqual([]);

  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await page.getByRole('link', { name: /^booking BKG-/ }).click();
  await expect(page.getByText('Chidi Okafor')).toBeVisible();
  await page.getByRole('link', { name: /^ADN-/ }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);

  await giveMeasurements(page, person, shop, orderId);
  await rememberSession(page, person);
  await page.goto(`/orders/${orderId}`);
  await expect(
    page.getByText(
      /^What is sewn is tried on.* Agbada should be ready to try on from about .* and finished by about \w{3} \d+\s\w{3}\.$/,
    ),
  ).toBeVisible();
  await bookFitting(page);
  await seeFitting(page, shop, orderId);
  await rememberSession(page, person);
  await findFittingWithoutOrder(page, shop);
  await offerService(request, shop, { title: 'Gown fitting', price: 5000, category: 'Measuring and fitting' });
  await compareFittings(page, person, shop, orderId);
});

/** Who looks for a fitting of what is not measured is led to the measuring visit, which comes first. */
async function findMeasuringFirst(page: Page, { name }: Workshop): Promise<void> {
  const own = page.getByRole('region', { name: 'For your orders' });
  await expect(own).toContainText('The measuring visit comes first, the fitting later.');
  await page.goto(`/bookings/create?q=${encodeURIComponent(`fitting ${name}`)}`);
  await page.getByRole('link', { name: new RegExp(`^Fitting ${name}`) }).click();
  await page
    .getByRole('region', { name: 'Is this for an order?' })
    .getByRole('link', { name: `Book a measuring visit with ${name}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Book a measuring visit' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Studio measuring/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fitting/ })).toHaveCount(0);
}

/** The message to who comes says when and where, and the calendar file says that it is saved. */
async function shareWithChidi(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Share with Chidi on WhatsApp' }).first();
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/measuring visit on .* at \d\d:\d\d, Lagos time\.\n/);
  expect(text).toMatch(/Order ADN-\S+, booking BKG-/);
  await page.getByRole('button', { name: 'Add to calendar' }).first().click();
  await expect(page.getByText(/^BKG-\S+\.ics saved\./)).toBeVisible();
}

/** Of several fittings each is offered with its first time from when there is something to try on, not from now. */
async function compareFittings(page: Page, person: Session, { name }: Workshop, orderId: string): Promise<void> {
  const next = page.getByRole('link', { name: new RegExp(`^Gown fitting ${name}`) }).getByText(/^Next available/);
  await page.goto(`/bookings/create?q=${encodeURIComponent(`gown fitting ${name}`)}`);
  const soonest = await next.innerText();
  const { order } = await callAs(page.request, person, `/api/orders/${orderId}`);
  await page.goto(`/bookings/create?order=${orderId}&part=${order.parts[0]._id}&for=fitting`);
  await expect(page.getByRole('link', { name: /itting/ }).getByText(/^Next available/)).toHaveCount(2);
  await expect(next).not.toHaveText(soonest);
}

/** Who books from the list is led to the order that is to be tried on, before and after choosing a service. */
async function findFittingWithoutOrder(page: Page, { name }: Workshop): Promise<void> {
  await page.goto('/bookings/create?q=fitting');
  const own = page.getByRole('region', { name: 'For your orders' });
  await expect(own.getByText(/^Agbada, order ADN-\S+\.$/)).toBeVisible();
  expect(await seriousIssues(page), 'the services with the order').toEqual([]);
  await page.getByRole('link', { name: new RegExp(`^Fitting ${name}`) }).click();
  await page.getByRole('link', { name: 'Book it for Agbada' }).click();
  await expect(page.getByRole('heading', { name: 'Book a fitting' })).toBeVisible();
  await expect(page.getByText(/^For Agbada by .*, order ADN-/)).toBeVisible();
  await page.goto('/bookings/create');
  await own.getByRole('link', { name: `Book a fitting with ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Book a fitting' })).toBeVisible();
}

/** Moves the visit on show to a later day, and reads before what that does to the order. */
async function moveVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule booking' });
  await openDay(dialog, dayAhead(5, LAGOS));
  await dialog.getByRole('radio').first().check({ force: true });
  await expect(dialog.getByText(/^Order ADN-.* then arrives by .* instead of /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep current time' })).toBeVisible();
  expect(await seriousIssues(page), 'the dialog').toEqual([]);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText(/^Booking rescheduled to \w+ \d+\s\w+, \d\d:\d\d, Lagos time\.$/)).toBeVisible();
  await expect(page.locator('[data-tone]', { hasText: 'Confirmed · originally' })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The maker takes the order on, and the customer gives what was measured. */
async function giveMeasurements(page: Page, person: Session, { maker }: Workshop, orderId: string): Promise<void> {
  const { request } = page;
  const { record } = await callAs(request, maker, `/api/staff/orders/${orderId}`);
  const [part] = record.parts;
  await callAs(request, maker, `/api/staff/orders/parts/${part._id}/accept`, { data: { version: part.version } });
  const chidi = { name: 'Chidi', figure: 'woman', ageGroup: 'adult', unit: 'cm', method: 'helped', confirmed: [] };
  const measuredOn = new Date().toISOString().slice(0, 10);
  const data = { ...chidi, measuredOn, values: LENGTHS };
  const { profile } = await callAs(request, person, '/api/measurements', { data });
  const { items } = await callAs(request, person, `/api/orders/${orderId}/measurements`);
  const given = { profileId: profile._id, itemIds: [items[0].itemId] };
  await callAs(request, person, `/api/orders/${orderId}/measurements`, { data: given });
}

/** Books a fitting from the order on show, at the first day that makes sense. */
async function bookFitting(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Book a fitting' }).click();
  await expect(page.getByRole('heading', { name: 'Book a fitting' })).toBeVisible();
  await page.locator('main').getByRole('radio').first().check({ force: true });
  await expect(
    page.getByText(/^Agbada should be ready to try on from about .* and finished by about .*\.$/),
  ).toBeVisible();
  expect(await seriousIssues(page), 'the times of a fitting').toEqual([]);
  await expect(page.getByRole('radio', { name: /^Somebody else/ })).toBeChecked();
  await goOn(page);
  await expect(page.getByLabel('Their name')).toHaveValue('Chidi Okafor');
  await goOn(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
}

/** Reads on both sides that the fitting on show is for the order, and on the order when it is. */
async function seeFitting(page: Page, { maker }: Workshop, orderId: string): Promise<void> {
  await expect(page.getByText(/^Fitting for Agbada, order ADN-/)).toBeVisible();
  await page.getByRole('link', { name: /^order ADN-/ }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByText(/^Fitting booked for .*, Lagos time, for Chidi Okafor, with /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book another fitting' })).toBeVisible();
  expect(await seriousIssues(page), 'the order with its fitting').toEqual([]);
  await page.getByRole('link', { name: 'View or reschedule booking' }).last().click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);

  await rememberSession(page, maker);
  await page.goto(`/designer/orders/${orderId}`);
  await expect(page.getByText(/^Fitting booked for /)).toBeVisible();
  await page.getByRole('link', { name: /^View booking BKG-/ }).click();
  await expect(page.getByText('Fitting for order')).toBeVisible();
  await expect(page.getByRole('link', { name: /^ADN-/ })).toHaveAttribute('href', `/designer/orders/${orderId}`);
}
