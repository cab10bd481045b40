import { expect, type Page, test } from '@playwright/test';
import { demoSession, logIn, openAccount, rememberSession, type Session, storedSession } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';

const HOMES = [
  { name: 'superadmin', home: '/admin/dashboard', area: 'Administration', chip: 'SuperAdmin' },
  { name: 'admin', home: '/admin/dashboard', area: 'Administration', chip: 'Admin' },
  { name: 'designer', home: '/designer/dashboard', area: 'Design studio', chip: 'Designer' },
  { name: 'tailor', home: '/tailor/dashboard', area: 'Tailoring room', chip: 'Tailor' },
] as const;

/** Signs in as one of the demo’s people. */
async function signIn(page: Page, name: string): Promise<Session> {
  const session = await demoSession(page.request, name);
  await rememberSession(page, session);
  return session;
}

const bar = (page: Page) => page.getByRole('banner');
const openAccountMenu = (page: Page) =>
  bar(page)
    .getByRole('button', { name: /’s account$/ })
    .click();

for (const { name, home, area, chip } of HOMES)
  test(`${name} comes from the shop to the dashboard and finds name, email and role there`, async ({ page }) => {
    const { email } = await signIn(page, name);
    await page.goto('/');
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(home);
    await expect(bar(page).getByRole('link', { name: `Adunni ${area}` })).toHaveAttribute('href', home);
    await expect(page.getByRole('contentinfo')).toContainText('Version 2.1.0');
    await openAccountMenu(page);
    await expect(bar(page).getByText(email)).toBeVisible();
    await expect(bar(page).getByText(chip, { exact: true })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
  });

test('the wrong role is sent to /unauthorized, a guest to the login page and back', async ({ page }) => {
  await page.goto('/designer/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdesigner%2Fdashboard');
  await signIn(page, 'designer');
  for (const path of ['/admin/dashboard', '/tailor/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
  await rememberSession(page, await openAccount(page.request));
  for (const path of ['/admin', '/designer', '/tailor']) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
});

test('logout says so in the words of the admin shell, also when it fails', async ({ page }) => {
  await rememberSession(page, await logIn(page.request, 'tailor'));
  await page.goto('/tailor');
  await openAccountMenu(page);
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();

  await rememberSession(page, await logIn(page.request, 'tailor'));
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }));
  await page.goto('/tailor/dashboard');
  await openAccountMenu(page);
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Error logging out. Please try again.', { exact: true })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test('the navigation is a drawer that stays as it was left, and a dropdown on a phone', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const button = bar(page).getByRole('button', { name: 'Navigation' });
  const current = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Dashboard' });
  if (isMobile) {
    await expect(current).toBeHidden();
    await button.click();
    await expect(current).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(current).toBeHidden();
    await expect(button).toBeFocused();
    return;
  }
  await expect(current).toHaveAttribute('aria-current', 'page');
  await button.click();
  await expect(current).toBeHidden();
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(current).toBeVisible();
});

test('the way back up shows after 300 px and leads to the top', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Long enough to scroll; what still comes in above, a font for one, may not carry the place along.
  await page.addStyleTag({ content: 'main { min-height: 3000px } html { overflow-anchor: none }' });
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await expect(up).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test('the palette finds screens, orders, bookings, people and products by keyboard', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  const opener = bar(page).getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('dash');
  await expect(palette.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(['Dashboard']);
  await field.fill('agbada');
  const products = palette.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toContainText('Agbada');
  await field.fill('adn-');
  await expect(palette.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText(/^ADN-\d{4}-/);
  await field.fill('bkg-');
  const bookings = palette.getByRole('group', { name: 'Bookings' }).getByRole('option');
  await expect(bookings.first()).toContainText(/^BKG-\d{4}-/);
  await field.fill('customer@adunni');
  await expect(palette.getByRole('group', { name: 'Users' }).getByRole('option')).toContainText(['Customer']);
  await field.fill('zzzzzz');
  await expect(palette.getByRole('status')).toHaveText('No results for “zzzzzz”.');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
});

test('arrow keys walk through the palette and Enter opens', async ({ page }) => {
  await signIn(page, 'designer');
  await page.goto('/designer/dashboard');
  await bar(page).getByRole('button', { name: 'Search' }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await field.fill('aso-oke');
  const options = palette.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const id = await options.last().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
  await field.fill('dashboard');
  await expect(options).toHaveText(['Dashboard']);
  await field.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL('/designer/dashboard');
});

/** Lists with their tools, forms, tables and charts: what a narrow page has most trouble with. */
const WIDEST = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users/add',
  '/admin/products',
  '/admin/products/add',
  '/admin/product-category/all',
  '/admin/coupons/add',
  '/admin/bookings',
  '/admin/orders/payouts/ledger',
  '/admin/subscriptions/analytics',
  '/admin/newsletter/campaigns/add',
  '/admin/settings/currencies',
];

test('text of twice the size needs no scrolling sideways on a phone', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superadmin');
  for (const path of WIDEST) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.endsWith('/analytics')) await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('the shell has no serious accessibility issue in either theme', { tag: '@both' }, async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await seriousIssuesOfBothThemes(page), 'the dashboard').toEqual([]);
  await openAccountMenu(page);
  expect(await seriousIssuesOfBothThemes(page), 'the avatar menu').toEqual([]);
  await bar(page).getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('agbada');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the palette').toEqual([]);
});
