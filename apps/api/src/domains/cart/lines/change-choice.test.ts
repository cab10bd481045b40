import { addToCart, getCart, updateCartItem } from '@adunni/contracts/cart/cart';
import type { Sent } from '@adunni/contracts/endpoint';
import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { products, variants } from '../../catalog/tables.ts';
import { signInAs } from '../../identity/testing.ts';
import { sellMadeToMeasure, sellPiece } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Changes = Sent<typeof updateCartItem>['body'];

const signIn = async () => ({ token: (await signInAs(test)).token });
const change = (itemId: string, body: Changes, as: { token?: string }) =>
  test.call(updateCartItem, { params: { itemId }, body }, as);

/** A made to measure line in a new person’s cart. */
async function withMade() {
  const as = await signIn();
  const piece = await sellMadeToMeasure(test, { price: 90_000 });
  const { body } = await test.call(addToCart, { body: { ...piece.line, personalisation: 'TO', quantity: 2 } }, as);
  const ornate = { options: { [piece.group._id]: piece.ornate._id } };
  return { as, piece, ornate, itemId: body.items[0]?._id ?? '' };
}

/** A piece in a new person’s cart that comes in a second size, of which there are three at another price. */
async function withSizes() {
  const as = await signIn();
  const { line, variant, product } = await sellPiece(test, { price: 50_000 });
  const [large] = await test.app.deps.db
    .insert(variants)
    .values({ ...variant, _id: undefined, sku: `${variant.sku}-L`, size: 'L', price: toKobo(56_000), stock: 3 })
    .returning();
  const { body } = await test.call(addToCart, { body: { ...line, quantity: 2 } }, as);
  return { as, line, product, choice: { variantId: large?._id }, itemId: body.items[0]?._id ?? '' };
}

describe('another choice of a line', () => {
  it('replaces what was chosen at today’s price, and keeps quantity, notes and measurements', async () => {
    const { as, ornate, itemId } = await withMade();
    const { body } = await change(itemId, { choice: ornate }, as);
    expect(body.items).toMatchObject([
      { _id: itemId, quantity: 2, unitPrice: 95_000, personalisation: 'TO', measureLater: true, notices: [] },
    ]);
    expect(body.items[0]?.options).toMatchObject([{ choice: 'Embroidered' }]);
    expect((await test.call(getCart, {}, as)).body).toMatchObject({ subtotal: 190_000, items: [{ _id: itemId }] });
  });

  it('joins an equal line', async () => {
    const { as, line, choice, itemId } = await withSizes();
    await test.call(addToCart, { body: { ...line, ...choice, quantity: 1 } }, as);
    const { body } = await change(itemId, { choice, quantity: 2 }, as);
    expect(body.items).toMatchObject([{ _id: itemId, quantity: 3, unitPrice: 56_000, variant: { size: 'L' } }]);
  });

  it('is refused beyond the stock, and nothing has changed', async () => {
    const { as, line, choice, itemId } = await withSizes();
    await test.call(addToCart, { body: { ...line, ...choice, quantity: 2 } }, as);
    const refused = await change(itemId, { choice }, as);
    expect([refused.status, refused.error.code]).toEqual([409, 'out_of_stock']);
    expect((await change(itemId, { choice, quantity: 4 }, as)).status).toBe(409);
    const { items } = (await test.call(getCart, {}, as)).body;
    expect(items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, 50_000],
      [2, 56_000],
    ]);
  });

  it('is refused when it is impossible, or no longer for sale', async () => {
    const { as, piece, ornate, itemId } = await withMade();
    const incomplete = await change(itemId, { choice: { options: {} } }, as);
    expect([incomplete.status, incomplete.error.code]).toEqual([400, 'choice_needed']);
    const elsewhere = await withSizes();
    expect((await change(itemId, { choice: elsewhere.choice }, as)).status).toBe(400);
    await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, piece.product._id));
    expect((await change(itemId, { choice: ornate }, as)).status).toBe(409);
  });

  it('is not for a line of somebody else’s cart, nor for one that is gone', async () => {
    const { as, ornate, itemId } = await withMade();
    for (const other of [{}, await signIn()])
      expect((await change(itemId, { choice: ornate }, other)).status).toBe(404);
    expect((await change('019a0000-0000-7000-8000-000000000000', { choice: ornate }, as)).status).toBe(404);
    expect((await test.call(getCart, {}, as)).body.items).toMatchObject([{ unitPrice: 90_000 }]);
  });
});
