import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { categories, products, variants } from '../tables.ts';
import type { Known, KnownProduct } from './plan.ts';
import type { CsvRow } from './read-csv.ts';

/** What is stored of the products that a file names. */
export async function loadKnown(db: Db, makerId: string, rows: readonly CsvRow[]): Promise<Known> {
  const codes = listed(rows, 'code');
  const skus = listed(rows, 'sku');
  const isNamed = or(
    sql`${products.code} = any (${sql.param(codes)}::text[])`,
    sql`${products._id} in (select product_id from ${variants} where sku = any (${sql.param(skus)}::text[]))`,
  );
  const found = await db
    .select()
    .from(products)
    .where(and(eq(products.makerId, makerId), isNamed));
  const known = new Map<string, KnownProduct>(
    found.map((row) => [row._id, { _id: row._id, columns: plain(row), variants: [] }]),
  );
  const bySku = new Map<string, KnownProduct>();
  if (known.size > 0)
    for (const variant of await db
      .select()
      .from(variants)
      .where(inArray(variants.productId, [...known.keys()]))) {
      const product = known.get(variant.productId);
      const { _id, sku, size, colour, colourHex, price, stock, archived } = variant;
      product?.variants.push({ _id, sku, size, colour, colourHex, price, stock, archived });
      if (product && !archived) bySku.set(sku, product);
    }
  const foreign = await db
    .select({ sku: variants.sku })
    .from(variants)
    .innerJoin(products, eq(products._id, variants.productId))
    .where(and(sql`${variants.sku} = any (${sql.param(skus)}::text[])`, ne(products.makerId, makerId)));
  const tree = await db.select({ _id: categories._id, slug: categories.slug }).from(categories);
  return {
    byCode: new Map([...known.values()].flatMap((one) => (one.columns.code ? [[one.columns.code, one]] : []))),
    bySku,
    takenSkus: new Set(foreign.map(({ sku }) => sku)),
    categories: new Map(tree.map(({ slug, _id }) => [slug, _id])),
  };
}

const listed = (rows: readonly CsvRow[], column: 'code' | 'sku'): string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells[column] ?? [])),
];

function plain(row: typeof products.$inferSelect): KnownProduct['columns'] {
  const { code, title, summary, description, kind, gender, fabric, occasions, tags, care } = row;
  const { returnable, leadDaysMin, leadDaysMax, sizeChart, categoryId, basePrice } = row;
  return {
    ...{ code, title, summary, description, kind, gender, fabric, occasions, tags, care },
    ...{ returnable, leadDaysMin, leadDaysMax, sizeChart, categoryId, basePrice },
  };
}
