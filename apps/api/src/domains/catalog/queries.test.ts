import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { productCards, sellableLines } from './queries.ts';
import { optionChoices, optionGroups, variants } from './tables.ts';
import { addCategory, addMaker, addProduct, addVariant } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const lines = (...wanted: Parameters<typeof sellableLines>[1]) =>
  sellableLines(test.app.deps.db, wanted, test.app.deps.clock(), null);
const NOBODY = '0198c5a2-0000-7000-8000-000000000000';

describe('lines as they would be sold', () => {
  it('answer each line in its place: price, stock, maker, categories upwards', async () => {
    const top = await addCategory(test);
    const below = await addCategory(test, { parentId: top._id });
    const maker = await addMaker(test);
    const product = await addProduct(test, { makerId: maker._id, categoryId: below._id });
    const small = await addVariant(test, product._id, { size: 'S', price: kobo(700), stock: 2 });
    const gone = await addVariant(test, product._id, { size: 'XL', archived: true });
    const productId = product._id;
    const [unknown, known, withdrawn, open, strange] = await lines(
      { productId: NOBODY },
      { productId, variantId: small._id },
      { productId, variantId: gone._id },
      { productId },
      { productId, variantId: NOBODY },
    );
    expect(unknown).toBeNull();
    expect(known).toMatchObject({
      forSale: true,
      fault: null,
      unitPrice: 700,
      stock: 2,
      maker: { _id: maker._id, slug: maker.slug, name: maker.name },
      categoryIds: [below._id, top._id],
      returnable: true,
      leadDaysMin: 2,
      leadDaysMax: 5,
      variant: { _id: small._id, size: 'S' },
      picture: null,
    });
    expect(withdrawn).toMatchObject({
      forSale: false,
      stock: 0,
      variant: { size: 'XL' },
      fault: { kind: 'variant-unknown' },
    });
    expect(open).toMatchObject({ forSale: false, stock: null, fault: { kind: 'variant-needed' } });
    expect(strange).toMatchObject({ forSale: false, variant: null, fault: { kind: 'variant-unknown' } });
  });

  it('price options and refuse those of another product', async () => {
    const { db } = test.app.deps;
    const make = async () => {
      const product = await addProduct(test, { kind: 'made-to-measure', basePrice: kobo(1000), returnable: false });
      const [group] = await db
        .insert(optionGroups)
        .values({ productId: product._id, name: 'Lining', kind: 'lining', position: 0 })
        .returning();
      const [choice] = await db
        .insert(optionChoices)
        .values({ groupId: group?._id ?? '', label: 'Satin', priceDelta: kobo(250), leadDays: 3, position: 0 })
        .returning();
      return { productId: product._id, groupId: group?._id ?? '', choiceId: choice?._id ?? '' };
    };
    const [mine, other] = [await make(), await make()];
    const [good, missing, foreign] = await lines(
      { productId: mine.productId, options: { [mine.groupId]: mine.choiceId } },
      { productId: mine.productId },
      { productId: mine.productId, options: { [mine.groupId]: other.choiceId } },
    );
    expect(good).toMatchObject({
      forSale: true,
      unitPrice: 1250,
      stock: null,
      leadDaysMin: 5,
      leadDaysMax: 8,
      returnable: false,
      options: [{ groupId: mine.groupId, group: 'Lining', choiceId: mine.choiceId, choice: 'Satin' }],
    });
    expect(missing?.fault).toMatchObject({ kind: 'option-needed', field: `options.${mine.groupId}` });
    expect([foreign?.forSale, foreign?.fault?.kind]).toEqual([false, 'option-unknown']);
  });

  it('has cards of products that are gone from the shelf', async () => {
    const { db, clock } = test.app.deps;
    const product = await addProduct(test);
    const { _id } = await addVariant(test, product._id, { stock: 1 });
    const card = async () => (await productCards(db, [product._id, NOBODY], clock())).get(product._id)?.card;
    expect(await card()).toMatchObject({ title: product.title, inStock: true });
    await db.update(variants).set({ stock: 0 }).where(eq(variants._id, _id));
    expect(await card()).toMatchObject({ inStock: false });
    expect((await productCards(db, [], clock())).size).toBe(0);
  });
});
