import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, PASSWORD, rememberSession, type Session } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { UNDECIDED } from '../kit/cookie-choice.ts';
import { visit } from '../kit/visit.ts';
import { callAs, openWorkshop, sell, type Workshop } from '../makers/workshop.ts';
import { approve, PHONE } from './kit.ts';

const WORK = ['measurements-confirmed', 'fabric-sourced', 'cutting', 'sewing', 'finishing', 'quality-check', 'ready'];
test('a partner applies, shares a link, earns, loses some of it by a refund, and is paid', {
  tag: '@both',
}, async ({ page, request, browser }) => {
  const [partner, shop] = [await openAccount(request), await openWorkshop(request)];
  const productId = await sell(request, shop, 'Aso-oke Gown', 200_000);
  await rememberSession(page, partner);
  const code = await applyAs(page);
  await approve(request, code);

  await visit(page, '/account/affiliate');
  expect(await seriousIssuesOfBothThemes(page), 'the overview').toEqual([]);
  await page.getByLabel('Or paste its address').fill(`/products/${productId}`);
  const link = `/products/${productId}?ref=${code}`;
  await expect(page.getByText(link)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /wa\.me.*ref%3D/);

  const shopper = await followLink(browser, request, link);
  await addToCart(request, shopper, productId);
  const orderId = await buyCart(request, shopper);
  await visit(page, '/account/affiliate?section=earnings');
  await expect(page.getByRole('row', { name: /Pending/ })).toContainText('₦16,000');
  expect(await page.textContent('main'), 'nothing of who ordered').not.toMatch(/Ngozi|ADN-/);

  const close = await deliver(request, shop, orderId);
  await refundHalf(request, orderId);
  await close();
  await page.reload();
  // Another journey may pay everybody at this moment.
  const due = page.getByRole('row', { name: /Due|Paid out/ });
  await expect(due).toBeVisible();
  const amounts = (await due.textContent())?.match(/[\d,.]+(?=\D*$)/) ?? [];
  const earned = Number(amounts[0]?.replace(',', ''));
  expect(earned).toBeGreaterThan(5000);
  expect(earned).toBeLessThan(16_000);

  await callAs(request, await demoSession(request, 'admin'), '/api/staff/payouts', {
    data: { batchId: crypto.randomUUID() },
  });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Paid out/ })).toBeVisible({ timeout: 2000 });
    await expect(page.getByRole('listitem').filter({ hasText: 'Paid out' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await seriousIssuesOfBothThemes(page), 'the earnings').toEqual([]);
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Statement of/ }).click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^payout-\d{4}-\d\d-\d\d\.pdf$/);
});

/** Fills in the application on the programme’s page; returns the code that was chosen. */
async function applyAs(page: Page): Promise<string> {
  const code = `J${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`.toUpperCase();
  await visit(page, '/affiliates');
  expect(await seriousIssuesOfBothThemes(page), 'the programme').toEqual([]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Folake’s Lace Notes');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('Website or handle').fill('@folake.lace');
  await page.getByLabel('Your audience').fill('Brides in Enugu.');
  await page.getByLabel('How you will recommend us').fill('A film about lace each week.');
  await page.getByLabel('Add my bank account now').check();
  await page.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'Guaranty Trust Bank' }).click();
  await page.getByLabel('Account number').fill('0123456789');
  await page.getByRole('button', { name: 'Check account' }).click();
  await expect(page.getByText(/belongs to/)).toBeVisible();
  await page.getByLabel(/^I accept the/).check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  return code;
}

/** Somebody follows the link in a browser of their own, agrees only then, and logs in; returns their session. */
async function followLink(browser: Browser, request: APIRequestContext, link: string): Promise<Session> {
  const context = await browser.newContext({ storageState: UNDECIDED, userAgent: PHONE });
  const page = await context.newPage();
  const clicks = (isKept: boolean) =>
    page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/affiliates/clicks') && (await response.json()).isKept === isKept,
    );
  const before = clicks(false);
  await visit(page, link);
  await before;
  const after = clicks(true);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
  await after;
  const { email } = await openAccount(request, 'Customer', 'Umeh', 'Adaeze');
  const login = await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { user, token, refreshToken } = await login.json();
  await context.close();
  return { ...user, accessToken: token, refreshToken };
}

/** Makes and sends the order; returns how it is closed. */
async function deliver(request: APIRequestContext, { maker }: Workshop, orderId: string): Promise<() => Promise<void>> {
  const found = await callAs(request, maker, `/api/staff/orders/${orderId}`);
  const [{ _id }] = found.record.parts;
  let [{ version }] = found.record.parts;
  const admin = await demoSession(request, 'admin');
  const change = async (who: Session, call: string, data: object): Promise<void> => {
    const { record } = await callAs(request, who, `/api/staff/orders/parts/${_id}/${call}`, {
      data: { version, ...data },
    });
    version = record.parts[0].version;
  };
  await change(maker, 'accept', {});
  for (const to of WORK) await change(maker, 'stage', { to });
  await change(maker, 'stage', { to: 'dispatched', carrier: 'GIG Logistics', trackingNumber: 'GIG-1' });
  await change(admin, 'stage', { to: 'delivered' });
  return async () => {
    const { record } = await callAs(request, admin, `/api/staff/orders/${orderId}`);
    version = record.parts[0].version;
    await change(admin, 'stage', { to: 'closed' });
  };
}

async function refundHalf(request: APIRequestContext, orderId: string): Promise<void> {
  const admin = await demoSession(request, 'admin');
  const { record } = await callAs(request, admin, `/api/staff/orders/${orderId}`);
  const data = {
    request: { kind: 'amount', partId: record.parts[0]._id, amount: 100_000 },
    reason: 'The hem was uneven.',
  };
  const headers = { 'x-access-token': admin.accessToken, 'idempotency-key': crypto.randomUUID() };
  const response = await request.post(`/api/staff/orders/${orderId}/refunds`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}
