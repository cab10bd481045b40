import type { Page, Route } from '@playwright/test';
import type { Kind } from './kinds.ts';

/** What is pressed first of two: a phone has the one, a desk the other. */
const pressEither = (page: Page, onPhone: string, atDesk: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^(${onPhone}|${atDesk})$`) })
    .locator('visible=true')
    .first()
    .click();

const failing = (route: Route): Promise<void> => route.fulfill({ status: 500, json: {} });

/** What a page comes to show by what somebody does, or by what fails; the rest of it is shown by the page’s own kind. */
export const STATES: readonly Kind[] = [
  { name: 'cart-empty', path: '/cart' },
  {
    name: 'search',
    path: '/',
    async act(page) {
      const field = page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true');
      if ((await field.count()) === 0) await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await field.fill('agbada');
      await page.getByRole('option', { name: /^See all results/ }).waitFor();
    },
  },
  {
    name: 'menu',
    path: '/about',
    act: (page) => pressEither(page, 'Menu', 'Support'),
  },
  {
    name: 'filters',
    path: '/products?kind=made-to-measure&gender=men&q=agabda',
    async act(page) {
      const open = page.getByRole('button', { name: /^Filters/ }).locator('visible=true');
      if ((await open.count()) > 0) await open.click();
    },
  },
  {
    name: 'offline',
    who: 'customer',
    path: '/messages',
    async act(page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      // What the header still fetches then would be missing from it.
      await page.getByRole('link', { name: /^Cart, [1-9]/ }).waitFor();
      await page.getByRole('button', { name: /^Notifications/ }).waitFor();
      await page.context().setOffline(true);
      await page.getByText('You’re offline').first().waitFor();
    },
  },
  {
    name: 'staff-error',
    who: 'designer',
    path: '/designer/payouts',
    before: (page) => page.route('**/api/staff/ledger/balance', failing),
  },
];
