import { PRODUCT_SORTS, type ProductFilters, productFilters } from '@adunni/contracts/catalog/catalog';
import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../../kit/draw.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { makers } from '../../makers/tables.ts';
import { countFacets } from '../listing/facets.ts';
import { listProducts } from '../listing/product-list.ts';
import { products, variants } from '../tables.ts';
import { addCategory, addMaker, addProduct, addVariant } from '../testing.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ROUNDS = 12;
const WRITES = 15;
const [CITIES, FABRICS, OCCASIONS, SIZES, COLOURS] = [
  ['Kaduna', 'Lagos', 'Yaba, Lagos', ''],
  ['Ankara', 'Lace', 'Aso-oke'],
  ['Wedding', 'Church', 'Naming'],
  ['S', 'M', 'L', 'XL'],
  ['Indigo', 'Wine', 'Sand'],
];

let test: TestApp;
let workshops: { _id: string; slug: string }[];
let shelves: { _id: string; slug: string }[];
const pieces: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  workshops = [await addMaker(test), await addMaker(test), await addMaker(test)];
  const top = await addCategory(test);
  shelves = [top, await addCategory(test, { parentId: top._id }), await addCategory(test)];
});
afterAll(() => test.close());

/** What is counted and listed, found by SQL alone: rows of which each says which filters it passes. */
async function expected(filters: ProductFilters, slugs: readonly string[]) {
  const cityOf = sql`replace(m.city, ',', '')`;
  const passes = {
    city: filters.city ? sql`${cityOf} = any (${sql.param(filters.city)}::text[])` : sql`true`,
    category: filters.category
      ? sql`p.category_id in (select id from categories where slug = any (${sql.param(slugs)}::text[]))`
      : sql`true`,
    maker: filters.maker ? sql`m.slug = any (${sql.param(filters.maker)}::text[])` : sql`true`,
    fabric: filters.fabric ? sql`p.fabric = any (${sql.param(filters.fabric)}::text[])` : sql`true`,
    occasion: filters.occasion ? sql`p.occasions && ${sql.param(filters.occasion)}::text[]` : sql`true`,
    size: filters.size ? sql`p.sizes && ${sql.param(filters.size)}::text[]` : sql`true`,
    colour: filters.colour ? sql`p.colour_names && ${sql.param(filters.colour)}::text[]` : sql`true`,
    price: sql`p.price_min between ${(filters.minPrice ?? 0) * 100} and ${(filters.maxPrice ?? 1e9) * 100}`,
    inStock: filters.inStock
      ? sql`exists (select from variants v where v.product_id = p.id and v.stock > 0 and not v.archived)`
      : sql`true`,
  };
  const order = {
    featured: sql`p.featured desc, p.created_at desc, p.id desc`,
    newest: sql`p.created_at desc, p.id desc`,
    'price-up': sql`p.price_min, p.id`,
    'price-down': sql`p.price_min desc, p.id desc`,
    rating: sql`p.rating desc nulls last, p.review_count desc, p.id desc`,
    'lead-time': sql`p.lead_days_max, p.lead_days_min, p.id`,
  }[filters.sort];
  const flags = Object.entries(passes).map(([name, passed]) => sql`${passed} as ${sql.identifier(name)}`);
  const { rows } = await test.app.deps.db.execute<
    { id: string; cityOf: string; fabricOf: string; sizes: string[] } & Record<keyof typeof passes, boolean>
  >(sql`
    select p.id, ${cityOf} as "cityOf", p.fabric as "fabricOf", p.sizes, ${sql.join(
      flags.map((flag) => flag),
      sql`, `,
    )}
    from products p join makers m on m.id = p.maker_id
    where p.status = 'published' and m.status = 'approved' order by ${order}`);
  const names = Object.keys(passes) as (keyof typeof passes)[];
  const without = (name: keyof typeof passes) => rows.filter((row) => names.every((one) => one === name || row[one]));
  const count = (values: string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
  return {
    ids: rows.filter((row) => names.every((name) => row[name])).map(({ id }) => id),
    city: count(without('city').flatMap(({ cityOf }) => cityOf || [])),
    fabric: count(without('fabric').map(({ fabricOf }) => fabricOf)),
    size: count(without('size').flatMap(({ sizes }) => sizes)),
  };
}

/** One change of the catalogue, of a kind that makers, staff or shoppers make. */
async function write(draw: Draw): Promise<void> {
  const { db } = test.app.deps;
  const values = {
    makerId: draw.pick(workshops)._id,
    categoryId: draw.pick(shelves)._id,
    fabric: draw.pick(FABRICS),
    occasions: OCCASIONS.filter(() => draw.chance(0.4)),
    featured: draw.chance(0.2),
    leadDaysMax: draw.whole(5, 9),
  };
  const known = pieces.length > 3 ? draw.pick(pieces) : null;
  const kind = draw.whole(0, 6);
  if (!known || kind === 0) {
    const { _id } = await addProduct(test, values);
    for (const size of SIZES.filter(() => draw.chance(0.5)))
      await addVariant(test, _id, {
        size,
        colour: draw.pick(COLOURS),
        price: kobo(draw.whole(1, 90) * 100_000),
        stock: draw.whole(0, 1),
      });
    pieces.push(_id);
  } else if (kind === 1) await db.update(products).set(values).where(eq(products._id, known));
  else if (kind === 2)
    await db
      .update(products)
      .set({ status: draw.pick(['published', 'published', 'draft', 'archived'] as const) })
      .where(eq(products._id, known));
  else if (kind === 3)
    await db
      .update(variants)
      .set({ stock: draw.whole(0, 2) })
      .where(eq(variants.productId, known));
  else if (kind === 4)
    await db
      .update(variants)
      .set({ archived: draw.chance(0.3) })
      .where(eq(variants.productId, known));
  else if (kind === 5)
    await db
      .update(makers)
      .set({ city: draw.pick(CITIES) })
      .where(eq(makers._id, values.makerId));
  else
    await db
      .update(makers)
      .set({ status: draw.pick(['approved', 'approved', 'suspended'] as const) })
      .where(eq(makers._id, values.makerId));
}

function drawFilters(draw: Draw): { filters: ProductFilters; below: string[] } {
  const some = (values: readonly string[]) =>
    draw.chance(0.3) ? { of: values.filter(() => draw.chance(0.6)).join(',') } : {};
  const [top, child] = shelves;
  const category = draw.chance(0.4) ? draw.pick(shelves).slug : undefined;
  const filters = productFilters.parse({
    category,
    city: some(CITIES.map((city) => city.replace(',', ''))).of || undefined,
    maker: some(workshops.map(({ slug }) => slug)).of || undefined,
    fabric: some(FABRICS).of || undefined,
    occasion: some(OCCASIONS).of || undefined,
    size: some(SIZES).of || undefined,
    colour: some(COLOURS).of || undefined,
    ...(draw.chance(0.3) && { minPrice: draw.whole(0, 40_000) }),
    ...(draw.chance(0.3) && { maxPrice: draw.whole(30_000, 90_000) }),
    ...(draw.chance(0.3) && { inStock: '1' }),
    sort: draw.pick(PRODUCT_SORTS),
  });
  return { filters, below: category === top?.slug ? [top?.slug ?? '', child?.slug ?? ''] : category ? [category] : [] };
}

it(`lists and counts as the database would, whatever many have changed at once (seed ${SEED})`, async () => {
  const draw = drawFrom(SEED);
  let listed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: WRITES }, () => write(draw)));
    for (let look = 0; look < 4; look++) {
      const { filters, below } = drawFilters(draw);
      const { ids, city, fabric, size } = await expected(filters, below);
      const found = await listProducts(test.app.deps, { ...filters, page: 1, limit: 500 });
      const counted = await countFacets(test.app.deps, filters);
      const toCounts = (facets: { value: string; count: number }[]) =>
        Object.fromEntries(facets.map(({ value, count }) => [value, count]));
      const state = `seed ${SEED}, round ${round}: ${JSON.stringify(filters)}`;
      expect(
        found.items.map(({ _id }) => _id),
        state,
      ).toEqual(ids);
      expect(found.total, state).toBe(ids.length);
      expect(
        { city: toCounts(counted.city), fabric: toCounts(counted.fabric), size: toCounts(counted.size) },
        state,
      ).toEqual({ city, fabric, size });
      listed += ids.length;
    }
  }
  expect(listed).toBeGreaterThan(0);
});
