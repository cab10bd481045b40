import {
  type LoadedProduct,
  listFacets,
  listProducts,
  PRODUCT_SORTS,
  type ProductFacets,
  type ProductFilters,
} from '@adunni/contracts/catalog/catalog';
import type { Sent } from '@adunni/contracts/endpoint';
import { toNaira } from '@adunni/contracts/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '../../domains/catalog/product-page/product-detail.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

type Query = NonNullable<Sent<typeof listFacets>['query']>;

let test: TestApp;
/** Everything that is for sale, to count by hand. */
let all: LoadedProduct[];
beforeAll(async () => {
  test = await startDemoApp();
  const { body } = await test.call(listProducts, { query: { limit: 100 } });
  const { pool, clock } = test.app.deps;
  const found = await Promise.all(body.items.map(({ _id }) => findProduct(pool, _id, clock())));
  all = found.filter((product) => product !== null);
});
afterAll(() => test.close());

const split = (text: unknown) => (typeof text === 'string' && text ? text.split(',') : null);
const meets = (wanted: string[] | null, has: readonly string[]) => !wanted || has.some((one) => wanted.includes(one));

/** What each filter asks of a product, said the slow and obvious way. */
const RULES: Record<string, (query: Query, product: LoadedProduct) => boolean> = {
  category: (q, p) => !q.category || p.categoryPath.some(({ slug }) => slug === q.category),
  city: (q, p) => meets(split(q.city), [p.maker.city]),
  maker: (q, p) => meets(split(q.maker), [p.maker.slug]),
  fabric: (q, p) => meets(split(q.fabric), [p.fabric]),
  occasion: (q, p) => meets(split(q.occasion), p.occasions),
  gender: (q, p) => meets(split(q.gender), [p.gender]),
  size: (q, p) =>
    meets(
      split(q.size),
      p.variants.map(({ size }) => size),
    ),
  colour: (q, p) =>
    meets(
      split(q.colour),
      p.colours.map(({ name }) => name),
    ),
  kind: (q, p) => !q.kind || p.kind === q.kind,
  price: (q, p) => toNaira(p.price) >= Number(q.minPrice ?? 0) && toNaira(p.price) <= Number(q.maxPrice ?? 1e9),
  leadDays: (q, p) => p.leadDaysMax <= Number(q.maxLeadDays ?? 1e9),
  inStock: (q, p) => !q.inStock || p.kind === 'made-to-measure' || p.variants.some(({ available }) => available > 0),
};

const passing = (query: Query, but?: string) =>
  all.filter((product) => Object.entries(RULES).every(([name, rule]) => name === but || rule(query, product)));

/** The values that each facet counts on a product. */
const VALUES: Record<string, (product: LoadedProduct) => string[]> = {
  category: (p) => p.categoryPath.map(({ slug }) => slug),
  city: (p) => [p.maker.city],
  maker: (p) => [p.maker.slug],
  fabric: (p) => [p.fabric],
  occasion: (p) => p.occasions,
  gender: (p) => [p.gender],
  size: (p) => [...new Set(p.variants.map(({ size }) => size))],
  colour: (p) => p.colours.map(({ name }) => name),
  kind: (p) => [p.kind],
};

function tally(query: Query, facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const product of passing(query, facet))
    for (const value of VALUES[facet]?.(product) ?? []) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const some = (...values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const one = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const queries = fc
  .record({
    category: one('women', 'men', 'gowns', 'fabrics', 'accessories', 'nowhere'),
    city: some('Lagos', 'Yaba', 'Kaduna', 'Nowhere'),
    maker: some('adewura-atelier', 'ireti-stitch-house', 'nobody'),
    fabric: some('Aso-oke', 'Adire', 'Cord lace'),
    occasion: some('Wedding', 'Everyday', 'Titles & coronations'),
    gender: some('women', 'men', 'unisex', 'dragons'),
    size: some('UK 12', 'L', 'One size', '5 yards'),
    colour: some('Wine', 'Indigo', 'Emerald', 'Royal blue'),
    kind: one('ready-to-wear' as const, 'made-to-measure' as const),
    minPrice: one(0, 45_000, 120_000),
    maxPrice: one(60_000, 200_000, 5_000_000),
    maxLeadDays: one(4, 21, 400),
    inStock: one('1' as const),
  })
  .map(
    (query) =>
      Object.fromEntries(
        Object.entries(query)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
      ) as Query,
  );

describe('filters and their counts', () => {
  it('agree with counting by hand, for any combination', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const listed = await test.call(listProducts, { query: { ...query, limit: 100 } as never });
        const ids = passing(query).map(({ _id }) => _id);
        expect(listed.body.items.map(({ _id }) => _id).sort()).toEqual(ids.sort());
        expect(listed.body.total).toBe(ids.length);
        const { body } = await test.call(listFacets, { query });
        for (const facet of Object.keys(VALUES)) {
          const counted = body[facet as keyof ProductFacets] as { value: string; count: number }[];
          expect([facet, Object.fromEntries(counted.map(({ value, count }) => [value, count]))]).toEqual([
            facet,
            tally(query, facet),
          ]);
        }
        const prices = passing(query, 'price').map(({ price }) => toNaira(price));
        expect(body.price).toEqual(ends(prices));
        expect(body.leadDays).toEqual(ends(passing(query, 'leadDays').map(({ leadDaysMax }) => leadDaysMax)));
        expect(body.inStock).toBe(passing({ ...query, inStock: '1' }).length);
      }),
      { numRuns: 40 },
    );
  });

  it.each(PRODUCT_SORTS)('pages through %s without repeating or skipping', async (sort) => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => test.call(listProducts, { query: { sort, page, limit: 9 } })),
    );
    const ids = pages.flatMap(({ body }) => body.items.map(({ _id }) => _id));
    expect(ids).toHaveLength(all.length);
    expect(new Set(ids).size).toBe(all.length);
    expect(new Set(pages.map(({ body }) => body.total))).toEqual(new Set([all.length]));
  });

  it('orders as asked', async () => {
    const sorted = async (sort: ProductFilters['sort']) =>
      (await test.call(listProducts, { query: { sort, limit: 100 } })).body.items;
    const up = (await sorted('price-up')).map(({ price }) => price);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = (await sorted('price-down')).map(({ price }) => price);
    expect(down).toEqual([...down].sort((a, b) => b - a));
    const stars = (await sorted('rating')).map(({ rating }) => rating ?? 0);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    const days = (await sorted('lead-time')).map(({ leadDaysMax }) => leadDaysMax);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });

  it('orders sizes as on a rail', async () => {
    const { body } = await test.call(listFacets, { query: { category: 'women' } });
    expect(body.size.map(({ value }) => value)).toEqual([
      'S',
      'S/M',
      'M',
      'L',
      'L/XL',
      'XL',
      ...[6, 8, 10, 12, 14, 16, 18, 20].map((size) => `UK ${size}`),
    ]);
  });

  it('answers numbers beyond all bounds, and refuses what is none', async () => {
    const far = await test.call(listProducts, { query: { minPrice: 1e300, maxLeadDays: 9_000_000_000_000 } });
    expect([far.status, far.body.total]).toEqual([200, 0]);
    const past = await test.call(listProducts, { query: { page: 9999 } });
    expect([past.status, past.body.items, past.body.total]).toEqual([200, [], all.length]);
    for (const query of [{ minPrice: -1 }, { maxPrice: 'much' }, { page: 0 }, { limit: 101 }, { sort: 'random' }])
      expect((await test.call(listProducts, { query: query as never })).status).toBe(400);
  });
});

const ends = (numbers: number[]) =>
  numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : { min: 0, max: 0 };
