import { expect, test } from '@playwright/test';
import { openAccount, rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes, seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';

const menuButton = { name: 'Menu', exact: true } as const;

test.describe('the drawer', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in from the right, 280 wide, and closes when a link is chosen', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', menuButton).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(390 - 280);
    expect((await drawer.boundingBox())?.width).toBe(280);
    const group = drawer.getByRole('button', { name: 'Main Menu' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await drawer.getByRole('button', { name: 'Subscription' }).click();
    await expect(drawer.getByRole('link', { name: 'Plans' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Makers' })).toBeHidden();
    await group.click();
    await expect(drawer.getByRole('link', { name: 'Plans' })).toBeHidden();
    await drawer.getByRole('link', { name: 'Makers' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/makers');
  });

  test('gives the focus back when Escape closes it', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', menuButton).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('button', menuButton)).toBeFocused();
  });

  test('offers guests the way in, and signed-in people their account', async ({ page, request }) => {
    await visit(page, '/');
    await page.getByRole('button', menuButton).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Register' })).toBeVisible();
    const session = await openAccount(request, 'Tailor');
    await rememberSession(page, session);
    await visit(page, '/');
    await page.getByRole('button', menuButton).click();
    await expect(drawer.getByText(session.email)).toBeVisible();
    await expect(drawer.getByText('Tailor', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
});

test.describe('the menus', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('open, walk and close by keyboard', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Main Menu' });
    const products = page.getByRole('banner').getByRole('link', { name: 'Products' });
    await expect(products).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(products).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(products).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    await expect(products).toBeHidden();
  });

  test('close when the pointer or the focus goes elsewhere', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Main Menu' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await page.getByRole('link', { name: /^Cart/ }).first().focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('show the role of the person and lead to their pages', async ({ page, request }) => {
    const session = await openAccount(request, 'Designer');
    await rememberSession(page, session);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Ngozi’s account' }).click();
    const header = page.getByRole('banner');
    await expect(header.getByText('Ngozi Eze')).toBeVisible();
    await expect(header.getByText(session.email)).toBeVisible();
    await expect(header.getByText('Designer', { exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });

  test('lead only to pages that exist, as does the footer', async ({ page, request }) => {
    await rememberSession(page, await openAccount(request, 'Designer'));
    await visit(page, '/');
    await expect(page.getByRole('button', { name: 'Ngozi’s account' })).toBeVisible();
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    for (const path of ['/subscription/settings', '/bookings/my-bookings', '/designer/dashboard', '/virtual-tryon'])
      expect([...paths]).toContain(path);
    const answers = [];
    // One after another, since one network may wait for so many pages only.
    for (const path of paths) answers.push(await request.get(path, { maxRedirects: 0 }));
    expect(answers.filter((answer) => answer.status() !== 200).map((answer) => answer.url())).toEqual([]);
    const said = ['A premier destination for custom fashion design and tailoring', 'SSL Secured', 'Secure Payment'];
    for (const text of [...said, 'Trusted Partner'])
      await expect(page.getByRole('contentinfo').getByText(text)).toBeVisible();
  });

  test('count up to 99 and then say 99+; a count that cannot be had is 0 without a word', async ({ page }) => {
    await page.route('**/api/cart', (route) => route.fulfill({ json: { items: Array(100).fill({}) } }));
    await page.route('**/api/wishlist', (route) => route.fulfill({ status: 500, body: '' }));
    await visit(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Cart, 100 items' })).toHaveText('99+');
    await expect(header.getByRole('link', { name: 'Wishlist, 0 items' })).toHaveText('0');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  });

  test('never show the guest buttons to somebody who is signed in', async ({ page, request }) => {
    await rememberSession(page, await openAccount(request));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('banner').getByText('Register')).toBeHidden();
  });
});

test.describe('the colour mode', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  const html = 'html';

  test('follows the system until somebody flips it, and then stays', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme-mode'))).toBeNull();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme-mode'))).toBe('light');
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  test('is right before any script of the page has come', async ({ page }) => {
    await page.goto('/404');
    await page.evaluate(() => localStorage.setItem('theme-mode', 'light'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

test.describe('the newsletter box', () => {
  test('says what is wrong with an address', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/');
    const box = page.getByRole('contentinfo');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText('Please enter your email address.')).toBeVisible();
    await box.getByLabel('Email address').fill('   ');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText('Please enter your email address.')).toBeVisible();
    await box.getByLabel('Email address').fill('amaka at home');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(box.getByLabel('Email address')).toBeFocused();
  });

  test('reads Subscribing... while sending, then thanks and clears the field', async ({ page }) => {
    await visit(page, '/');
    const box = page.getByRole('contentinfo');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/newsletter/subscribe', async (route) => {
      await held;
      await route.continue();
    });
    await box.getByLabel('Email address').fill(`reader-${Date.now()}-${process.pid}@adunni.example`);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    letGo();
    await expect(box.getByText('Successfully subscribed to our newsletter!')).toBeVisible();
    await expect(box.getByLabel('Email address')).toHaveValue('');
    await expect(box.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  test('says when it failed and keeps the address', async ({ page }) => {
    await visit(page, '/');
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 500, body: '' }));
    const box = page.getByRole('contentinfo');
    await box.getByLabel('Email address').fill('amaka@adunni.example');
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await expect(box.getByText('Failed to subscribe. Please try again.')).toBeVisible();
    await expect(box.getByLabel('Email address')).toHaveValue('amaka@adunni.example');
  });
});

test('an unknown path redirects to /404, which answers with status 404', async ({ page, request }) => {
  const redirect = await request.get('/no/such/page', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([302, '/404']);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a link pressed without a connection leaves the page as it is, and leads on with one', async ({
  context,
  page,
}) => {
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Main Menu' });
  // Once a button answers, the page follows its links by itself.
  await expect(async () => {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  const link = page.getByRole('link', { name: 'See all makers' });
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText('You appear to be offline. Please check your connection')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made for you, by makers you choose');
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our makers');
});

test('a signed-in page says that it loads until it has its data', async ({ page, request }) => {
  await rememberSession(page, await openAccount(request));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/profile', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

for (const path of ['/', '/404', '/unauthorized'])
  test(`${path} has no accessibility issue in either theme`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await everyIssueOfBothThemes(page)).toEqual([]);
  });

test('a page that fails says so in either theme, without an accessibility issue, and recovers', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/');
  const failing = /\/products\.data/;
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('main').getByRole('link', { name: 'Shop all' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(await seriousIssuesOfBothThemes(page)).toEqual([]);
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products');
});

test('nothing on the home page is wider than a small phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
