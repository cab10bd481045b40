import { getProduct, listProducts } from '@adunni/contracts/catalog/catalog';
import { defaultOptions, priceOfChoice } from '@adunni/contracts/catalog/choice';
import { recipeOf } from '@adunni/contracts/catalog/recipe';
import { toNaira } from '@adunni/contracts/money';
import { listGallery } from '@adunni/contracts/studio/designs';
import { estimateDesign } from '@adunni/contracts/studio/estimate';
import { priceListForm } from '@adunni/contracts/studio/price-list';
import { designResource } from '@adunni/contracts/studio/staff-designs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { looks } from '../../domains/catalog/tables.ts';
import { signInAs } from '../../domains/identity/testing.ts';
import { designAsks } from '../../domains/studio/asking/tables.ts';
import { readRecipe } from '../../domains/studio/designs/read-recipe.ts';
import { designs } from '../../domains/studio/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { DEMO_PRICES, priceListOf } from './price-lists.ts';
import { WORDS } from './sold.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('keeps designs that can be drawn: one published, one waiting', async () => {
  const rows = await test.app.deps.db.select().from(designs);
  expect(rows.map(({ recipe }) => readRecipe(recipe)).filter((recipe) => recipe === null)).toEqual([]);
  const gallery = (await test.call(listGallery, {})).body.items;
  expect(gallery.map(({ name, picture }) => [name, picture?.width])).toEqual([
    ['Iro and buba for Bisi’s wedding', expect.any(Number)],
  ]);
  const admin = await signInAs(test, 'Admin');
  const { items } = (await test.call(designResource.list, { query: { status: 'waiting' } }, admin)).body;
  expect(items.map(({ name }) => name)).toEqual(['Isiagu for the new yam']);
});

it('has drawn what a maker changed of a design', async () => {
  const drawn = () =>
    test.app.deps.db
      .select({ mediaId: looks.mediaId })
      .from(designAsks)
      .innerJoin(looks, eq(looks.hash, designAsks.lookHash));
  await expect.poll(drawn, { timeout: 60_000 }).toEqual([{ mediaId: expect.any(String) }]);
});

it('has a piece that was sold out of the studio, drawn as it is chosen, within the prices of its trade', async () => {
  const { items } = (await test.call(listProducts, { query: { q: WORDS.title } })).body;
  const { product } = (await test.call(getProduct, { params: { productId: items[0]?._id ?? '' } })).body;
  expect(product).toMatchObject({ title: WORDS.title, kind: 'made-to-measure', maker: { slug: 'adewura-atelier' } });
  expect(product.pictures).toHaveLength(1);
  const options = defaultOptions(product);
  expect(recipeOf(product, { colour: null, options })).toMatchObject({ garment: 'corset-gown' });
  expect(priceOfChoice(product, { options })).toBe(product.price);
});

it('asks what the trade asks', async () => {
  for (const prices of Object.values(DEMO_PRICES)) {
    const { isOpen, garments, textiles } = priceListOf(prices);
    const form = {
      isOpen,
      garments: garments.map(({ base, parts, ...rest }) => ({
        ...rest,
        base: toNaira(base),
        parts: parts.map(({ price, ...part }) => ({ ...part, price: toNaira(price) })),
      })),
      textiles: textiles.map(({ textile, perYard }) => ({ textile, perYard: toNaira(perYard) })),
    };
    expect(priceListForm.safeParse(form).error).toBeUndefined();
  }
  /** From the least to the most that each may cost, in thousands of naira. */
  const trade = [
    [{ garment: 'agbada', embroidery: 'pocket', length: 'calf', cloth: 'brocade-ivory' }, 180, 330],
    [{ garment: 'tunic', embroidery: 'crest', hemY: 1060, cloth: 'cashmere-navy' }, 65, 125],
    [{ garment: 'dashiki', cloth: 'ankara-diamonds-sun' }, 22, 45],
    [{ garment: 'buba-sokoto', cloth: 'adire-eleko-indigo' }, 55, 105],
    [{ garment: 'iro-buba', sleeve: 'short', length: 'knee', sash: false, cloth: 'lace-cord-wine' }, 115, 260],
  ] as const;
  for (const [recipe, least, most] of trade) {
    const body = { recipe: { ...recipe, thread: '#333333', darkThread: '#111111' }, height: 1750, girth: 980 };
    const { range, canSew } = (await test.call(estimateDesign, { body })).body;
    expect(canSew, recipe.garment).toBeGreaterThanOrEqual(2);
    expect(
      [(range?.low ?? 0) / 1000 >= least, (range?.high ?? Infinity) / 1000 <= most],
      `${recipe.garment} ${JSON.stringify(range)}`,
    ).toEqual([true, true]);
  }
});
