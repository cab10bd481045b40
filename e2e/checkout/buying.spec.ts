import { readFile } from 'node:fs/promises';
import { expect, type Page, type Route, test } from '@playwright/test';
import { openAccount, rememberSession, type Session } from '../kit/account.ts';
import { everyIssue } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import {
  checkOut,
  endPayment,
  fillCart,
  fillRegistration,
  goOn,
  keepAddress,
  moneyIn,
  pieceId,
  writeAddress,
} from './buying.ts';

const PIECE = 'Ankara Shift';

/** Holds what a page shows to WCAG; `where` names it in the report. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await everyIssue(page), where).toEqual([]);
}

async function addAsGuest(page: Page, productId: string): Promise<void> {
  await page.goto(`/products/${productId}`);
  await expect(page.getByTestId('arrival')).toContainText('ordered today');
  const sizes = page.getByRole('group', { name: /^Size/ });
  await sizes.locator('label:not([data-sold-out]) input').first().check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
}

async function registerOnTheWay(page: Page, email: string, byPhone: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/login?next=/checkout');
  if (byPhone) await page.locator('summary', { hasText: 'Your order' }).click();
  await expect(page.getByRole('complementary', { name: 'Your order' }).getByText(PIECE)).toBeVisible();
  if (byPhone) await page.locator('summary', { hasText: 'Your order' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register?next=%2Fcheckout');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectAccessible(page, 'registering on the way');
  await fillRegistration(page, email, byPhone);
}

test('a guest buys a piece, from the first look to the receipt', { tag: '@both' }, async ({
  page,
  request,
  isMobile,
}) => {
  const theme = isMobile ? 'dark' : 'light';
  test.setTimeout(120_000);
  await page.addInitScript((mode) => localStorage.setItem('theme-mode', mode), theme);
  await addAsGuest(page, await pieceId(request, PIECE));
  await expectAccessible(page, 'cart');
  await registerOnTheWay(page, `buyer-${theme}-${process.pid}-${Date.now()}@adunni.example`, isMobile);

  await page.goBack();
  await expect(page).toHaveURL('/cart');
  const before = await moneyIn(page, 'Subtotal');
  await expectRefusedCoupon(page);
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Code WELCOME10 is applied')).toBeVisible();
  await expectFailedRemovalOfCoupon(page);
  expect(await moneyIn(page, 'Discount (WELCOME10)')).toBe(before / 10);
  const total = await moneyIn(page, 'Total');
  expect(total).toBe(before + before * 0.05 - before / 10);
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await page.getByLabel('Phone').fill('07946 001 234');
  await goOn(page);
  await expect(page.getByText('Please add the country code, such as +234 or +44.')).toBeVisible();
  await page.getByLabel('Phone').fill('0803 000 0200');
  await expectAccessible(page, 'contact');
  await goOn(page);
  await expectAccessible(page, 'address');
  await writeAddress(page);
  await expectAccessible(page, 'delivery');
  await goOn(page);
  await goOn(page);
  await expectAccessible(page, 'review');
  await page.getByRole('button', { name: 'Place order and pay' }).click();

  await expect(page.getByRole('heading', { level: 1 }).locator('[data-money]')).toHaveAttribute(
    'data-money',
    String(total),
  );
  await expectAccessible(page, 'sandbox');
  await endPayment(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page, 'order');
  await expectReceipt(page);
  await cancelAll(page);
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`${PIECE}.*Cancelled`) })).toBeVisible();
  await expectAccessible(page, 'orders');
});

async function expectRefusedCoupon(page: Page): Promise<void> {
  const field = page.getByLabel('Coupon code');
  await field.fill('no-such-code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('This code is not valid.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('This code is not valid.');
  await expectAccessible(page, 'refused coupon');
}

/** A coupon that the server cannot take off stays, and the page says so. */
async function expectFailedRemovalOfCoupon(page: Page): Promise<void> {
  await page.route('**/api/cart/coupon', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Remove code' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Failed to remove coupon')).toBeVisible();
  await page.unroute('**/api/cart/coupon');
  await expect(page.getByText('Code WELCOME10 is applied')).toBeVisible();
}

async function expectReceipt(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ADN-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

async function cancelAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('will be refunded to your original payment method.')).toBeVisible();
  await expectAccessible(page, 'cancelling');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
}

test.describe('paying', () => {
  test.describe.configure({ mode: 'serial' });
  let person: Session;

  test.beforeAll(async ({ request }) => {
    person = await openAccount(request);
    await keepAddress(request, person);
  });

  test.beforeEach(async ({ page, request }) => {
    await fillCart(request, person, PIECE);
    await rememberSession(page, person);
  });

  test('that fails can be tried again', { tag: '@phone' }, async ({ page }) => {
    await checkOut(page);
    await endPayment(page, 'Decline');
    await expect(page.getByText('Payment failed. Nothing was charged.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await endPayment(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  test('by transfer is waited for, and shows itself when it has arrived', async ({ page }) => {
    await checkOut(page);
    await endPayment(page, 'Pay by transfer');
    await expect(page.getByText('We are waiting for your transfer.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeHidden();
    await query(`update sandbox_transactions set settles_at = now() where email = $1 and status = 'pending'`, [
      person.email,
    ]);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  });

  test('that never happens leaves the order open, with the time that is left', async ({ page }) => {
    await checkOut(page);
    await endPayment(page, 'Cancel payment');
    await expect(page.getByText('We haven’t received your payment yet.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
    await page.goto('/orders?filter=to-pay');
    await page.getByRole('link', { name: new RegExp(`${PIECE}.*Awaiting payment`) }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await endPayment(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('survives going back and reloading, and is placed once however often it is pressed', async ({ page }) => {
    // What is pressed before the page knows which terms it shows waits for them.
    const isKnown = Promise.withResolvers<void>();
    await page.route('**/api/legal/terms', (route) => isKnown.promise.then(() => route.continue()));
    await page.goto('/checkout');
    await page.getByLabel('Phone').fill('08030000300');
    await goOn(page);
    await page.getByRole('button', { name: 'Change contact' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+2348030000300');
    await goOn(page);
    await expect(page.getByRole('button', { name: 'Change contact' })).toBeVisible();
    await page.reload();
    await goOn(page);
    await page.getByRole('radio', { name: /^Express delivery/ }).check();
    await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain('₦6,500');
    await goOn(page);
    await goOn(page);

    const keys: string[] = [];
    let isFirst = true;
    await page.route('**/api/checkout', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    const button = page.getByRole('button', { name: 'Place order and pay' });
    await button.dblclick();
    await expect(button).toHaveAttribute('data-loading', 'true');
    expect(keys).toEqual([]);
    isKnown.resolve();
    await expect(page.getByText('You appear to be offline.')).toBeVisible();
    await button.click();
    await expect(page).toHaveURL(/\/pay\/sandbox\//);
    expect(keys).toEqual([keys[0], keys[0]]);
    await endPayment(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('shows a total that changed meanwhile, and charges it only once it was accepted', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    await page.goto('/checkout');
    await page.getByLabel('Phone').fill('08030000200');
    for (let step = 0; step < 4; step++) await goOn(page);
    const button = page.getByRole('button', { name: 'Place order and pay' });
    await expect(button).toBeEnabled();
    await fillCart(request, person, PIECE);
    await button.click();
    await expect(page.getByText('The total has changed since you last saw it.')).toBeVisible();
    const amounts = page.getByRole('status').filter({ hasText: 'The total was' }).locator('[data-money]');
    await expect(amounts).toHaveCount(2);
    const [before, now] = await amounts.evaluateAll((all) =>
      all.map((each) => Number(each.getAttribute('data-money'))),
    );
    expect(now).toBe(2 * (before ?? 0));
    await page.getByRole('button', { name: 'Accept new total and pay' }).click();
    const charged = page.getByRole('heading', { level: 1 }).locator('[data-money]');
    await expect(charged).toHaveAttribute('data-money', String(now));
    await endPayment(page, 'Pay');
  });
});

test('a cart that changed meanwhile is settled before it is ordered', { tag: '@phone' }, async ({ page, request }) => {
  const person = await openAccount(request);
  await fillCart(request, person, PIECE);
  await query(
    `update cart_items set quantity = 50, seen_price = seen_price - 100
      where basket_id = (select id from baskets where user_id = $1)`,
    [person._id],
  );
  await rememberSession(page, person);
  await page.goto('/cart');
  await expect(page.getByText('1 item needs attention before you can check out')).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText(`There is not enough stock of ${PIECE}.`)).toBeVisible();
  await expectAccessible(page, 'checkout with a problem');
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(page.getByText('Please lower the quantity')).toBeHidden();
  await page.getByRole('button', { name: 'Accept new price' }).click();
  await expect(page.getByText('needs attention before you can check out')).toBeHidden();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByLabel('Phone')).toBeVisible();
  await expect(page.getByText('Before you can order')).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: `Remove: ${PIECE}` }).press('Enter');
  await expect(page.getByText(`${PIECE} was removed.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused();

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Remove: ${PIECE}` })).toBeVisible();
});

for (const [cause, fail] of Object.entries({
  'the server fails': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'the connection is cut': (route: Route) => route.abort('internetdisconnected'),
}))
  test(`a cart that cannot be read because ${cause} says so and can be asked for again`, { tag: '@phone' }, async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/cart', (route) => (isDown ? fail(route) : route.continue()));
    await page.goto('/cart');
    await expect(page.getByText('Failed to fetch cart')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
