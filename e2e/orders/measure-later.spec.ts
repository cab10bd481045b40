import { expect, test } from '@playwright/test';
import { buyCart, keepAddress } from '../checkout/buying.ts';
import { openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

const LENGTHS = { height: '168', 'shoulder-width': '40', 'bust-girth': '92', 'waist-girth': '74', 'hip-girth': '100' };

test('a visitor is told that measurements follow, and has nothing to tick', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto(`/products/${await sell(request, await openWorkshop(request), 'Iro and buba', 40_000)}`);
  await expect(page.getByTestId('arrival')).toContainText('ordered today with measurements');
  const measurements = page.getByRole('group', { name: /^Measurements/ });
  await expect(measurements.getByRole('link', { name: 'Log in to use saved measurements' })).toBeVisible();
  await expect(measurements.getByText(/^We’ll ask for the measurements after you order/)).toBeVisible();
  await expect(measurements.getByRole('radio')).toHaveCount(0);
  expect(await seriousIssues(page)).toEqual([]);
  const promised = /^Arrives up to \d+ days after the maker has the measurements/;
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('In your cart ·')).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText('Measurements to follow')).toBeVisible();
  await expect(page.getByText(promised)).toBeVisible();
});

test('who presses the button before it is known whether they have measurements is left with no demand', async ({
  page,
  request,
}) => {
  const productId = await sell(request, await openWorkshop(request), 'Iro and buba', 40_000);
  await rememberSession(page, await openAccount(request));
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/measurements', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, `/products/${productId}`);
  await expect(page.getByRole('radio', { name: /^I’ll measure later/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const demand = page
    .getByRole('alert')
    .filter({ hasText: 'Please choose “I’ll measure later” or saved measurements.' });
  await expect(demand).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Add measurements' })).toBeVisible();
  await expect(demand).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('In your cart ·')).toBeVisible();
});

test('an order waits for measurements, its customer adds them, and then its maker confirms them', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.slow();
  const shop = await openWorkshop(request);
  const productId = await sell(request, shop, 'Iro and buba', 40_000);
  const person = await openAccount(request);
  await keepAddress(request, person);
  await rememberSession(page, person);
  await page.goto(`/products/${productId}`);
  await expect(page.getByRole('link', { name: 'Add measurements' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByLabel('Measurements', { exact: true })).toHaveValue('later');
  const orderId = await buyCart(request, person);

  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await expect(page.getByText(/^The customer was last asked on .+ We remind them on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show measurements' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('until cutting starts you and the customer can still cancel');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for measurements' })).toBeVisible();
  await expect(page.getByText(/You can ask again from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm measurements' })).toHaveCount(0);
  expect(await seriousIssues(page), 'the order of the maker').toEqual([]);

  await rememberSession(page, person);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Measurements needed' })).toBeVisible();
  await expect(page.getByText(/^Arrives up to .* after the maker has the measurements$/)).toBeVisible();
  expect(await seriousIssues(page), 'the order that waits').toEqual([]);
  await page.getByRole('link', { name: 'Add measurements' }).click();
  await page.getByLabel('Name').fill('Me');
  for (const [name, cm] of Object.entries(LENGTHS)) await page.locator(`input[name="${name}"]`).fill(cm);
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByText(/^The measurements are saved\. Confirm below that /)).toBeVisible();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(page.getByRole('radio', { name: 'Me' })).toBeChecked();
  expect(await seriousIssues(page), 'the choice of a profile').toEqual([]);
  await page.getByRole('button', { name: 'Use these measurements' }).click();
  await expect(page.getByText(`Measurements added. ${shop.name} has been notified.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Measurements needed' })).toBeHidden();
  await expect(page.getByText('Your measurements', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Arrives by \d+\s/)).toBeVisible();

  const { record } = await callAs(request, shop.maker, `/api/staff/orders/${orderId}`);
  expect(record.parts[0].waitsFor).toBeNull();
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await page.getByRole('button', { name: 'Ask customer to check them' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The waist seems small.');
  await dialog.getByRole('button', { name: 'Ask customer' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the customer to check measurements' })).toBeVisible();
  await expect(page.getByText(/^Please check the measurements for Iro and buba: The waist seems small/)).toBeVisible();
  expect(await seriousIssues(page), 'the order whose customer is asked').toEqual([]);
  await page.getByRole('button', { name: 'Confirm measurements' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm measurements' }).click();
  await expect(page.getByText(/is now at “Measurements confirmed”/)).toBeVisible();

  // A wrong waist is put right before the cloth is cut, and the maker confirms once more.
  await rememberSession(page, person);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Update measurements' }).click();
  await page.getByRole('radio', { name: 'Me' }).check();
  expect(await seriousIssues(page), 'the update').toEqual([]);
  await page.getByRole('link', { name: 'Edit this profile first' }).click();
  await page.locator('input[name="waist-girth"]').fill('78');
  await page.getByRole('button', { name: 'Save measurements' }).click();
  await expect(page.getByRole('radio', { name: 'Me' })).toBeChecked();
  await page.getByRole('button', { name: 'Use these measurements' }).click();
  await expect(page.getByText(`Measurements updated. ${shop.name} has been notified.`)).toBeVisible();
  await expect(page.getByText('Measurements updated by the customer, to be confirmed again.')).toBeVisible();
  await page.getByText('Your measurements', { exact: true }).click();
  await expect(page.getByText(/^Until .*: Your measurements$/)).toBeVisible();
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Confirm measurements' })).toBeVisible();
});
