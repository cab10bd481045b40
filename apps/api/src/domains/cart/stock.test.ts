import { addToCart, getCart, MAX_CART_LINES, updateCartItem } from '@adunni/contracts/cart/cart';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { variants } from '../catalog/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { baskets } from './tables.ts';
import { basketCookieOf, sellMadeToMeasure, sellPiece } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('stock', () => {
  it('limits what can be added, and the refusal says what is left', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { stock: 3 });
    const add = (quantity: number) => test.call(addToCart, { body: { ...line, quantity } }, { token });
    expect(await add(4)).toMatchObject({ status: 409, error: { code: 'out_of_stock', message: 'Only 3 left.' } });
    expect((await add(2)).body.items).toMatchObject([
      { available: 3, notices: [{ kind: 'low-stock', text: 'Only 3 left.' }] },
    ]);
    expect(await add(2)).toMatchObject({
      status: 409,
      error: { message: 'Only 3 left, and your cart holds 2 already.' },
    });
  });

  it('is shared by two lines of one variant', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { stock: 3 });
    await test.call(addToCart, { body: { ...line, quantity: 2 } }, { token });
    const other = { ...line, personalisation: 'For Tunde' };
    const { body } = await test.call(addToCart, { body: other }, { token });
    expect(body.items.map(({ available }) => available)).toEqual([2, 1]);
    const params = { itemId: body.items[1]?._id ?? '' };
    expect((await test.call(updateCartItem, { params, body: { quantity: 2 } }, { token })).status).toBe(409);
  });

  it('that has shrunk is shown, and the quantity can be lowered to it', async () => {
    const { token } = await signInAs(test);
    const { line, variant } = await sellPiece(test, { stock: 9 });
    const { body } = await test.call(addToCart, { body: { ...line, quantity: 6 } }, { token });
    await test.app.deps.db.update(variants).set({ stock: 2 }).where(eq(variants._id, variant._id));
    expect((await test.call(getCart, {}, { token })).body.items[0]).toMatchObject({
      available: 2,
      notices: [{ kind: 'capped', text: 'Only 2 left. Please lower the quantity to order it.' }],
    });
    const params = { itemId: body.items[0]?._id ?? '' };
    const lowered = await test.call(updateCartItem, { params, body: { quantity: 2 } }, { token });
    expect(lowered.body.items[0]?.notices).toEqual([{ kind: 'low-stock', text: 'Only 2 left.' }]);
  });
});

describe('limits', () => {
  it('hold one line to 50 pieces however often it is added', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellMadeToMeasure(test);
    await test.call(addToCart, { body: { ...line, quantity: 50 } }, { token });
    expect(await test.call(addToCart, { body: line }, { token })).toMatchObject({
      status: 422,
      error: { code: 'line_full' },
    });
  });

  it('hold a cart to 100 lines, also when they come at once', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellMadeToMeasure(test);
    const answers = await Promise.all(
      times(MAX_CART_LINES + 5, (index) =>
        test.call(addToCart, { body: { ...line, personalisation: `No. ${index}` } }, { token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CART_LINES);
    expect(answers.filter(({ error }) => error.code === 'cart_full')).toHaveLength(5);
  });
});

describe('at once', () => {
  it('first adds of one person make one basket and lose nothing', async () => {
    const person = await signInAs(test);
    const pieces = await Promise.all(times(6, () => sellPiece(test)));
    const answers = await Promise.all(
      pieces.flatMap(({ line }) => times(3, () => test.call(addToCart, { body: line }, { token: person.token }))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body } = await test.call(getCart, {}, { token: person.token });
    expect(body.items.map(({ quantity }) => quantity)).toEqual(times(6, () => 3));
    const made = await test.app.deps.db.select().from(baskets).where(eq(baskets.userId, person._id));
    expect(made).toHaveLength(1);
  });

  it('adds of a visitor in two tabs lose nothing', async () => {
    const { line } = await sellPiece(test, { stock: 40 });
    const cookie = basketCookieOf(await test.call(addToCart, { body: line })) ?? '';
    await Promise.all(times(20, () => test.call(addToCart, { body: line }, { cookie })));
    expect((await test.call(getCart, {}, { cookie })).body.items).toMatchObject([{ quantity: 21 }]);
  });

  it('adds cannot exceed the stock together, even as lines of their own', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { stock: 5 });
    const answers = await Promise.all(
      times(12, (index) => test.call(addToCart, { body: { ...line, personalisation: `No. ${index % 4}` } }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('adds of a visitor cannot exceed the stock together either', async () => {
    const { line } = await sellPiece(test, { stock: 5 });
    const cookie = basketCookieOf(await test.call(addToCart, { body: line })) ?? '';
    const named = (index: number) => ({ ...line, personalisation: `No. ${index}` });
    const answers = await Promise.all(times(10, (index) => test.call(addToCart, { body: named(index) }, { cookie })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('an update and an add of one line both count', async () => {
    const { token } = await signInAs(test);
    const { line } = await sellPiece(test, { stock: 40 });
    const { body } = await test.call(addToCart, { body: line }, { token });
    const params = { itemId: body.items[0]?._id ?? '' };
    await Promise.all([
      test.call(updateCartItem, { params, body: { quantity: 10 } }, { token }),
      test.call(addToCart, { body: line }, { token }),
    ]);
    const { items } = (await test.call(getCart, {}, { token })).body;
    expect([10, 11]).toContain(items[0]?.quantity);
    expect(items).toHaveLength(1);
  });
});
