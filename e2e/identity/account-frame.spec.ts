import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';

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

test('one navigation leads through everything that is a person’s own, and nothing moves when a page comes', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  await rememberSession(page, await openAccount(request));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const navigation = page.getByRole('navigation', { name: 'Your account' });
  for (const [path, label] of PAGES) {
    await page.goto(path);
    const link = navigation.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link, `${label} is in view`).toBeInViewport({ ratio: 1 });
    if (isMobile) expect((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(moved, `layout shift of ${path}`).toBeLessThan(0.05);
  }
});

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
