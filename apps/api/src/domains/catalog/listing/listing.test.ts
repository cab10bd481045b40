import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { media } from '../../media/tables.ts';
import { reviews } from '../../reviews/tables.ts';
import { optionChoices, optionGroups, productPictures, products, variants } from '../tables.ts';
import { addProduct, addVariant } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listed = async (productId: string) => {
  const [row] = await test.app.deps.db.select().from(products).where(eq(products._id, productId));
  if (!row) throw new Error('no such product');
  const { priceMin, priceMax, sizes, colourNames, colours, rating, reviewCount, coverId, alternateId } = row;
  return { priceMin, priceMax, sizes, colourNames, colours, rating, reviewCount, coverId, alternateId };
};

/** Products whose listed columns differ from what they are calculated from. */
async function inexact(): Promise<number> {
  const { rows } = await test.app.deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from products p join product_listing l on l.id = p.id
    where (p.price_min, p.price_max, p.sizes, p.colour_names, p.colours, p.cover_id, p.rating, p.review_count)
      is distinct from
      (l.price_min, l.price_max, l.sizes, l.colour_names, l.colours, l.cover_id, l.rating, l.review_count)`);
  return rows[0]?.count ?? -1;
}

describe('what lists show of a product', () => {
  it('follows its variants', async () => {
    const { db } = test.app.deps;
    const product = await addProduct(test, { basePrice: kobo(100) });
    expect(await listed(product._id)).toMatchObject({ priceMin: 100, priceMax: 100, sizes: [] });
    const large = await addVariant(test, product._id, { size: 'L', price: kobo(900), position: 1 });
    await addVariant(test, product._id, {
      size: 'S',
      price: kobo(300),
      position: 0,
      colour: 'Wine',
      colourHex: '#5f1028',
    });
    expect(await listed(product._id)).toMatchObject({
      priceMin: 300,
      priceMax: 900,
      sizes: ['S', 'L'],
      colourNames: ['Wine', 'Indigo'],
      colours: [
        { name: 'Wine', hex: '#5f1028' },
        { name: 'Indigo', hex: '#1b2d6b' },
      ],
    });
    await db.update(variants).set({ archived: true }).where(eq(variants._id, large._id));
    expect(await listed(product._id)).toMatchObject({ priceMax: 300, sizes: ['S'], colourNames: ['Wine'] });
    await db.delete(variants).where(eq(variants.productId, product._id));
    await db
      .update(products)
      .set({ basePrice: kobo(250) })
      .where(eq(products._id, product._id));
    expect(await listed(product._id)).toMatchObject({ priceMin: 250, priceMax: 250, sizes: [], colours: [] });
  });

  it('follows options: the cheapest required ones up to the dearest of all', async () => {
    const { db } = test.app.deps;
    const product = await addProduct(test, { kind: 'made-to-measure', basePrice: kobo(1000) });
    const [needed, extra] = await db
      .insert(optionGroups)
      .values([
        { productId: product._id, name: 'Lining', kind: 'lining', position: 0 },
        { productId: product._id, name: 'Fila', kind: 'headwear', required: false, position: 1 },
      ])
      .returning();
    const choice = (groupId: string | undefined, delta: number) => ({
      groupId: groupId ?? '',
      label: `+${delta}`,
      priceDelta: kobo(delta),
      position: 0,
    });
    await db.insert(optionChoices).values([choice(needed?._id, 50), choice(needed?._id, 70), choice(extra?._id, 500)]);
    expect(await listed(product._id)).toMatchObject({ priceMin: 1050, priceMax: 1570 });
    await db.update(optionGroups).set({ required: true }).where(eq(optionGroups.name, 'Fila'));
    expect(await listed(product._id)).toMatchObject({ priceMin: 1550, priceMax: 1570 });
    await db.delete(optionGroups).where(eq(optionGroups._id, extra?._id ?? ''));
    expect(await listed(product._id)).toMatchObject({ priceMin: 1050, priceMax: 1070 });
  });

  it('follows pictures and reviews', async () => {
    const { db } = test.app.deps;
    const product = await addProduct(test);
    const file = (path: string) => ({
      path,
      source: 'upload' as const,
      contentType: 'image/webp',
      bytes: 1,
      alt: path,
    });
    const stored = await db
      .insert(media)
      .values(['a', 'b'].map((path) => ({ ...file(path), width: 1, height: 1, dominant: '#000000' })))
      .returning();
    const [a, b] = stored.map(({ _id }) => _id);
    const show = (mediaId: string | undefined, position: number) => ({
      productId: product._id,
      mediaId: mediaId ?? '',
      position,
    });
    await db.insert(productPictures).values([show(a, 2), show(b, 1)]);
    expect(await listed(product._id)).toMatchObject({ coverId: b, alternateId: a });
    const review = (rating: number) => ({ productId: product._id, author: 'A', rating, title: 'T', text: 'T' });
    await db.insert(reviews).values([review(5), review(4), review(4)]);
    expect(await listed(product._id)).toMatchObject({ rating: 4.33, reviewCount: 3 });
    await db.delete(reviews).where(eq(reviews.rating, 5));
    expect(await listed(product._id)).toMatchObject({ rating: 4, reviewCount: 2 });
  });

  it('stays exact when many write at once', async () => {
    const { db } = test.app.deps;
    const pieces = await Promise.all([1, 2, 3].map(() => addProduct(test)));
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const productId = pieces[n % 3]?._id ?? '';
        const { _id } = await addVariant(test, productId, { size: `${n}`, price: kobo(100 + ((n * 37) % 90)) });
        if (n % 4 === 0) await db.delete(variants).where(eq(variants._id, _id));
        if (n % 4 === 1)
          await db
            .update(variants)
            .set({ price: kobo(500 + n) })
            .where(eq(variants._id, _id));
        if (n % 4 === 2)
          await db.insert(reviews).values({ productId, author: 'A', rating: 1 + (n % 5), title: 'T', text: 'T' });
      }),
    );
    expect(await inexact()).toBe(0);
  });
});
