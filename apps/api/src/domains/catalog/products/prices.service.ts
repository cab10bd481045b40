import type { LoadedRepriced } from '@adunni/contracts/catalog/products';
import type { PriceChange } from '@adunni/contracts/catalog/products-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { lockShelves } from '../stock.service.ts';
import { products, variants } from '../tables.ts';
import { isListed, ofOwnWorkshop } from './list.queries.ts';
import { changedPrice } from './prices.rules.ts';

const NOTHING_LEFT = 'The price can’t be zero or less.';

type Product = Pick<
  typeof products.$inferSelect,
  '_id' | 'title' | 'version' | 'status' | 'kind' | 'basePrice' | 'priceMin' | 'priceMax'
>;

/** What a change of prices comes to for each product that the caller may see; the others are left out. */
export async function previewPrices(
  ctx: StaffCtx,
  ids: readonly string[],
  change: PriceChange,
): Promise<LoadedRepriced[]> {
  const found = await productsOf(ctx, ctx.db, ids);
  const results: LoadedRepriced[] = [];
  for (const product of found) results.push(repriced(product, change, await pricesOf(ctx.db, product)));
  return results;
}

/** Changes prices product by product and reports each one; one that changed since its preview is refused. */
export async function applyPrices(
  ctx: StaffCtx,
  wanted: readonly { _id: string; version: number }[],
  change: PriceChange,
): Promise<LoadedRepriced[]> {
  const results: LoadedRepriced[] = [];
  for (const { _id, version } of new Map(wanted.map((one) => [one._id, one])).values()) {
    try {
      results.push(await staffWrite(ctx, (tx) => applyTo(ctx, tx, _id, version, change)));
    } catch (error) {
      if (!(error instanceof Refusal)) ctx.log.error(error);
      const message = error instanceof Refusal ? error.message : commonErrors.internal.message;
      results.push({ ...nothing(_id, version), message });
    }
  }
  return results;
}

async function applyTo(
  ctx: StaffCtx,
  tx: Tx,
  id: string,
  version: number,
  change: PriceChange,
): Promise<LoadedRepriced> {
  const [product] = await productsOf(ctx, tx, [id]);
  if (!product) throw new Refusal(commonErrors.not_found);
  const result = repriced(product, change, await pricesOf(tx, product));
  if (product.version !== version) return { ...result, ok: false, message: commonErrors.stale.message };
  if (!result.ok) return result;
  const variantIds = await tx.select({ _id: variants._id }).from(variants).where(eq(variants.productId, id));
  await lockShelves(
    tx,
    variantIds.map(({ _id }) => _id),
  );
  for (const { _id, price } of await tx.select().from(variants).where(eq(variants.productId, id))) {
    const to = changedPrice(price, change);
    if (to !== null && to !== price) await tx.update(variants).set({ price: to }).where(eq(variants._id, _id));
  }
  await tx
    .update(products)
    .set({
      basePrice: changedPrice(product.basePrice, change) ?? product.basePrice,
      version: version + 1,
      updatedAt: ctx.clock(),
    })
    .where(eq(products._id, id));
  return { ...result, version: version + 1 };
}

/** Products in the caller’s scope, locked inside a transaction. */
async function productsOf(ctx: StaffCtx, db: Db | Tx, ids: readonly string[]): Promise<Product[]> {
  const { _id, title, version, status, kind, basePrice, priceMin, priceMax } = products;
  const found = db
    .select({ _id, title, version, status, kind, basePrice, priceMin, priceMax })
    .from(products)
    .where(
      and(
        inArray(products._id, [...ids]),
        isListed(),
        isStaff(ctx.viewer.role) ? undefined : ofOwnWorkshop(ctx.viewer),
      ),
    )
    .orderBy(products._id);
  return db === ctx.db ? found : found.for('no key update', { of: products });
}

/** Every price that a change touches: the base price of a piece made to measure, else the variants’. */
async function pricesOf(db: Db | Tx, { _id, kind, basePrice }: Product): Promise<Kobo[]> {
  if (kind === 'made-to-measure') return [basePrice];
  const rows = await db
    .select({ price: variants.price })
    .from(variants)
    .where(sql`${variants.productId} = ${_id} and not ${variants.archived}`);
  return rows.length > 0 ? rows.map(({ price }) => price) : [basePrice];
}

function repriced(product: Product, change: PriceChange, prices: readonly Kobo[]): LoadedRepriced {
  const { _id, title, version, priceMin, priceMax } = product;
  const changed = prices.map((price) => changedPrice(price, change));
  const whole = changed.filter((price) => price !== null);
  const isPossible = whole.length === changed.length;
  // What options add to a piece made to measure stays as it is.
  const [leastAdded, mostAdded] = [priceMin - Math.min(...prices), priceMax - Math.max(...prices)];
  const before = { min: priceMin, max: priceMax };
  const after = isPossible
    ? { min: kobo(Math.min(...whole) + leastAdded), max: kobo(Math.max(...whole) + mostAdded) }
    : before;
  return { _id, title, version, ok: isPossible, message: isPossible ? null : NOTHING_LEFT, before, after };
}

function nothing(_id: string, version: number): LoadedRepriced {
  const none = { min: kobo(0), max: kobo(0) };
  return { _id, title: '', version, ok: false, message: null, before: none, after: none };
}
