import type { Locator, Page } from '@playwright/test';
import { caller } from '../shoppers.ts';

/** Taps and measures under a name. */
export type Tap = (name: string, target: Locator) => Promise<void>;

/** What somebody does on a page. */
export interface Scene {
  path: keyof typeof PATHS;
  /** Whether it is done by somebody who is signed in, with a piece in the cart and an address. */
  signedIn?: true;
  play: (page: Page, tap: Tap) => Promise<void>;
}

/** The days that a time is looked for on, and one before them. */
const DAYS_TAPPED = 3;

/** The month after this one as the calendar names it, in Lagos. */
function monthAfter(): string {
  const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });
  const now = new Date();
  return words.format(new Date(now.getFullYear(), now.getMonth() + 1, 2));
}

const product = (title: string) => async (origin: string) => `/products/${await idOf(origin, 'products', title)}`;

/** Where scenes are played. */
export const PATHS = {
  home: async () => '/',
  list: async () => '/products',
  readyMade: product('Ankara Shift'),
  madeToMeasure: product('Eko Agbada'),
  checkout: async () => '/checkout',
  booking: async (origin: string) =>
    `/bookings/create?service=${await idOf(origin, 'services', 'Studio measuring')}&step=time`,
};

async function idOf(origin: string, kind: 'products' | 'services', title: string): Promise<string> {
  const { items } = await caller(origin)<{ items: { _id: string; title: string }[] }>('GET', `/api/${kind}?limit=100`);
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`the demo has no ${title}`);
  return found._id;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const choice = (page: Page, group: RegExp, index: number): Locator =>
  page.getByRole('group', { name: group }).locator('label:not([data-sold-out])').nth(index);

/** What stands around a radio. */
const around = (page: Page, name: RegExp): Locator =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) });

/** The scenes of the promise: search, filter, choose, add to the cart, go through the checkout, choose a time. */
export const SCENES: readonly Scene[] = [
  {
    path: 'home',
    async play(page, tap) {
      await tap('search: open it', button(page, 'Search').locator('visible=true').first());
      await page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true').fill('agbada');
      const suggestion = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
      await suggestion.waitFor();
      await tap('search: a suggestion', suggestion);
    },
  },
  {
    path: 'list',
    async play(page, tap) {
      const pill = page.getByRole('main').getByRole('link', { name: 'Ready to wear', exact: true });
      await tap('product list: a filter above it', pill.first());
      await page.waitForURL(/kind=ready-to-wear/);
    },
  },
  {
    path: 'list',
    async play(page, tap) {
      const filters = page.getByRole('dialog', { name: 'Filters' });
      await tap('product list: open the filters', button(page, /^Filters/));
      await tap('product list: a filter', filters.locator('label').filter({ hasText: 'Made to measure' }));
      await page.waitForURL(/kind=made-to-measure/);
      await tap('product list: a second filter', filters.locator('label').filter({ hasText: 'Women' }));
      await page.waitForURL(/gender=women/);
      await tap('product list: show what was found', filters.getByRole('button', { name: /^Show \d+ products?$/ }));
    },
  },
  {
    path: 'readyMade',
    async play(page, tap) {
      await tap('product: choose a size', choice(page, /^Size/, 1));
      await tap('product: add to cart', button(page, 'Add to cart'));
      await page.getByRole('link', { name: 'View cart' }).waitFor();
    },
  },
  {
    path: 'madeToMeasure',
    async play(page, tap) {
      await tap('product: choose an option', around(page, /^Pocket panel and full neckline/));
      await tap('product: add what is made to measure', button(page, 'Add to cart'));
      await page.getByRole('link', { name: 'View cart' }).waitFor();
    },
  },
  {
    path: 'checkout',
    signedIn: true,
    async play(page, tap) {
      await page.getByLabel('Phone').fill('08030000200');
      const next = button(page, 'Continue');
      for (const step of ['contact', 'address']) await tap(`checkout: ${step}`, next);
      await tap('checkout: another way of delivery', around(page, /^Express delivery/));
      for (const step of ['delivery', 'payment']) await tap(`checkout: ${step}`, next);
      // What is answered leads to another document, which would know nothing of the tap.
      await page.route('**/api/checkout', (route) => route.fulfill({ status: 503, json: {} }));
      await tap('checkout: place the order', button(page, 'Place order and pay'));
    },
  },
  {
    path: 'booking',
    signedIn: true,
    async play(page, tap) {
      const days = button(page, /available times?$/);
      await days.first().waitFor();
      // At the end of a month there are too few to choose another.
      if ((await days.count()) < DAYS_TAPPED) await button(page, monthAfter()).tap();
      await days.nth(DAYS_TAPPED - 1).waitFor();
      await tap('booking: choose a day', days.nth(1));
      await tap(
        'booking: choose a time',
        page
          .locator('fieldset label')
          .filter({ has: page.getByRole('radio') })
          .nth(1),
      );
      await tap('booking: another day', days.nth(2));
    },
  },
];
