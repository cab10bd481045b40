import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { media } from '../../media/tables.ts';
import { optionChoices, optionGroups, productPictures, variants } from '../tables.ts';
import { addCategory, addMaker, addProduct, addVariant } from '../testing.ts';
import { sellableLines } from './sellable.queries.ts';

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
    const middle = await addCategory(test, { parentId: top._id });
    const lower = await addCategory(test, { parentId: middle._id });
    const below = await addCategory(test, { parentId: lower._id });
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
      categoryIds: [below._id, lower._id, middle._id, top._id],
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

  it('need a variant where only the other line of the piece has one', async () => {
    const product = await addProduct(test);
    const productId = product._id;
    const shown = await addVariant(test, productId, { size: 'M' });
    const [chosen, open] = await lines({ productId, variantId: shown._id }, { productId });
    expect([chosen?.fault, open?.fault?.kind]).toEqual([null, 'variant-needed']);
    await test.app.deps.db.update(variants).set({ archived: true }).where(eq(variants.productId, productId));
    const [gone, none] = await lines({ productId, variantId: shown._id }, { productId });
    expect([gone?.fault?.kind, none?.fault]).toEqual(['variant-unknown', null]);
  });

  it('show the first picture in their colour, and the first of all where there is none', async () => {
    const product = await addProduct(test);
    const productId = product._id;
    const [red, green] = [
      await addVariant(test, productId, { colour: 'Red' }),
      await addVariant(test, productId, { colour: 'Green' }),
    ];
    const file = {
      source: 'upload',
      contentType: 'image/webp',
      bytes: 1,
      width: 1,
      height: 1,
      dominant: '#000000',
    } as const;
    const stored = await test.app.deps.db
      .insert(media)
      .values(['plain', 'first red', 'second red'].map((alt) => ({ ...file, path: alt, alt })))
      .returning();
    const shown = stored.map(({ _id, alt }, position) => ({
      ...{ productId, mediaId: _id, position },
      colour: alt.endsWith('red') ? 'Red' : null,
    }));
    await test.app.deps.db.insert(productPictures).values(shown);
    const sold = await lines({ productId, variantId: red._id }, { productId, variantId: green._id });
    expect(sold.map((line) => line?.picture?.alt)).toEqual(['first red', 'plain']);
  });

  it('name a look by every choice that was made, also one that alone draws as before', async () => {
    const { db } = test.app.deps;
    const recipe = { base: { garment: 'dashiki' }, colours: {} };
    const product = await addProduct(test, { kind: 'made-to-measure', recipe });
    const choose = async (name: string, labels: readonly [string, RecipePart | null][], position: number) => {
      const [group] = await db
        .insert(optionGroups)
        .values({ productId: product._id, name, kind: 'sleeves', position })
        .returning();
      const groupId = group?._id ?? '';
      const made = await db
        .insert(optionChoices)
        .values(
          labels.map(([label, part], at) => ({ groupId, label, recipe: part, priceDelta: kobo(0), position: at })),
        )
        .returning();
      return { groupId, ids: made.map(({ _id }) => _id) };
    };
    const sleeves = await choose(
      'Sleeves',
      [
        ['Short', null],
        ['Long', { sleeves: 'long' }],
      ],
      0,
    );
    const neck = await choose(
      'Neck',
      [
        ['Round', null],
        ['High', { neckline: 'standing' }],
      ],
      1,
    );
    const options = { [sleeves.groupId]: sleeves.ids[0] ?? '', [neck.groupId]: neck.ids[1] ?? '' };
    const [line] = await lines({ productId: product._id, options });
    expect(line?.look).toMatchObject({
      alt: `${product.title} as chosen: Short; High`,
      recipe: { garment: 'dashiki', neckline: 'standing' },
    });
  });
});
