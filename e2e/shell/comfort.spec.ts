import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { expectRoomForLargeText, expectStillness, expectToStandOut } from '../kit/comfort.ts';

const VISITOR = [
  '/',
  '/products',
  '/products?q=zzzzqqq',
  '/services',
  '/makers',
  '/cart',
  '/login',
  '/register',
  '/404',
];
const CUSTOMER = [
  '/orders',
  '/account',
  '/bookings/my-bookings',
  '/bookings/create',
  '/messages',
  '/subscription/billing',
];
const DESIGNER = ['dashboard', 'orders', 'bookings', 'messages', 'products/add', 'services/add', 'shop', 'payouts'];

test.describe('text of twice the size on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of VISITOR) test(`needs no scrolling sideways on ${path}`, ({ page }) => fits(page, path));

  test('needs none on a customer’s pages', async ({ page, request }) => {
    await rememberSession(page, await demoSession(request, 'customer'));
    for (const path of CUSTOMER) await fits(page, path);
  });

  test('needs none on a maker’s pages', async ({ page, request }) => {
    await rememberSession(page, await demoSession(request, 'designer'));
    for (const path of DESIGNER) await fits(page, `/designer/${path}`);
  });
});

for (const width of [320, 360, 390])
  test(`the order of a list stands clear of its arrow at ${width} px`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/products?sort=price-up');
    const select = page.getByLabel('Sort by');
    await expect(select).toHaveValue('price-up');
    const room = await select.evaluate((element: HTMLSelectElement) => {
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing) return 0;
      drawing.font = getComputedStyle(element).font;
      return element.clientWidth - drawing.measureText(element.selectedOptions[0]?.text ?? '').width;
    });
    // Its padding of 4 px on both sides, an arrow of 12, and some space between.
    expect(room).toBeGreaterThanOrEqual(24);
  });

async function fits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRoomForLargeText(page, path);
}

test('buttons and fields stand out from the page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const main = page.getByRole('main');
  await expectToStandOut(main.getByLabel('Email', { exact: true }), 'a field');
  await expectToStandOut(main.getByRole('button', { name: 'Login' }), 'a button');
});

test('nothing moves for who asked for that, neither while something loads nor when it opens', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rememberSession(page, await openAccount(request));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/profile', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expectStillness(page, 'a page that loads');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectStillness(page, 'the menu');
});
