import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bookAs, dayAhead, offerService, timesOn } from '../bookings/appointments.ts';
import { buyCart, fillCart, keepAddress } from '../checkout/buying.ts';
import { demoSession, openAccount, rememberSession, type Session } from '../kit/account.ts';
import { callAs, openWorkshop } from '../makers/workshop.ts';

const NAMES = [
  ['Oluwaseunfunmilayomi', 'Adebanjo-Ogunṣọlápẹ́jú Ọmọtọ́ṣọ̀ọ́'],
  ['Chukwuemekannamdi', 'Nwabụndụokwukwe-Ezeanyịkaibeya'],
  ['Abdulƙadiri', 'Ɓalarabe-Ɗanyaya'],
  ['فاطمة الزهراء', 'بنت عبد الرحمن'],
] as const;

/** Elements of which one’s name is cut off: by an edge of their own, or of the screen. */
const cutNames = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((name) => {
    const holds = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name));
    const isCut = (element: HTMLElement) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hides = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return width > 1 && (hides || left < 0 || right > innerWidth + 1);
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => holds(element) && element.checkVisibility() && isCut(element))
      .map((element) => `${element.tagName} ${element.className}`);
  }, name);

/** Opens a page and expects neither name to be cut on it, nor the page to be wider than the screen. */
async function expectWhole(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(names[0] ?? '')
      .first(),
    path,
  ).toBeVisible();
  for (const name of names) expect(await cutNames(page, name), path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
}

/** A seat in a class of a new workshop; returns the booking’s id. */
async function bookSeat(request: APIRequestContext, person: Session): Promise<string> {
  const shop = await openWorkshop(request);
  const offer = { title: 'Sleeves, properly', price: 10_000, kind: 'class', seats: 8 } as const;
  const serviceId = await offerService(request, shop, offer);
  const [free] = await timesOn(request, serviceId, dayAhead(3, 'Africa/Lagos'), 'Africa/Lagos');
  const response = await bookAs(request, person, { serviceId, startsAt: free?.start, seats: 1, expectedTotal: 10_000 });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).booking._id;
}

/** Where the words stand that an element holds: how far from its left edge they begin and end. */
const placeOf = (page: Page, within: string, words: string) =>
  page
    .getByRole('main')
    .locator('p, div', { hasText: within })
    .last()
    .evaluate((element, words) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.textContent?.indexOf(words) ?? -1;
        if (start < 0) continue;
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, start + words.length);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      }
      throw new Error(`“${words}” stands nowhere.`);
    }, words);

for (const [firstName, lastName] of NAMES)
  test(`${firstName} is nowhere cut`, { tag: '@both' }, async ({ page, request, isMobile }) => {
    await rememberSession(page, await openAccount(request, 'Customer', lastName, firstName));
    for (const path of ['/account', '/profile', '/orders']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutNames(page, firstName), path).toEqual([]);
      expect(await cutNames(page, lastName), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${firstName}`);
    if (isMobile) return;
    await page.getByRole('button', { name: `${firstName}’s account` }).click();
    await expect(page.getByText(`${firstName} ${lastName}`).first()).toBeVisible();
    expect(await cutNames(page, lastName), 'the account menu').toEqual([]);
  });

for (const [firstName, lastName] of NAMES)
  test(`${firstName} buys and books, and is nowhere cut`, async ({ page, request }) => {
    test.slow();
    const names = [firstName, lastName];
    const person = await openAccount(request, 'Customer', lastName, firstName);
    await keepAddress(request, person, `${firstName} ${lastName}`);
    await fillCart(request, person, 'Ankara Shift');
    const orderId = await buyCart(request, person, 'full', 'works', { firstName, lastName });
    const bookingId = await bookSeat(request, person);
    await rememberSession(page, person);
    const { order } = await callAs(request, person, `/api/orders/${orderId}`);
    await expectWhole(page, `/orders/${orderId}?reference=${order.payments[0].reference}`, names);
    await expect(page.getByRole('heading', { name: `Thank you, ${firstName}` })).toBeVisible();

    await fillCart(request, person, 'Ankara Shift');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
    for (const name of names) expect(await cutNames(page, name), 'the checkout').toEqual([]);
    const [recipient, street] = [`${firstName} ${lastName}`, '14 Admiralty Way'];
    const line = `${recipient}, ${street}`;
    expect((await placeOf(page, line, recipient)).right).toBeLessThanOrEqual((await placeOf(page, line, street)).left);

    await rememberSession(page, await demoSession(request, 'admin'));
    const ofPerson = `customer=${person._id}`;
    for (const path of [
      `orders?${ofPerson}`,
      `orders/${orderId}`,
      `bookings?view=list&${ofPerson}`,
      `bookings/${bookingId}`,
    ])
      await expectWhole(page, `/admin/${path}`, names);
  });
