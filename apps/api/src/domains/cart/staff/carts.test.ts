import { addToCart } from '@adunni/contracts/cart/cart';
import { cartResource } from '@adunni/contracts/cart/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { baskets } from '../tables.ts';
import { sellPiece } from '../testing.ts';

let test: TestApp;
let admin: { token: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

async function fillCart() {
  const shopper = await signInAs(test);
  const { line } = await sellPiece(test, { price: 65_000, title: 'Senator Crest' });
  await test.call(addToCart, { body: { ...line, quantity: 2 } }, shopper);
  const { body } = await test.call(cartResource.list, { query: { q: shopper.email } }, admin);
  return { shopper, cart: body.items[0], line };
}
const remind = async (ids: string[]) =>
  (await test.call(cartResource.act, { body: { action: 'remind', ids } }, admin)).body.results;

it('shows whose cart it is, what lies in it and what it is worth', async () => {
  const { shopper, cart } = await fillCart();
  expect(cart).toMatchObject({
    customer: { email: shopper.email },
    status: 'live',
    pieces: 2,
    value: 130_000,
    titles: ['Senator Crest'],
  });
  const record = await test.call(cartResource.get, { params: { _id: cart?._id ?? '' } }, admin);
  expect(record.body.record.items).toMatchObject([{ quantity: 2, unitPrice: 65_000 }]);
});

it('reminds a person of an abandoned cart, once a week, also when two ask at the same time', async () => {
  const { shopper, cart } = await fillCart();
  const id = cart?._id ?? '';
  expect(await remind([id])).toMatchObject([{ ok: false, message: 'This cart was active within the last day.' }]);
  const { db } = test.app.deps;
  const ago = (hours: number) => new Date(test.now.getTime() - hours * HOUR_MS);
  await db
    .update(baskets)
    .set({ updatedAt: ago(25) })
    .where(eq(baskets._id, id));
  const asked = (await Promise.all([remind([id]), remind([id])])).flat();
  expect(asked.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const written = await db.select().from(mails).where(eq(mails.recipient, shopper.email));
  expect(written.filter(({ kind }) => kind === 'notice-cart-reminder')).toHaveLength(1);
  expect(written[0]?.text).toContain('Senator Crest');
  await db
    .update(baskets)
    .set({ remindedAt: ago(8 * 24) })
    .where(eq(baskets._id, id));
  expect(await remind([id])).toMatchObject([{ ok: true }]);
});

it('does not remind a visitor, and tells live from abandoned', async () => {
  const { line } = await sellPiece(test);
  await test.call(addToCart, { body: line });
  const visitors = await test.call(cartResource.list, { query: { owner: 'visitor', status: 'live' } }, admin);
  expect(visitors.body.items[0]?.customer).toBeNull();
  expect(await remind([visitors.body.items[0]?._id ?? ''])).toMatchObject([{ ok: false }]);
  const abandoned = await test.call(cartResource.list, { query: { owner: 'visitor', status: 'abandoned' } }, admin);
  expect(abandoned.body.total).toBe(0);
});
