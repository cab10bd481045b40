import { addToCart, updateCartItem } from '@adunni/contracts/cart/cart';
import { toKobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { lockBasket } from '../basket.ts';
import { baskets, cartItems } from '../tables.ts';
import { sellPiece } from '../testing.ts';
import { putUnlessChanged, seeBasket } from './put-unless-changed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Somebody whose cart holds a piece, and that line as it is put again. */
async function withCart() {
  const person = await signInAs(test);
  const { line } = await sellPiece(test);
  const { body } = await test.call(addToCart, { body: line }, person);
  const again = {
    ...{ ...line, options: {}, personalisation: '', measurementNote: '', savedForLater: false },
    ...{ seenPrice: toKobo(65_000), measureLater: false, lookHash: null },
  };
  return { person, owner: { userId: person._id }, line, again, itemId: body.items[0]?._id ?? '' };
}

const seen = async (owner: { userId: string }) => {
  const basket = await seeBasket(test.app.deps.db, owner);
  if (!basket) throw new Error('there is no basket');
  return basket;
};

it('adds to an equal line of a basket as it was seen, and answers with the lines afterwards', async () => {
  const { owner, again, itemId } = await withCart();
  const { db, clock } = test.app.deps;
  const lines = await putUnlessChanged(db, await seen(owner), again, clock());
  expect(lines).toMatchObject([{ _id: itemId, quantity: 2, capped: false }]);
  expect(lines).toEqual((await seen(owner)).lines);
  const other = await putUnlessChanged(db, await seen(owner), { ...again, personalisation: 'For Tunde' }, clock());
  expect(other).toMatchObject([{ _id: itemId }, { personalisation: 'For Tunde', quantity: 1 }]);
  expect(other).toEqual((await seen(owner)).lines);
});

it('writes nothing once the basket was changed', async () => {
  const { person, owner, again, itemId } = await withCart();
  const { db, clock } = test.app.deps;
  const before = await seen(owner);
  await test.call(updateCartItem, { params: { itemId }, body: { quantity: 3 } }, person);
  expect(await putUnlessChanged(db, before, again, clock())).toBeNull();
  expect((await seen(owner)).lines).toMatchObject([{ quantity: 3 }]);
});

it('writes nothing when the one that it waited for has changed the basket', async () => {
  const { owner, again } = await withCart();
  const { db, clock } = test.app.deps;
  const before = await seen(owner);
  let put: Promise<unknown> | undefined;
  await db.transaction(async (tx) => {
    const basketId = await lockBasket(tx, owner, clock());
    await tx
      .update(cartItems)
      .set({ quantity: 7 })
      .where(eq(cartItems.basketId, basketId ?? ''));
    put = putUnlessChanged(db, before, again, clock());
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
  });
  expect(await put).toBeNull();
  expect((await seen(owner)).lines).toMatchObject([{ quantity: 7 }]);
});

it('lets twenty calls at once add one each, and no more than there are', async () => {
  const person = await signInAs(test);
  const { line } = await sellPiece(test, { stock: 15 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => test.call(addToCart, { body: line }, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(15).fill(200), ...Array(5).fill(409)]);
  expect((await seen({ userId: person._id })).lines).toMatchObject([{ quantity: 15 }]);
});

it('keeps for a minute when a basket was used, so that most lines write no index', async () => {
  const { owner, again } = await withCart();
  const { db, clock } = test.app.deps;
  const usedAt = async () =>
    (await db.select({ at: baskets.updatedAt }).from(baskets).where(eq(baskets.userId, owner.userId)))[0]?.at.getTime();
  const first = await usedAt();
  const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000);
  await putUnlessChanged(db, await seen(owner), again, later(50));
  expect(await usedAt()).toBe(first);
  await putUnlessChanged(db, await seen(owner), again, later(70));
  expect(await usedAt()).toBe(later(70).getTime());
});
