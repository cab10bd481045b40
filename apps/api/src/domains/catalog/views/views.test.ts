import { randomUUID } from 'node:crypto';
import { countProductView } from '@adunni/contracts/catalog/count-view';
import { productViewResource } from '@adunni/contracts/catalog/views';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBot } from '../../../kit/security/bots.rules.ts';
import { daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { addProduct } from '../testing.ts';
import { ViewCounter } from './counter.ts';
import { forgetOldViews } from './retention.service.ts';
import { productViews } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
const from = (address: string, device = PHONE) => ({ address, device });
const viewsOf = async (productId: string) => {
  const rows = await test.app.deps.db
    .select({ day: productViews.day, views: productViews.views })
    .from(productViews)
    .where(eq(productViews.productId, productId))
    .orderBy(asc(productViews.day));
  return rows.map(({ day, views }) => [day, views]);
};

it('counts looks by product and day in Lagos, written together, of two processes too', async () => {
  const [one, other] = [(await addProduct(test))._id, (await addProduct(test))._id];
  const [first, second] = [new ViewCounter(() => test.app.deps), new ViewCounter(() => test.app.deps)];
  const now = test.now;
  // An hour before midnight in UTC is the next day in Lagos.
  test.now = new Date('2026-05-03T22:30:00Z');
  for (let look = 0; look < 3; look++) first.count(one, from('192.0.2.1'));
  second.count(one, from('192.0.2.2'));
  first.count(other, from('192.0.2.1'));
  test.now = new Date('2026-05-03T23:30:00Z');
  first.count(one, from('192.0.2.1'));
  expect(await viewsOf(one)).toEqual([]);
  await Promise.all([first.write(), second.write()]);
  await first.write();
  expect(await viewsOf(one)).toEqual([
    ['2026-05-03', 4],
    ['2026-05-04', 1],
  ]);
  expect(await viewsOf(other)).toEqual([['2026-05-03', 1]]);
  test.now = now;
});

it('leaves out bots, what one network sends too often, and products that there are none of', async () => {
  const product = (await addProduct(test))._id;
  const counter = new ViewCounter(() => test.app.deps);
  for (const device of ['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
    counter.count(product, from('192.0.2.9', device));
  for (let look = 0; look < 100; look++) counter.count(product, from(`2001:db8::${look.toString(16)}`));
  counter.count(randomUUID(), from('192.0.2.3'));
  counter.count(product, from('192.0.2.3'));
  await counter.write();
  expect((await viewsOf(product)).map(([, views]) => views)).toEqual([41]);
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    true,
  ],
  ['facebookexternalhit/1.1', true],
  ['python-requests/2.32', true],
  [PHONE, false],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    false,
  ],
])('tells a program from a browser by what it says it is: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});

it('is asked for without a word of who looks, and shown to staff alone', async () => {
  const product = await addProduct(test);
  const { status } = await test.call(countProductView, { params: { productId: product._id } });
  expect(status).toBe(202);
  expect((await test.call(countProductView, { params: { productId: 'none' } } as never)).status).toBe(400);
  const day = '2026-06-01';
  await test.app.deps.db.insert(productViews).values({ productId: product._id, day, views: 7 });
  const query = { from: day, to: day, product: product._id };
  const { items, total } = (await test.call(productViewResource.list, { query }, await signInAs(test, 'Admin'))).body;
  expect([total, items]).toMatchObject([1, [{ day, views: 7, product: { _id: product._id } }]]);
  const tryOn = { ...query, tryOn: 'yes' } as const;
  const found = await test.call(productViewResource.list, { query: tryOn }, await signInAs(test, 'Admin'));
  expect(found.body.total).toBe(0);
  for (const role of ['Customer', 'Designer'] as const)
    expect((await test.call(productViewResource.list, {}, await signInAs(test, role))).status).toBe(403);
});

it('forgets what is longer ago than two years', async () => {
  const product = (await addProduct(test))._id;
  const today = shopDay(test.now);
  const days = [-732, -731, 0].map((ago) => daysAfter(today, ago));
  await test.app.deps.db.insert(productViews).values(days.map((day) => ({ productId: product, day, views: 3 })));
  await forgetOldViews(test.app.deps);
  expect((await viewsOf(product)).map(([day]) => day)).toEqual(days.slice(1));
});
