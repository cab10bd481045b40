import { listProducts, type ProductCard } from '@adunni/contracts/catalog/catalog';
import { defaultOptions, priceOfChoice } from '@adunni/contracts/catalog/choice';
import { login } from '@adunni/contracts/identity/identity';
import { listMakers } from '@adunni/contracts/makers/makers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '../../domains/catalog/product-page/product-detail.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { isSeeded } from '../is-seeded.ts';
import { seedDemo } from '../seed.ts';
import { WORDS } from '../studio/sold.ts';
import { demoProducts, newArrivals } from './products.ts';

let test: TestApp;
let cards: ProductCard[];
beforeAll(async () => {
  test = await startTestApp();
  await interruptedSeed();
  await seedDemo(test.app.deps);
  const { items } = (await test.call(listProducts, { query: { limit: 100 } })).body;
  // What was sold out of the design studio is drawn, not photographed, and looked at there.
  cards = items.filter(({ title }) => title !== WORDS.title);
});
afterAll(() => test.close());

/** Seeds twice at once as far as the last of it, the plans, and fails there. */
async function interruptedSeed() {
  const { db } = test.app.deps;
  await db.execute(sql`
    create function interrupt() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$;
    create trigger interrupt before insert on plans for each row execute function interrupt()`);
  const seeds = await Promise.allSettled([seedDemo(test.app.deps), seedDemo(test.app.deps)]);
  for (const seed of seeds) expect(seed).toMatchObject({ reason: { cause: { message: 'interrupted' } } });
  await db.execute(sql`drop function interrupt cascade`);
  expect(await isSeeded(db)).toBe(false);
}

/** Lowest and highest price of each piece, in thousand naira, as the trade knows them. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  'eko-agbada': [180, 320],
  'groom-etu-agbada': [450, 900],
  'senator-crest': [65, 120],
  'plain-kaftan': [55, 95],
  'embroidered-kaftan': [90, 160],
  'buba-and-sokoto': [60, 100],
  'isiagu-set': [70, 130],
  'babban-riga': [200, 380],
  dashiki: [25, 45],
  woko: [85, 150],
  'oleku-iro-and-buba': [120, 250],
  'classic-iro-and-buba': [180, 350],
  'boubou-adire': [45, 85],
  'boubou-silk': [70, 140],
  'shift-dress': [35, 65],
  'corset-gown': [180, 450],
  jumpsuit: [60, 110],
  'reception-dress': [600, 1800],
  'bridal-set': [700, 2500],
  'george-wrapper-and-blouse': [180, 420],
  onyonyo: [150, 300],
  'edo-wrapper': [500, 1400],
  'peplum-and-wrapper': [50, 90],
  duster: [38, 70],
  'auto-gele': [15, 35],
  'gele-and-ipele': [40, 95],
  'abeti-aja-cap': [12, 28],
  'gobi-cap': [12, 28],
  'coral-beads': [45, 180],
  clutch: [25, 70],
  'feather-fan': [20, 60],
  'ankara-6-yards': [12, 35],
  'adire-5-yards': [20, 50],
  'guinea-5-yards': [45, 120],
  'voile-lace-5-yards': [80, 250],
  'cord-lace-5-yards': [60, 250],
  'aso-oke-bundle': [60, 220],
  'boys-agbada': [40, 80],
  'girls-flare': [20, 40],
  'mini-aso-ebi': [45, 90],
  'drawstring-sokoto': [15, 40],
  'ankara-wrapper': [15, 40],
  'ivory-mermaid-gown': [180, 450],
};

describe('the demo marketplace', () => {
  it('is stored once, by however many processes it is started', async () => {
    expect(cards).toHaveLength(demoProducts.length + newArrivals.length);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
    expect((await test.call(listMakers)).body.total).toBe(14);
  });

  it('has 40 pieces or more, each within the prices of its trade', async () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(40);
    const { rows } = await test.app.deps.db.execute<{ slug: string; low: number; high: number }>(
      sql`select slug, price_min::float8 / 100000 as low, price_max::float8 / 100000 as high from products`,
    );
    const astray = rows.filter(({ slug, low, high }) => {
      const [lowest, highest] = RANGES[slug] ?? [0, 0];
      return low < lowest || high > highest;
    });
    expect(astray).toEqual([]);
  });

  it('shows every piece with pictures, choices that can be ordered, care and prose of its own', async () => {
    const { pool, clock } = test.app.deps;
    const products = await Promise.all(cards.map(({ _id }) => findProduct(pool, _id, clock())));
    for (const product of products) {
      if (!product) throw new Error('a demo piece is not visible');
      expect([product.title, product.pictures.length >= 3]).toEqual([product.title, true]);
      expect(new Set(product.pictures.map(({ alt }) => alt)).size).toBe(product.pictures.length);
      expect(product.care.length).toBeGreaterThan(1);
      expect(product.description.split('\n\n').length).toBeGreaterThan(1);
      if (product.kind === 'made-to-measure') {
        const groups = product.optionGroups.filter(({ required }) => required);
        expect(Object.keys(defaultOptions(product))).toEqual(groups.map(({ _id }) => _id));
        expect(priceOfChoice(product, { options: defaultOptions(product) })).toBe(product.price);
        expect([product.variants.length, product.returnable]).toEqual([0, false]);
        const shown = groups.flatMap(({ choices }) => choices.find(({ isDefault }) => isDefault)?.picture?._id ?? []);
        expect([product.title, new Set(shown)]).toEqual([product.title, new Set([product.pictures[0]?._id])]);
      } else {
        expect(product.variants.length).toBeGreaterThan(0);
        expect(product.pictures[0]?.colour).toBe(product.variants[0]?.colour);
        expect([product.optionGroups.length, product.returnable]).toEqual([0, true]);
      }
    }
    const texts = products.flatMap((product) => [product?.summary, product?.description]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has pieces that are sold out, and some nearly', async () => {
    expect(cards.filter(({ inStock }) => !inStock).map(({ title }) => title)).toEqual(['Aso-oke Clutch']);
    const { rows } = await test.app.deps.db.execute<{ low: number }>(
      sql`select count(*)::int as low from variants where stock between 1 and 3`,
    );
    expect(rows[0]?.low).toBeGreaterThan(10);
  });

  it('labels every review as demo and lets no invented maker sign in', async () => {
    const { rows } = await test.app.deps.db.execute<{ real: number }>(
      sql`select count(*)::int as real from reviews where not is_demo`,
    );
    expect(rows[0]?.real).toBe(0);
    const { status } = await test.call(login, {
      body: { email: 'zaria-needle-co@makers.adunni.example', password: '!' },
    });
    expect(status).toBe(401);
  });
});
