import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { buyCart, fillCart, keepAddress, pieceId } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { expectRoomForLargeText, expectStillness, expectToStandOut } from '../kit/comfort.ts';
import { visit } from '../kit/visit.ts';
import { callAs } from '../makers/workshop.ts';

/** A screen on the way from a search to a fitting: how it is reached, and what on it has to stand out. */
interface Screen {
  name: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
  controls: (page: Page) => Locator[];
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name });
/** The label around what is chosen. */
const chosen = (page: Page): Locator => page.locator('main label:has(> input[type="radio"]:checked)').first();

async function signIn(page: Page, request: APIRequestContext): Promise<Session> {
  const person = await openAccount(request);
  await keepAddress(request, person);
  await rememberSession(page, person);
  return person;
}

async function serviceId(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/api/services?limit=100')).json();
  return items.find(({ title }: { title: string }) => title === 'Studio measuring')._id;
}

async function openConfirmation(page: Page, request: APIRequestContext): Promise<void> {
  const person = await signIn(page, request);
  await fillCart(request, person, 'Eko Agbada');
  const id = await buyCart(request, person);
  const { order } = await callAs(request, person, `/api/orders/${id}`);
  await page.goto(`/orders/${id}?reference=${order.payments[0].reference}`);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

const SCREENS: readonly Screen[] = [
  {
    name: 'a product made to measure',
    open: async (page, request) => {
      await visit(page, `/products/${await pieceId(request, 'Eko Agbada')}`);
      await page.getByRole('main').locator('label').filter({ hasText: 'Burgundy' }).click();
    },
    controls: (page) => [button(page, 'Add to cart'), chosen(page)],
  },
  {
    name: 'logging in on the way',
    open: async (page, request) => {
      await visit(page, `/products/${await pieceId(request, 'Ankara Shift')}`);
      await page.locator('fieldset label:not([data-sold-out])').filter({ hasText: /^UK/ }).first().click();
      await button(page, 'Add to cart').click();
      await page.getByRole('link', { name: 'View cart' }).click();
      await page.getByRole('link', { name: 'Go to checkout' }).click();
    },
    controls: (page) => [page.getByRole('main').getByLabel('Email', { exact: true })],
  },
  {
    name: 'the checkout',
    open: async (page, request) => {
      await fillCart(request, await signIn(page, request), 'Ankara Shift');
      await page.goto('/checkout');
    },
    controls: (page) => [page.getByLabel('Phone'), button(page, 'Continue')],
  },
  {
    name: 'the confirmation of an order and its stages',
    open: openConfirmation,
    controls: (page) => [page.getByRole('link', { name: /^Message / })],
  },
  {
    name: 'a service',
    open: async (page, request) => visit(page, `/services/${await serviceId(request)}`),
    controls: (page) => [page.getByRole('link', { name: 'Book an appointment' })],
  },
  {
    name: 'the choice of a time',
    open: async (page, request) => {
      await rememberSession(page, await demoSession(request, 'customer'));
      await page.goto(`/bookings/create?service=${await serviceId(request)}&step=time`);
      await page.getByRole('main').getByRole('radio').first().check({ force: true });
    },
    controls: (page) => [page.getByRole('main').locator('button[aria-pressed="true"]'), chosen(page)],
  },
  {
    name: 'the search',
    open: async (page) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await page.getByRole('combobox', { name: 'Search Adunni' }).locator('visible=true').fill('adew');
      await page
        .getByRole('option', { name: /Adewura Atelier/ })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
    },
    controls: (page) => [page.getByRole('option', { selected: true }).locator('visible=true')],
  },
];

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const { name, open, controls } of SCREENS)
    test(`${name} is at ease with large text, forced colours and stillness`, async ({ page, request }) => {
      await open(page, request);
      await expectStillness(page, name);
      await page.emulateMedia({ forcedColors: 'active' });
      for (const control of controls(page)) await expectToStandOut(control, `${control} in forced colours`);
      await page.emulateMedia({ forcedColors: 'none' });
      await expectRoomForLargeText(page, name);
      for (const control of controls(page)) {
        const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
        expect(x, `${control} at 200 %`).toBeGreaterThanOrEqual(0);
        expect(x + width, `${control} at 200 %`).toBeLessThanOrEqual(390);
      }
    });
});
