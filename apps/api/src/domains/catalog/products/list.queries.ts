import type { PRODUCT_STATUSES } from '@adunni/contracts/catalog/catalog';
import type { LoadedProductRow, SHELF_FILTERS } from '@adunni/contracts/catalog/products';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import type { StatusOf } from '@adunni/contracts/statuses';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { isCommission } from '../commissions/queries.ts';
import { categories, productShelves, products, variants } from '../tables.ts';

const lowStockAt: SQL = sql`coalesce(
  (select (values ->> 'lowStockAt')::int from ${marketplaceSettings}), ${DEFAULT_SETTINGS.lowStockAt}::int)`;

const onShelf: Record<(typeof SHELF_FILTERS)[number], SQL> = {
  in: sql`s.pieces > 0 and s.fewest > ${lowStockAt}`,
  low: sql`s.pieces > 0 and s.fewest <= ${lowStockAt}`,
  out: sql`s.pieces = 0`,
  short: sql`s.fewest <= ${lowStockAt}`,
};

/** Whether ready-to-wear pieces have this level of stock: low when some variant is at the marketplace’s threshold. */
export const hasStockLevel = (shelf: (typeof SHELF_FILTERS)[number]): SQL =>
  sql`${products._id} in (select s.product_id from ${productShelves} s where ${onShelf[shelf]})`;

/** The products of the workshop that a designer runs. */
export const ofOwnWorkshop = ({ _id }: Viewer): SQL =>
  sql`${products.makerId} = (select m.id from ${makers} m where m.user_id = ${_id})`;

/** What was agreed with one customer is no product of the shop: it is worked on as an order only. */
export const isListed = (): SQL => sql`not ${isCommission(sql`${products._id}`)}`;

/**
 * By a SKU or the maker’s own number when one begins so, otherwise by the words of the shop’s own search. What is
 * searched for is looked up first, because only a query that the planner knows tells it how many products it will find.
 */
async function searchCondition(words: string, _viewer: Viewer, db: Db): Promise<SQL> {
  const beginning = `${escapeLike(words.toLowerCase())}%`;
  const coded = sql`select v.product_id from ${variants} v where lower(v.sku) like ${beginning} and not v.archived
    union select c.id from ${products} c where lower(c.code) like ${beginning}`;
  const { rows } = await db.execute<{ query: string | null; coded: boolean }>(sql`
    select coded, case when not coded then search_query(${words})::text end as query
    from (select exists (${coded}) as coded) known`);
  const [found] = rows;
  return found?.coded
    ? sql`${products._id} in (${coded})`
    : sql`${products.search} @@ ${found?.query ?? null}::tsquery`;
}

/** Which products a list shows and in what order. */
export const productList = {
  table: products,
  scope: {
    Admin: isListed,
    SuperAdmin: isListed,
    Designer: (viewer: Viewer) => and(ofOwnWorkshop(viewer), isListed()),
  },
  search: searchCondition,
  filters: {
    status: (value: StatusOf<typeof PRODUCT_STATUSES> | 'any') =>
      value === 'any' ? sql`${products.status} <> 'archived'` : eq(products.status, value),
    kind: products.kind,
    category: (value: string) =>
      sql`${products.categoryId} in (select category_id from category_ancestors where ancestor_id = ${value})`,
    maker: products.makerId,
    shelf: hasStockLevel,
  },
  sorts: {
    updatedAt: products.updatedAt,
    title: products.title,
    price: products.priceMin,
    stock: { table: productShelves, by: productShelves.place, id: productShelves.productId },
    createdAt: products.createdAt,
  },
};

/** Products as a list shows them. */
export async function loadProducts({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedProductRow[]> {
  const now = clock().toISOString();
  const { lowStockAt: threshold } = await getSettings(db);
  const rows = await db
    .select({
      product: products,
      maker: { _id: makers._id, slug: makers.slug, name: makers.name },
      category: { _id: categories._id, name: categories.name },
      cover: pictureColumns,
      pieces: productShelves.pieces,
      fewest: productShelves.fewest,
      lowChoices: sql<{ choice: string; stock: number }[]>`(
        select coalesce(json_agg(json_build_object(
          'choice', concat_ws(', ', nullif(v.size, ''), nullif(v.colour, '')), 'stock', v.stock) order by v.stock, v.id), '[]')
        from variants v where v.product_id = ${products}.id and not v.archived
          and ${products}.kind = 'ready-to-wear' and v.stock <= ${threshold})`,
      isPublic: sql<boolean>`(${products.status} = 'published'
        or (${products.status} = 'scheduled' and ${products.publishAt} <= ${now})) and ${makers.status} = 'approved'`,
    })
    .from(products)
    .innerJoin(makers, eq(makers._id, products.makerId))
    .innerJoin(categories, eq(categories._id, products.categoryId))
    .innerJoin(productShelves, eq(productShelves.productId, products._id))
    .leftJoin(media, eq(media._id, products.coverId))
    .where(inArray(products._id, ids));
  return rows.map(({ product, maker, category, cover, isPublic, lowChoices, ...shelf }) => ({
    _id: product._id,
    title: product.title,
    picture: toPictureOrNull(cover),
    maker,
    kind: product.kind,
    category,
    price: product.priceMin,
    priceVaries: product.priceMax > product.priceMin,
    ...shelfOf(shelf, threshold),
    lowChoices,
    status: product.status,
    publishAt: product.publishAt,
    isPublic,
    updatedAt: product.updatedAt,
  }));
}

function shelfOf(
  { pieces: stock, fewest }: { pieces: number | null; fewest: number | null },
  threshold: number,
): Pick<LoadedProductRow, 'stock' | 'shelf'> {
  if (stock === null) return { stock, shelf: null };
  if (stock === 0) return { stock, shelf: 'out' };
  return { stock, shelf: (fewest ?? 0) <= threshold ? 'low' : 'in' };
}
