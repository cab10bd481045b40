import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillCart, pieceId } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';

const PIECE = 'Ankara Shift';
const SAVED = 'Settings saved.';

/** What a wide screen and a phone change: both run at once, and each must see its own number. */
const CHANGES = {
  desktop: { label: 'Delivery abroad', name: 'internationalDeliveryCost', value: 41_250, sees: seesDeliveryAbroad },
  phone: { label: 'Returns from abroad', name: 'returnDaysAbroad', value: 21, sees: seesReturns },
} as const;

async function openShop(page: Page, request: APIRequestContext, name: string): Promise<Session> {
  const session = await demoSession(request, name);
  await rememberSession(page, session);
  return session;
}

/** Saves one setting; anew when the other screen was faster. */
async function save(page: Page, label: string, value: number): Promise<void> {
  await expect(async () => {
    await page.goto('/admin/settings');
    await page.getByLabel(label, { exact: true }).fill(String(value), { timeout: 10_000 });
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText(SAVED)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

async function seesDeliveryAbroad(page: Page, request: APIRequestContext): Promise<void> {
  const customer = await openAccount(request);
  const address = {
    recipient: 'Ngozi Eze',
    phone: '+44 20 7946 0958',
    countryCode: 'GB',
    state: 'London',
    city: 'Peckham',
    street: '12 Rye Lane',
    postcode: 'SE15 5BS',
  };
  const headers = { 'x-access-token': customer.accessToken };
  const kept = await request.post('/api/account/addresses', { headers, data: address });
  expect(kept.ok(), await kept.text()).toBe(true);
  await fillCart(request, customer, PIECE);
  await rememberSession(page, customer);
  await page.goto('/checkout');
  await page.getByLabel('Phone').fill('08030000200');
  for (const step of ['contact', 'address']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: `Change ${step}` })).toBeVisible();
  }
  await expect(page.getByRole('main').locator('[data-money="41250"]').first()).toBeVisible();
}

async function seesReturns(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(`/products/${await pieceId(request, PIECE)}`);
  await page.getByText('Returns', { exact: true }).click();
  await expect(page.getByText(/within 21 days anywhere else/)).toBeVisible();
}

test('what a superadmin changes holds in the shop at once, and is remembered', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(120_000);
  const { label, name, value, sees } = CHANGES[project.name as keyof typeof CHANGES];
  const context = await browser.newContext();
  const shopper = await context.newPage();
  const piece = `/products/${await pieceId(context.request, PIECE)}`;
  // So that the page is in the cache.
  await shopper.goto(piece);
  await openShop(page, page.request, 'superadmin');
  await page.goto('/admin/settings');
  const before = Number((await page.getByLabel(label, { exact: true }).inputValue()).replace(/\D/g, ''));
  expect(await seriousIssues(page), 'the settings').toEqual([]);

  await page.getByLabel('Tax', { exact: true }).fill('101');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('At most 100%.')).toBeVisible();
  await expect(page.getByLabel('Tax', { exact: true })).toBeFocused();
  expect(await seriousIssues(page), 'a refused setting').toEqual([]);

  await save(page, label, value);
  const entry = page.getByRole('listitem').filter({ hasText: 'Ifeanyi Nwosu' }).filter({ hasText: label });
  await expect(entry.first()).toContainText(value.toLocaleString('en-NG'));
  await sees(shopper, context.request);
  await save(page, label, before);
  const { settings } = await (await page.request.get('/api/settings')).json();
  expect(settings[name]).toBe(before);
  await context.close();
});

test('who saves over what somebody else changed meanwhile is asked first', async ({ page, request }) => {
  const { accessToken } = await openShop(page, request, 'superadmin');
  const headers = { 'x-access-token': accessToken };
  await page.goto('/admin/settings');
  await page.getByLabel('Low stock threshold').fill('5');
  // Saved as it was: it counts as a change, and alters nothing for the tests that run meanwhile.
  await expect(async () => {
    const { version, settings } = await (await request.get('/api/staff/settings', { headers })).json();
    const other = await request.put('/api/staff/settings', { headers, data: { version, values: settings } });
    expect(other.ok()).toBe(true);
  }).toPass();
  await page.getByRole('button', { name: 'Save settings' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
  await expect(question).toBeVisible();
  await expect(page.getByLabel('Low stock threshold')).toHaveValue('5');
  expect(await seriousIssues(page), 'the question').toEqual([]);
  await question.getByRole('button', { name: 'See their version' }).click();
  await expect(page.getByLabel('Low stock threshold')).toHaveValue('3');
  await expect(question).toHaveCount(0);
});

test('an admin has no part in settings', async ({ page, request }) => {
  const { accessToken } = await openShop(page, request, 'admin');
  for (const path of ['/admin/settings', '/admin/settings/currencies']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
  const refused = await request.get('/api/staff/settings', { headers: { 'x-access-token': accessToken } });
  expect(refused.status()).toBe(403);
});

test('a superadmin sets a rate by hand, and hides a currency from everybody', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(120_000);
  const [code, name, rate] = project.name === 'phone' ? ['CNY', 'Chinese Yuan', 210] : ['CHF', 'Swiss Franc', 1900];
  const row = page.getByRole('row', { name: new RegExp(`^${code}`) });
  const dialog = page.getByRole('dialog', { name });
  await openShop(page, page.request, 'superadmin');
  await page.goto('/admin/settings/currencies');
  await expect(row).toBeVisible();
  expect(await seriousIssues(page), 'the currencies').toEqual([]);

  /** Changes the currency; anew when the other screen was faster. */
  async function change(fill: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await page.goto('/admin/settings/currencies');
      await page.getByRole('button', { name: `Change ${name}` }).click({ timeout: 10_000 });
      await fill();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`${name} saved.`)).toBeVisible({ timeout: 5000 });
    }).toPass();
  }
  const byHand = dialog.getByLabel('Set rate manually');
  const shown = dialog.getByLabel('Customers can select it');

  await page.getByRole('button', { name: `Change ${name}` }).click();
  await byHand.check({ force: true });
  await dialog.getByLabel(`Naira per ${code}`).fill('0.01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^The published rate is ₦[\d.,]+\. Please check your entry\.$/)).toBeVisible();
  expect(await seriousIssues(page), 'the currency').toEqual([]);

  await change(async () => {
    await byHand.check({ force: true });
    await dialog.getByLabel(`Naira per ${code}`).fill(String(rate));
  });
  await expect(row).toContainText(`₦${rate.toLocaleString('en-NG')}.00`);
  await expect(row.getByText(/^Manual rate until/).filter({ visible: true })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const shopper = await context.newPage();
  await shopper.goto(`/products/${await pieceId(context.request, PIECE)}`);
  const choice = shopper.getByRole('banner').getByLabel('Currency');
  const price = shopper.getByTestId('price').locator('[data-money]');
  const naira = Number(await price.getAttribute('data-money'));
  const inCurrency = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code }).format(naira / rate);
  // Again while the page does not answer yet.
  await expect(async () => {
    await choice.selectOption(code);
    await expect(price).toHaveText(inCurrency, { timeout: 2000 });
  }).toPass();

  await change(() => shown.uncheck({ force: true }));
  await expect(row.getByText('Hidden').filter({ visible: true })).toBeVisible();
  await shopper.reload();
  await expect(price).toHaveText(`₦${naira.toLocaleString('en-NG')}`);
  await expect(choice.locator(`option[value=${code}]`)).toHaveCount(0);
  await context.close();

  await change(async () => {
    await shown.check({ force: true });
    await byHand.uncheck({ force: true });
  });
  await expect(row.getByText('Shown', { exact: true }).filter({ visible: true })).toBeVisible();
});
