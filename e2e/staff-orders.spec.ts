import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession, windowOf } from './account.ts';
import { seriousIssues } from './axe.ts';
import { addToCart, buyCart } from './buying.ts';
import { callAs, openWorkshop, sell, type Workshop } from './workshop.ts';

/** Naira. */
const GOWN = 200_000;

const progress = (page: Page): Locator => page.getByRole('list', { name: /^Progress at/ });

/** A paid order of one piece that its maker has accepted; the maker’s window shows it. */
async function acceptedOrder(page: Page): Promise<{ shop: Workshop; partId: string; orderId: string }> {
  const shop = await openWorkshop(page.request);
  const customer = await openAccount(page.request);
  await addToCart(page.request, customer, await sell(page.request, shop, 'Aso-oke Gown', GOWN));
  const orderId = await buyCart(page.request, customer);
  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const [{ _id: partId, version }] = record.parts;
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/accept`, { data: { version, note: '' } });
  await rememberSession(page, shop.maker);
  await page.goto(`/designer/orders/${orderId}`);
  return { shop, partId, orderId };
}

test('who is overtaken by a colleague sees the newest state, and loses nothing of what was written', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { shop, partId, orderId } = await acceptedOrder(page);
  await page.getByRole('button', { name: 'Confirm the measurements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the measurements' });
  await dialog.getByLabel('Note to the customer').fill('All confirmed by phone.');

  const { record } = await callAs(page.request, shop.maker, `/api/staff/orders/${orderId}`);
  const data = { version: record.parts[0].version, to: 'measurements-confirmed', note: '' };
  await callAs(page.request, shop.maker, `/api/staff/orders/parts/${partId}/stage`, { data });

  await dialog.getByRole('button', { name: 'Confirm the measurements' }).click();
  await expect(dialog.getByText(/^Someone else changed this meanwhile/)).toBeVisible();
  await expect(dialog.getByText('“Measurements confirmed” does not follow any more.')).toBeVisible();
  await expect(dialog.getByLabel('Note to the customer')).toHaveValue('All confirmed by phone.');
  expect(await seriousIssues(page), 'the conflict').toEqual([]);
  await dialog.getByLabel('From “Measurements confirmed” to').selectOption('Fabric sourced');
  await page.getByRole('dialog').getByRole('button', { name: 'The fabric is sourced' }).click();
  const last = progress(page).getByRole('listitem').filter({ hasText: 'Fabric sourced' });
  await expect(last).toContainText('All confirmed by phone.');
});

test('the work sheet fits on paper: no prices, nothing of the page around it', async ({ page }) => {
  const { partId, orderId } = await acceptedOrder(page);
  await page.getByRole('link', { name: 'Work sheet' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}/sheet/${partId}`);
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await expect(page.getByRole('main').getByText('₦')).toHaveCount(0);
  expect(await seriousIssues(page), 'the work sheet').toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Aso-oke Gown')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}`);
});

test('a maker says where payouts go, and staff see before a batch who cannot be paid', async ({ page, browser }) => {
  const shop = await openWorkshop(page.request);
  await rememberSession(page, shop.maker);
  await page.goto('/designer/payouts');
  await expect(page.getByText('Nothing moved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Check the account' }).click();
  await expect(page.getByText('This is needed.')).toHaveCount(2);
  await page.getByLabel('Account number').fill('0123456789');
  await page.getByRole('combobox', { name: 'Bank' }).fill('Guaranty');
  await page.getByRole('option', { name: /^Guaranty/ }).click();
  await page.getByRole('button', { name: 'Check the account' }).click();
  await expect(page.getByText(/^The bank says that this account belongs to/)).toBeVisible();
  expect(await seriousIssues(page), 'the account').toEqual([]);
  await page.getByRole('button', { name: 'Yes, use this account' }).click();
  await expect(page.getByRole('button', { name: 'Change the account' })).toBeVisible();
  await expect(page.getByText(/6789$/)).toBeVisible();

  const hall = await windowOf(browser, await demoSession(page.request, 'admin'));
  await hall.goto('/admin/orders/payouts');
  await hall.getByRole('button', { name: 'Pay the makers' }).click();
  const dialog = hall.getByRole('dialog', { name: 'Pay the makers' });
  await expect(dialog.getByText(/or more available/)).toBeVisible();
  expect(await seriousIssues(hall), 'the batch').toEqual([]);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
});
