import { expect, type Page, test } from '@playwright/test';
import { offerService, goOn as toNextStep } from '../bookings/appointments.ts';
import { titled } from '../catalog/editor.ts';
import { endPayment, fillRegistration, goOn, writeAddress } from '../checkout/buying.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';

const LENGTHS = {
  height: '181',
  'shoulder-width': '47',
  'bust-girth': '104',
  'waist-girth': '92',
  'hip-girth': '103',
};

test('a visitor finds an agbada for a brother, buys it, gives his measurements and books his fitting', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  await offerService(request, shop, { title: 'Fitting', price: 5000, category: 'Measuring and fitting' });
  const title = titled('Agbada');
  await sell(request, shop, title, 140_000, 'men');

  await findByTyping(page, title);
  await expect(page.getByText(/^We’ll ask for the measurements after you order/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, `sister-${process.pid}-${Date.now()}@adunni.example`, true);
  await page.getByLabel('Phone').fill('0803 000 0200');
  await goOn(page);
  await writeAddress(page);
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await endPayment(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Thank you, Ngozi' })).toBeVisible();

  await giveHisMeasurements(page, shop);
  await acceptOrder(page, shop);
  await page.reload();
  await bookHisFitting(page, title);
});

/** Finds a product by what the search suggests, and opens it. */
async function findByTyping(page: Page, title: string): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true').fill(title);
  await page.getByRole('group', { name: 'Products' }).getByRole('option', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The order says what it waits for, and leads to the form and back. */
async function giveHisMeasurements(page: Page, { name }: Workshop): Promise<void> {
  await page
    .getByRole('region', { name: 'Measurements needed' })
    .getByRole('link', { name: 'Add measurements' })
    .click();
  await page.getByLabel('Name').fill('Chidi');
  await page.getByLabel('Measurement set').selectOption('Men’s');
  const { 'hip-girth': hips, ...others } = LENGTHS;
  for (const [length, cm] of Object.entries(others)) await page.locator(`input[name="${length}"]`).fill(cm);
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText('Measurements saved for Chidi. Still needed: hip girth.')).toBeVisible();
  await page.getByRole('link', { name: 'Complete measurements', exact: true }).click();
  await page.locator('input[name="hip-girth"]').fill(hips);
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByRole('radio', { name: 'Chidi' })).toBeChecked();
  await page.getByRole('button', { name: 'Use these measurements' }).click();
  await expect(page.getByText(`Measurements added. ${name} has been notified.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
  await expect(page.getByText(/^What is sewn is tried on at a fitting, .* in Onitsha, from /)).toBeVisible();
}

/** The maker takes the only order on. */
async function acceptOrder({ request }: Page, { maker }: Workshop): Promise<void> {
  const { items } = await callAs(request, maker, '/api/staff/orders/parts?awaiting=yes');
  const [{ _id, version }] = items;
  await callAs(request, maker, `/api/staff/orders/parts/${_id}/accept`, { data: { version } });
}

async function bookHisFitting(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Book a fitting' }).click();
  await page.getByRole('main').getByRole('radio').first().check({ force: true });
  await expect(page.getByRole('radio', { name: /^Somebody else/ })).toBeChecked();
  await toNextStep(page);
  await expect(page.getByLabel('Their name')).toHaveValue('Chidi');
  await page.getByLabel('Their name').fill('Chidi Eze');
  await toNextStep(page);
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
  await expect(page.getByText('For Chidi Eze')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Fitting for ${title}, order ADN-`))).toBeVisible();
  await page.getByRole('link', { name: /^order ADN-/ }).click();
  await expect(page.getByText(/^Fitting booked for /)).toBeVisible();
}
