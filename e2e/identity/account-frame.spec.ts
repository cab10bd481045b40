import { expect, type Page, test } from '@playwright/test';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';

const PAGES = [
  ['/account', 'Overview'],
  ['/orders', 'Orders'],
  ['/bookings/my-bookings', 'Bookings'],
  ['/messages', 'Messages'],
  ['/wishlist', 'Wishlist'],
  ['/account?section=privacy', 'Privacy'],
  ['/subscription/billing', 'Billing'],
  ['/profile', 'Profile'],
] as const;

/** Keeps what moves while a page comes, from its first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** By how much the page has moved so far. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

test('one navigation leads through everything that is a person’s own, and nothing moves when a page comes', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  await rememberSession(page, await openAccount(request));
  await watchShifts(page);
  const navigation = page.getByRole('navigation', { name: 'Your account' });
  for (const [path, label] of PAGES) {
    await page.goto(path);
    const link = navigation.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link, `${label} is in view`).toBeInViewport({ ratio: 1 });
    if (isMobile) expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    expect(await moved(page), `layout shift of ${path}`).toBeLessThan(0.05);
  }
});

/** Pages of somebody who has ordered and booked, and what stands on each once all of it has come. */
const FILLED = [
  ['/orders', 'a[href^="/orders/"]'],
  ['/account', 'section li a[href^="/bookings/"]'],
  ['/bookings/my-bookings', 'li a[href^="/bookings/"]'],
] as const;

test.describe('with all that moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing jumps when orders, pictures and bookings come', { tag: '@both' }, async ({ page, request }) => {
    await rememberSession(page, await demoSession(request, 'customer'));
    await watchShifts(page);
    const main = page.getByRole('main');
    for (const [path, row] of FILLED) {
      await page.goto(path);
      await expect(main.locator(row).first()).toBeVisible();
      await expectStill(page, path);
    }
    await page.goto('/orders');
    await page.goto((await main.getByRole('link', { name: /ADN-/ }).first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ADN-/);
    await expectStill(page, 'an order');
  });
});

/** Nothing has moved once the fonts and every picture in sight are there. */
async function expectStill(page: Page, where: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await moved(page), `layout shift of ${where}`).toBeLessThan(0.05);
}

test('links to sections that became pages lead there', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  await page.goto('/account?section=orders');
  await expect(page).toHaveURL('/orders');
  await page.goto('/account?section=wishlist');
  await expect(page).toHaveURL('/wishlist');
});

test('a visitor’s wishlist has no navigation of an account', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden();
});
