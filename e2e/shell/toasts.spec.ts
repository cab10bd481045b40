import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { holdClock } from '../kit/toast.ts';

test('a toast leaves the tools of the bar in reach, waits for who is in it, and goes by Escape', {
  tag: '@both',
}, async ({ page, request, isMobile }) => {
  await holdClock(page);
  await rememberSession(page, await openAccount(request));
  await page.goto('/login');
  const region = page.getByRole('region', { name: 'Notifications' });
  const toast = region.getByText('You are already logged in!', { exact: true });
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toast.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  // Whoever presses something before the page has led on is who leaves it.
  await expect(page).toHaveURL('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: /^Wishlist/ }).click({ trial: true });
  await bar.getByRole('link', { name: /^Cart/ }).click({ trial: true });
  await bar.getByRole('button', { name: isMobile ? 'Menu' : /account$/ }).click({ trial: true });
  await region.getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('a toast comes along where a page leads on by itself, and goes when its reader leaves the page', async ({
  page,
  request,
}) => {
  await holdClock(page);
  await rememberSession(page, await openAccount(request));
  await page.goto('/login');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('You are already logged in!');
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toast.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  // So little of its time passes on the way that it would still be there.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(new URL(page.url()).pathname).toBe('/cart');
  }).toPass({ intervals: [50], timeout: 20_000 });
  await expect(toast).toBeHidden();
});
