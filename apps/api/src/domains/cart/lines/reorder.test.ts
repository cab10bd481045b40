import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { products, variants } from '../../catalog/tables.ts';
import { signInAs } from '../../identity/testing.ts';
import { cartForCheckout } from '../queries.ts';
import { emptyCart } from '../service.ts';
import { sellMadeToMeasure, sellPiece } from '../testing.ts';
import { addLinesAgain } from './reorder.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const notes = { personalisation: '', measurementNote: '' };
const earlier = (piece: Awaited<ReturnType<typeof sellPiece>>, quantity: number) => ({
  ...piece.line,
  ...notes,
  options: {},
  quantity,
  title: piece.product.title,
});
const checkout = (userId: string) =>
  test.app.deps.db.transaction((tx) => cartForCheckout(tx, userId, test.now, { lock: true }));

describe('pieces of an earlier order', () => {
  it('come back at today’s price, as many as are left, and what is gone is named', async () => {
    const [plenty, few, soldOut, withdrawn] = await Promise.all([
      sellPiece(test, { price: 9000 }),
      sellPiece(test, { stock: 2 }),
      sellPiece(test, { stock: 0, title: 'Woko' }),
      sellPiece(test, { title: 'Isiagu Set' }),
    ]);
    const sewn = await sellMadeToMeasure(test);
    await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, withdrawn.product._id));
    const { _id } = await signInAs(test);
    const answer = await addLinesAgain(test.app.deps, _id, [
      earlier(plenty, 3),
      earlier(few, 5),
      earlier(soldOut, 1),
      earlier(withdrawn, 1),
      { ...sewn.line, ...notes, variantId: null, personalisation: 'Adé', title: 'Kaftan' },
    ]);
    expect(answer).toEqual({
      added: 3,
      skipped: ['Woko', 'Isiagu Set'],
      lowered: [{ title: few.product.title, quantity: 2, ordered: 5 }],
    });
    const cart = await checkout(_id);
    expect(cart?.lines.map(({ line }) => [line.quantity, line.personalisation, line.measureLater])).toEqual([
      [3, '', false],
      [2, '', false],
      [1, 'Adé', true],
    ]);
    expect(cart?.lines.every(({ problem }) => problem === null)).toBe(true);
    expect(cart?.lines[0]?.line.seenPrice).toBe(toKobo(9000));
  });
});

describe('a cart at checkout', () => {
  it('says which lines cannot be ordered as they are, and why', async () => {
    const pieces = await Promise.all([1000, 2000, 3000, 4000].map((price) => sellPiece(test, { price })));
    const { _id } = await signInAs(test);
    await addLinesAgain(
      test.app.deps,
      _id,
      pieces.map((piece) => earlier(piece, 2)),
    );
    const change = (index: number, set: Partial<typeof variants.$inferInsert>) =>
      test.app.deps.db
        .update(variants)
        .set(set)
        .where(eq(variants._id, pieces[index]?.variant._id ?? ''));
    await change(1, { price: toKobo(2500) });
    await change(2, { stock: 1 });
    await change(3, { stock: 0 });
    const cart = await checkout(_id);
    expect(cart?.lines.map(({ problem }) => problem)).toEqual([null, 'price', 'stock']);
    expect(cart?.unavailable.map(({ problem }) => problem)).toEqual(['unavailable']);
    expect(cart?.totals.subtotal).toBe(toKobo(2000 + 5000 + 6000));
  });

  it('is emptied of what was bought and keeps the rest', async () => {
    const [bought, kept] = await Promise.all([sellPiece(test), sellPiece(test)]);
    const { _id } = await signInAs(test);
    await addLinesAgain(test.app.deps, _id, [earlier(bought, 1), earlier(kept, 1)]);
    const before = await checkout(_id);
    if (!before) throw new Error('the cart is missing');
    const ids = before.lines.slice(0, 1).map(({ line }) => line._id);
    await test.app.deps.db.transaction((tx) => emptyCart(tx, before, ids));
    const after = await checkout(_id);
    expect(after?.lines.map(({ sellable }) => sellable.productId)).toEqual([kept.product._id]);
  });

  it('of a person without a basket is none', async () => {
    expect(await checkout((await signInAs(test))._id)).toBeNull();
  });
});
