import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';

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

async function fits(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
}

test('buttons and fields stand out from the page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const main = page.getByRole('main');
  for (const each of [main.getByLabel('Email', { exact: true }), main.getByRole('button', { name: 'Login' })])
    expect(await each.evaluate(standsOut)).toBe(true);
});

/** Whether the border or the ground of an element has another colour than the page. */
function standsOut(element: Element): boolean {
  const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
  const page = getComputedStyle(document.body).backgroundColor;
  return (borderTopStyle === 'solid' && borderTopColor !== page) || backgroundColor !== page;
}

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
  expect(await longestMotion(page)).toBeLessThan(1);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await longestMotion(page)).toBeLessThan(1);
});

/** How long the longest animation or transition of the page goes on, in ms. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))),
  );
