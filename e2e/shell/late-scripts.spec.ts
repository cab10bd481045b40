import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';

const TWO_MINUTES = 120_000;

test('a page whose scripts do not load within two minutes ends in the error screen, and can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  // What was asked for meanwhile hangs on, so that only trying again can help.
  let areLate = true;
  await page.route('**/assets/*.js', (route) => (areLate ? undefined : route.continue()));
  await page.locator('footer a[href="/services"]').click();
  await page.clock.runFor(TWO_MINUTES - 5000);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText('Something went wrong');
  await page.clock.runFor(6000);
  await expect(title).toHaveText('Something went wrong');
  areLate = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/services');
});

const FIRST_SCREENS = [
  { what: 'a page that is shown', path: '/products', shown: 'All products' },
  { what: 'a loading screen', path: '/profile', shown: 'Loading...' },
];

for (const { what, path, shown } of FIRST_SCREENS)
  test(`${what}, whose scripts do not load at all, offers to try again after two minutes`, async ({
    page,
    request,
  }) => {
    await rememberSession(page, await openAccount(request));
    let areLate = true;
    await page.route('**/assets/*.js', (route) => (areLate ? undefined : route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    const notice = page.getByRole('alert').filter({ hasText: 'This page did not load fully.' });
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(notice).toBeHidden();
    await page.evaluate((late) => {
      for (const animation of document.getAnimations()) animation.currentTime = late;
    }, TWO_MINUTES);
    await expect(notice).toBeVisible();
    areLate = false;
    await notice.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(page.getByText('This page did not load fully.')).toHaveCount(0);
  });

test('a page whose scripts fail says so at once, and can be tried again', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  let areBroken = true;
  await page.route('**/assets/*.js', (route) => (areBroken ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto('/profile', { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'This page did not load fully.' });
  await expect(notice).toBeVisible();
  areBroken = false;
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.getByText('This page did not load fully.')).toHaveCount(0);
});

test('a page whose script is gone since a new version reloads once each time it is missed, and opens with the new one', async ({
  page,
}) => {
  let isGone = true;
  let missed = 0;
  await page.route(/\/assets\/services\.page-[^/]*\.js$/, (route) => {
    if (!isGone) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404 });
  });
  await visit(page, '/about');
  for (const times of [1, 2]) {
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await page.locator('footer a[href="/services"]').click();
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
    await visit(page, '/about');
    expect(missed).toBe(times);
  }
  isGone = false;
  await page.locator('footer a[href="/services"]').click();
  await expect(page).toHaveURL('/services');
});
