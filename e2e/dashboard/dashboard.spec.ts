import { expect, type Page, test } from '@playwright/test';
import { addToCart, buyCart } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession } from '../kit/account.ts';
import { seriousIssues } from '../kit/axe.ts';
import { callAs, openWorkshop, sell } from '../makers/workshop.ts';

/** A figure of the dashboard, by what it is called. */
const figure = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** How many months of the calendar lie between a day so many days ago and today, by Lagos’ clock, both included. */
function monthsSince(days: number): number {
  const monthOf = (at: number) =>
    Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Africa/Lagos' }).format(at));
  const yearOf = (at: number) =>
    Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(at));
  const [now, then] = [Date.now(), Date.now() - days * 86_400_000];
  return (yearOf(now) - yearOf(then)) * 12 + monthOf(now) - monthOf(then) + 1;
}
/** The number that a figure shows. */
async function numberOf(page: Page, name: string): Promise<number> {
  const [, words = ''] = (await figure(page, name).locator('span').allInnerTexts()) ?? [];
  return Number(words.replace(/\D/g, ''));
}

test('an admin looks at another period and follows a figure to the rows behind it', async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(await seriousIssues(page), 'the dashboard').toEqual([]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Navigation' })).toHaveCount(1);

  const month = await numberOf(page, 'Orders');
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Year' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect.poll(() => numberOf(page, 'Orders')).toBeGreaterThan(month);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Year' })).toHaveAttribute('aria-current', 'true');

  await figure(page, 'Revenue').click();
  await expect(page).toHaveURL(/period=year#numbers$/);
  const rows = page.getByRole('table', { name: /^Revenue/ }).getByRole('row');
  // A row for each month that 365 days touch, which are twelve where one ends today; the heading, and the sum.
  await expect(rows).toHaveCount(monthsSince(364) + 2);
  expect(await seriousIssues(page), 'the numbers').toEqual([]);

  // Days in which nobody buys any more.
  const [from, to] = [daysAgo(40), daysAgo(10)];
  await page.goto(`/admin/dashboard?period=custom&from=${from}&to=${to}#numbers`);
  await expect(rows.last()).toContainText('Total');
  const [revenue, orders] = [await numberOf(page, 'Revenue'), await numberOf(page, 'Orders')];
  await expect(rows.last()).toContainText(`₦${revenue.toLocaleString('en-NG')}`);
  await figure(page, 'Orders').click();
  await expect(page).toHaveURL(`/admin/orders?sold=yes&placedFrom=${from}&placedUntil=${to}`);
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toContainText(`${orders} orders`);
});

test('other days are chosen in a form, and stay in the address', async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Custom' }).click();
  await page.getByLabel('First day').fill('2026-03-01');
  await page.getByLabel('Last day').fill('2026-03-31');
  expect(await seriousIssues(page), 'the form of days').toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/period=custom&from=2026-03-01&to=2026-03-31/);
  await expect(page.getByText('1 Mar 2026 to 31 Mar 2026', { exact: true })).toBeVisible();
  await page.goto('/admin/dashboard?period=custom&from=2026-03-31&to=2026-03-01');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('what waits for somebody leads to its list', async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'admin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: /late orders?$/ }).click();
  await expect(page).toHaveURL('/admin/orders?timing=late');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

for (const maker of ['designer', 'tailor'])
  test(`a ${maker} sees what to do, and finds the work behind a stage`, { tag: '@both' }, async ({ page }) => {
    await rememberSession(page, await demoSession(page.request, maker));
    await page.goto(`/${maker}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    expect(await seriousIssues(page), 'the dashboard').toEqual([]);
    await page.getByRole('link', { name: /^Confirmed by maker/ }).click();
    await expect(page).toHaveURL(`/${maker}/orders?stage=confirmed`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });

test('each figure of a maker’s work leads to as many rows', async ({ page }) => {
  await rememberSession(page, await demoSession(page.request, 'designer'));
  await page.goto('/designer/dashboard');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  const links = page
    .getByRole('main')
    .locator(
      'a[href*="timing="], a[href*="waiting="], a[href*="dispatch="], a[href*="shelf="], a[href*="answered="], a[href*="stage="]',
    );
  const told = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href') ?? '', Number(link.textContent?.match(/\d+/)?.[0])] as const),
  );
  expect(told.length).toBeGreaterThan(1);
  for (const [href, count] of told) {
    await page.goto(href);
    await expect(page.getByRole('navigation', { name: 'Pagination' }), href).toContainText(
      new RegExp(`(^|\\D)${count} (orders?|products?|bookings?|reviews?)`),
    );
  }
});

test('a maker finds what is said about an order in the inbox, with what it is about', async ({ page }) => {
  const { request } = page;
  const shop = await openWorkshop(request);
  const customer = await openAccount(request);
  await addToCart(request, customer, await sell(request, shop, 'Aso-oke Gown', 200_000));
  const orderId = await buyCart(request, customer);
  const data = { text: 'Could the hem be longer?' };
  await callAs(request, customer, `/api/orders/${orderId}/messages`, { data });
  await rememberSession(page, shop.maker);
  await page.goto('/designer/dashboard');
  const menu = page.getByRole('navigation', { name: 'Staff' });
  await expect(menu.getByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
  await page.getByRole('link', { name: /unread conversation$/ }).click();
  const entry = page.getByRole('main').getByRole('link').filter({ hasText: data.text });
  await expect(entry).toContainText(/Order ADN-\d{4}-\d+: Aso-oke Gown/);
  await expect(entry).toContainText('1 unread');
  expect(await seriousIssues(page), 'the inbox').toEqual([]);
  await entry.click();
  await expect(page).toHaveURL(`/designer/orders/${orderId}#conversation`);
  await expect(page.getByRole('heading', { name: 'Messages with the customer' })).toBeInViewport();
  // Having read it is enough: the menu follows without another page.
  await expect(menu.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test('a new maker is told how to begin', async ({ page }) => {
  await rememberSession(page, await openAccount(page.request, 'Designer'));
  await page.goto('/designer/dashboard');
  await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible();
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await expect(page.getByText('Nothing to do right now.')).toBeVisible();
  expect(await seriousIssues(page), 'the first look').toEqual([]);
  await page.getByRole('link', { name: 'Add your first product' }).click();
  await expect(page).toHaveURL('/designer/products/add');
});
