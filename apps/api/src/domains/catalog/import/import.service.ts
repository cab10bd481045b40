import type { ImportReport } from '@adunni/contracts/catalog/import';
import { productStaffErrors } from '@adunni/contracts/catalog/products';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gte, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { insertProduct, lockCategory, ownerOf } from '../products/write.service.ts';
import { products, variants } from '../tables.ts';
import { loadKnown } from './known.queries.ts';
import { differing, type Plan, type ProductColumns, planRow, rememberRow, reported } from './plan.ts';
import { readCsv } from './read-csv.ts';

/**
 * Imports products from CSV and reports each row; a dry run decides the same and writes nothing. Each row is a
 * transaction of its own, so that one that is refused does not hold back the others, and running a file again changes
 * nothing more.
 */
export async function importProducts(
  ctx: StaffCtx,
  bytes: Buffer,
  { dry, maker }: { dry: boolean; maker: string | undefined },
): Promise<ImportReport> {
  const makerId = await ctx.db.transaction((tx) => ownerOf(tx, ctx.viewer, maker));
  const rows = readCsv(bytes);
  const known = await loadKnown(ctx.db, makerId, rows);
  const report: ImportReport = { dry, counts: { create: 0, update: 0, unchanged: 0, refused: 0 }, rows: [] };
  for (const row of rows) {
    let plan = planRow(row, known);
    let productId = plan.product?._id ?? null;
    if (!dry && (plan.outcome === 'create' || plan.outcome === 'update')) {
      const written = await write(ctx, makerId, plan);
      plan = written.plan;
      productId = written.productId;
    }
    rememberRow(known, plan, productId);
    report.counts[plan.outcome] += 1;
    report.rows.push(reported(row, plan, productId));
  }
  return report;
}

/** What became of a row: its plan with the id of the variant that was stored. */
interface Written {
  plan: Plan;
  productId: string | null;
}

/** Writes what was planned; a refusal becomes the row’s outcome. */
async function write(ctx: StaffCtx, makerId: string, plan: Plan): Promise<Written> {
  try {
    return await staffWrite(ctx, (tx) => writeRow(ctx, tx, makerId, plan));
  } catch (error) {
    if (!(error instanceof Refusal)) ctx.log.error(error);
    const fields =
      error instanceof Refusal ? (error.fields ?? { code: error.message }) : { code: commonErrors.internal.message };
    const nothing = { changes: [], product: null, columns: null, variant: null };
    return { plan: { outcome: 'refused', fields, ...nothing }, productId: plan.product?._id ?? null };
  }
}

async function writeRow(ctx: StaffCtx, tx: Tx, makerId: string, plan: Plan): Promise<Written> {
  const { product, columns, variant } = plan;
  if (!columns) throw new Error('a row without values is not written');
  const now = ctx.clock();
  const known = product?._id ?? null;
  const productId = known ?? (await addProduct(tx, makerId, columns, now));
  if (product && known) await changeProduct(tx, makerId, known, differing(product.columns, columns), now);
  if (!variant) return { plan, productId };
  const _id = await writeVariant(tx, productId, variant);
  return { plan: { ...plan, variant: { ...variant, to: { ...variant.to, _id } } }, productId };
}

async function addProduct(tx: Tx, makerId: string, columns: ProductColumns, now: Date): Promise<string> {
  await lockCategory(tx, columns.categoryId);
  return insertProduct(tx, { ...columns, makerId, createdAt: now, updatedAt: now });
}

async function changeProduct(
  tx: Tx,
  makerId: string,
  id: string,
  changes: Partial<ProductColumns>,
  now: Date,
): Promise<void> {
  const [is] = await tx
    .select({ categoryId: products.categoryId })
    .from(products)
    .where(and(eq(products._id, id), eq(products.makerId, makerId)))
    .for('no key update');
  if (!is) throw new Refusal(commonErrors.not_found);
  const { categoryId } = changes;
  if (categoryId && is.categoryId !== categoryId) await lockCategory(tx, categoryId);
  await tx
    .update(products)
    .set({ ...changes, version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products._id, id));
}

/** Writes a variant and returns its id. Stock moves by the difference to what was read, and never below nothing. */
async function writeVariant(tx: Tx, productId: string, { is, to }: NonNullable<Plan['variant']>): Promise<string> {
  const { _id: _, stock, ...values } = to;
  const taken = { sku: 'Another variant has this SKU.' };
  if (!is?._id) {
    const insert = tx
      .insert(variants)
      .values({ ...values, stock, productId })
      .returning({ _id: variants._id });
    const [added] = await refuseTaken('variants_sku_unique', taken, insert.execute());
    if (!added) throw new Error('the variant was not stored');
    return added._id;
  }
  const change = stock - is.stock;
  const update = tx
    .update(variants)
    .set({ ...differing<typeof values>(is, values), stock: sql`${variants.stock} + ${change}::int` })
    .where(and(eq(variants._id, is._id), gte(sql`${variants.stock} + ${change}::int`, 0)))
    .returning({ _id: variants._id });
  const [changed] = await refuseTaken('variants_sku_unique', taken, update.execute());
  const { stock_gone } = productStaffErrors;
  if (!changed) throw new Refusal(stock_gone, { fields: { stock: stock_gone.message } });
  return changed._id;
}
