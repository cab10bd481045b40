import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { buyCart, fillCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs } from '../makers/workshop.ts';

const PIECE = 'Ankara Shift';

const bellOf = (page: Page, unread: number): Locator =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true });

/** Buys a piece as a new customer, who is signed in on the page; returns the order’s id. */
async function buy(page: Page, request: APIRequestContext): Promise<string> {
  const customer = await openAccount(request);
  await fillCart(request, customer, PIECE);
  await rememberSession(page, customer);
  return buyCart(request, customer);
}

/** Staff move the order’s only part to a stage. */
async function moveOn(request: APIRequestContext, orderId: string, to: string): Promise<void> {
  const admin = await demoSession(request, 'admin');
  const { record } = await callAs(request, admin, `/api/staff/orders/${orderId}`);
  const [{ _id, version }] = record.parts;
  await callAs(request, admin, `/api/staff/orders/parts/${_id}/stage`, { data: { version, to, note: '' } });
}

test('the bell rings when the order moves on, in every tab and without a reload', async ({
  context,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const orderId = await buy(page, request);
  await page.goto('/');
  // Of the order that was paid.
  await expect(bellOf(page, 1)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await expect(bellOf(other, 1)).toBeVisible();

  await moveOn(request, orderId, 'confirmed');
  await expect(bellOf(page, 2)).toBeVisible();
  await expect(bellOf(other, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'New notification:' })).toContainText(
    'has confirmed your order',
  );
  await moveOn(request, orderId, 'packed');
  await expect(bellOf(page, 3)).toBeVisible();

  await bellOf(page, 3).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first()).toContainText('has packed your order');
  await expect(panel.getByRole('listitem').last()).toContainText('Thank you for your order');
  expect(await seriousIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page, 3)).toBeFocused();

  await bellOf(page, 3).click();
  await panel.getByRole('link', { name: /has confirmed your order/ }).click();
  await expect(page).toHaveURL(`/orders/${orderId}`);
  await expect(bellOf(page, 2)).toBeVisible();
  await expect(bellOf(other, 2)).toBeVisible();

  await bellOf(other, 2).click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellOf(other, 0)).toBeVisible();
  await expect(bellOf(page, 0)).toBeVisible();
});

test('another tab takes over when the one that listens is closed', async ({ context, page, request }) => {
  test.setTimeout(120_000);
  const orderId = await buy(page, request);
  await page.goto(`/orders/${orderId}`);
  await expect(bellOf(page, 1)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products');
  await expect(bellOf(other, 1)).toBeVisible();
  const taken = other.waitForResponse('**/api/notifications/stream');
  await page.close();
  expect((await taken).status()).toBe(200);
  await moveOn(request, orderId, 'confirmed');
  await expect(bellOf(other, 2)).toBeVisible();
});

test('a device that is logged out elsewhere is logged out at once', async ({ page, request }) => {
  const session = await openAccount(request);
  await rememberSession(page, session);
  const streaming = page.waitForResponse('**/api/notifications/stream');
  await page.goto('/');
  await streaming;
  await request.post('/api/auth/logout', { headers: { 'x-access-token': session.accessToken } });
  await expect(page).toHaveURL('/login');
});

test('a person chooses which notifications come by email', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/');
  await bellOf(page, 0).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('No notifications yet.');
  await panel.getByRole('link', { name: 'Email settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const stages = page.getByRole('switch', { name: 'Order progress' });
  await expect(stages).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /payout|stock|new order/i })).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await stages.check();
  await kept;
  await page.reload();
  await expect(stages).toBeChecked();
  expect(await seriousIssues(page)).toEqual([]);
});
