import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookAs, dayAhead, letItsTimeCome, offerService, timesOn } from '../bookings/appointments.ts';
import { addToCart, buyCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

const SECTION = '/account?section=measurements';
const LENGTHS = { height: 1680, 'shoulder-width': 400, 'bust-girth': 920, 'waist-girth': 740, 'hip-girth': 1000 };

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function saveProfile(request: APIRequestContext, person: Session, name: string): Promise<string> {
  const who = { name, figure: 'woman', ageGroup: 'adult' };
  const data = { ...who, unit: 'cm', values: LENGTHS, method: 'alone', measuredOn: '2026-05-03' };
  return (await callAs(request, person, '/api/measurements', { data })).profile._id;
}

test('a person is led along the body, asked about inches, and finds every version again', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.slow();
  const person = await openAccount(request);
  await rememberSession(page, person);
  await page.goto(SECTION);
  await page.getByRole('link', { name: 'Add your measurements' }).click();
  await page.getByLabel('Name').fill('Me');
  await page.getByRole('button', { name: 'Step-by-step guide' }).click();

  await expect(page.getByRole('heading', { name: 'Height' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Height\. Barefoot/ })).toBeVisible();
  await expect(field(page, 'height')).toBeFocused();
  await field(page, 'height').fill('168');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Head girth' })).toBeVisible();
  for (const passed of ['Neck-base girth', 'Shoulder width', 'Bust girth']) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page.getByRole('heading', { name: passed })).toBeVisible();
  }
  await field(page, 'bust-girth').fill('36');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bust girth: 36 in = 91.4 cm?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bust girth' })).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, it is 91.4 cm' }).click();
  await expect(field(page, 'bust-girth')).toHaveValue('91.4');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Back to list' }).click();

  await page.getByText('Inches', { exact: true }).click();
  await expect(field(page, 'bust-girth')).toHaveValue('36');
  await field(page, 'under-bust-girth').fill('37');
  await page.keyboard.press('Enter');
  await expect(field(page, 'waist-girth')).toBeFocused();
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText('The under-bust should be smaller than the bust.')).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await field(page, 'under-bust-girth').fill('31');
  await page.getByRole('button', { name: 'Save measurements' }).click();

  await expect(page.getByRole('heading', { name: 'Me', exact: true })).toBeVisible();
  await expect(page.getByText('3 measurements added.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit measurements' }).click();
  await field(page, 'waist-girth').fill('29½');
  await page.reload();
  await expect(field(page, 'waist-girth')).toHaveValue('29½');
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText('new, 29½ in')).toBeVisible();
  await page.getByText('Centimetres', { exact: true }).click();
  await expect(page.getByText('74.9 cm').first()).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
});

test('an order keeps the measurements that it was placed with', { tag: '@phone' }, async ({ page, request }) => {
  test.slow();
  const productId = await sell(request, await openWorkshop(request), 'Iro and buba', 40_000);
  const person = await openAccount(request);
  const profileId = await saveProfile(request, person, 'Adaeze');
  await rememberSession(page, person);
  await page.goto(`/products/${productId}`);
  const proposed = page.getByRole('radio', { name: 'Adaeze' });
  await expect(proposed).toBeChecked();
  await expect(proposed).toHaveValue(profileId);
  await expect(page.getByText('Complete for this item')).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByLabel('Measurements', { exact: true })).toHaveValue(profileId);

  await keepAddress(request, person);
  const orderId = await buyCart(request, person);
  await page.goto(`${SECTION}&profile=${profileId}&edit=1`);
  await field(page, 'waist-girth').fill('80');
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText('74 → 80 cm')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('until 12 months after they end')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Add your measurements' })).toBeVisible();

  await page.goto(`/orders/${orderId}`);
  await page.getByText('Adaeze’s measurements').click();
  await expect(page.getByRole('definition').filter({ hasText: /^74 cm$/ })).toBeVisible();
  await expect(page.getByText('80 cm')).toHaveCount(0);
  expect(await seriousIssues(page)).toEqual([]);
});

test('measurements for a product are asked for by its lengths alone, and lead back to where they were asked for', {
  tag: '@phone',
}, async ({ page, request }) => {
  const shop = await openWorkshop(request);
  const productId = await sell(request, shop, 'Iro and buba', 40_000);
  await rememberSession(page, await openAccount(request));
  await page.goto(`/products/${productId}`);
  await page.getByRole('link', { name: 'Add measurements' }).click();
  await expect(page.getByRole('link', { name: 'Back to Iro and buba' })).toHaveAttribute('href', /#measurements$/);
  // Only who was measured by somebody else is asked by whom.
  await expect(page.getByLabel('Measured by (optional)')).toBeHidden();
  await page.getByLabel('Method').selectOption('Measured by someone else');
  await page.getByLabel('Measured by (optional)').fill('Tunde');
  await page.getByLabel('Method').selectOption('Self-measured');
  await expect(page.getByLabel('Measured by (optional)')).toBeHidden();
  await page.getByLabel('Name').fill('Sister');
  await page.getByRole('button', { name: 'Step-by-step guide' }).click();
  await expect(page.getByText(/^1 of [345]$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  for (const [name, tenths] of Object.entries(LENGTHS))
    if (await field(page, name).isVisible()) await field(page, name).fill(String(tenths / 10));
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByRole('radio', { name: 'Sister' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sister' })).toBeInViewport();
});

test('the maker reads them on record, proposes what a fitting showed, and the customer keeps it', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  const person = await openAccount(request);
  const measurementProfileId = await saveProfile(request, person, 'Adaeze');
  await addToCart(request, person, await sell(request, shop, 'Iro and buba', 40_000));
  const { items } = await callAs(request, person, '/api/cart');
  const data = { measurementProfileId };
  await callAs(request, person, `/api/cart/update/${items[0]._id}`, { method: 'PUT', data });
  await keepAddress(request, person);
  const orderId = await buyCart(request, person);

  await rememberSession(page, shop.maker);
  const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  const [{ _id: partId, version }] = record.parts;
  await callAs(request, shop.maker, `/api/staff/orders/parts/${partId}/accept`, { data: { version } });
  await page.goto(`/designer/orders/${orderId}`);
  // However long the list of measurements is, what confirms them is in sight.
  await page.getByRole('button', { name: 'Confirm measurements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm measurements' });
  await expect(dialog.getByRole('definition').filter({ hasText: /^74 cm$/ })).toBeAttached();
  await expect(dialog.getByText('This can’t be undone.')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Confirm measurements' })).toBeInViewport({ ratio: 1 });
  expect(await seriousIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Show measurements' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^74 cm$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Propose measurements from a fitting' }).click();
  await field(page, 'waist-girth').fill('75.5');
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to customer' }).click();
  await expect(page.getByText('74 → 75.5 cm')).toBeVisible();
  await expect(page.getByRole('heading', { name: /respond to proposed measurements$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm measurements' })).toHaveCount(0);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Work sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Measurements of Adaeze' })).toBeVisible();

  const admin = await demoSession(request, 'admin');
  const { order } = await callAs(request, person, `/api/orders/${orderId}`);
  const log = await callAs(request, admin, '/api/staff/audit?limit=100');
  const readings = log.items.filter(
    ({ action }: { action: string }) => action === `Read measurements of ${order.number}`,
  );
  expect(readings.length).toBeGreaterThanOrEqual(2);

  await rememberSession(page, person);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText(`${shop.name} measured for this item on`)).toContainText('proposes new measurements.');
  await expect(page.getByRole('button', { name: 'Update measurements' })).toBeHidden();
  await page.getByRole('link', { name: 'Accept or decline' }).click();
  await expect(page.getByRole('heading', { name: `${shop.name} measured Adaeze on` })).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save for Adaeze' }).click();
  await expect(page.getByText(`at a fitting, ${shop.name}`)).toBeVisible();

  const bookingId = await beginVisit(request, shop, person);
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/bookings/${bookingId}`);
  await page.getByRole('button', { name: 'Propose measurements from a fitting' }).click();
  await proposeWaist(page, '87');
  expect(await seriousIssues(page), 'what was measured').toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Propose measurements from a fitting' }).click();
  await proposeWaist(page, '77');

  await rememberSession(page, person);
  await page.goto(`/bookings/${bookingId}`);
  await expect(page.getByLabel('Who are these measurements for?')).toHaveValue(measurementProfileId);
  await expect(page.getByText('75.5 → 77 cm')).toBeVisible();
  expect(await seriousIssues(page), 'what is proposed').toEqual([]);
  await page.getByRole('button', { name: 'Save for Adaeze' }).click();
  await expect(page.getByText('Measurements updated for Adaeze.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `${shop.name} measured you on` })).toBeHidden();
});

/** Books an hour with a workshop, without a profile, and lets it have taken place. */
async function beginVisit(request: APIRequestContext, shop: Workshop, person: Session): Promise<string> {
  const zone = 'Africa/Lagos';
  const service = await offerService(request, shop, { title: 'Measuring appointment', price: 5000 });
  const [time] = await timesOn(request, service, dayAhead(2, zone), zone);
  const slot = { serviceId: service, startsAt: time?.start, expectedTotal: 5000 };
  const { booking } = await (await bookAs(request, person, slot)).json();
  await letItsTimeCome(booking._id);
  return booking._id;
}

async function proposeWaist(page: Page, cm: string): Promise<void> {
  await field(page, 'waist-girth').fill(cm);
  await page.getByRole('button', { name: 'Send to customer' }).click();
  await expect(page.getByText(`new, ${cm} cm`)).toBeVisible();
}
