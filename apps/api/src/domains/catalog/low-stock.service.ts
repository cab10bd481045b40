import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { notifyMaker } from '../makers/service.ts';
import { makers } from '../makers/tables.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { getSettings } from '../settings/queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import { lowStockNotices, products, variants } from './tables.ts';

/** Pieces named in one text; the others are counted. */
const NAMED = 3;

interface Low {
  variantId: string;
  productId: string;
  makerId: string;
  maker: string;
  title: string;
  size: string;
  colour: string;
  stock: number;
}

/**
 * Tells makers and staff which variants have come down to the marketplace’s threshold since the last run: each variant
 * once, until it was above it again. A look at the shelves rather than a step of each sale, so that it sees every way
 * in which stock changes. Running it twice at once tells nobody twice.
 */
export async function notifyOfLowStock(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { lowStockAt } = await getSettings(tx);
    await resetRestocked(tx, lowStockAt);
    const low = await findNewlyLow(tx, lowStockAt);
    if (low.length === 0) return;
    const byMaker = Map.groupBy(low, ({ makerId }) => makerId);
    const path = inArea('/products?shelf=short');
    for (const [makerId, mine] of byMaker)
      await notifyMaker(deps, tx, makerId, { ...noticeOf(mine), kind: notificationKinds.lowStock, path });
    const names = [...byMaker.values()].map(([first]) => first?.maker ?? '');
    const text = `Low stock at ${sentence(names, 'workshop')}.`;
    await notifyStaff(deps, tx, { kind: notificationKinds.lowStock, title: noticeOf(low).title, text, path });
  });
}

async function resetRestocked(tx: Tx, lowStockAt: number): Promise<void> {
  const full = tx
    .select({ _id: variants._id })
    .from(variants)
    .innerJoin(lowStockNotices, eq(lowStockNotices.variantId, variants._id))
    .where(gt(variants.stock, lowStockAt));
  await tx.delete(lowStockNotices).where(inArray(lowStockNotices.variantId, full));
}

/** Notes the variants on sale that are low and were not; whoever notes them first tells. */
async function findNewlyLow(tx: Tx, lowStockAt: number): Promise<Low[]> {
  const low = await tx
    .select({
      variantId: variants._id,
      productId: products._id,
      makerId: makers._id,
      maker: makers.name,
      title: products.title,
      size: variants.size,
      colour: variants.colour,
      stock: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products._id, variants.productId))
    .innerJoin(makers, eq(makers._id, products.makerId))
    .leftJoin(lowStockNotices, eq(lowStockNotices.variantId, variants._id))
    .where(
      and(
        lte(variants.stock, lowStockAt),
        eq(variants.archived, false),
        eq(products.status, 'published'),
        eq(makers.status, 'approved'),
        isNull(lowStockNotices.variantId),
      ),
    )
    .orderBy(asc(variants._id));
  const noted = new Set<string>();
  for (let at = 0; at < low.length; at += 1000) {
    const rows = low.slice(at, at + 1000).map(({ variantId }) => ({ variantId }));
    const kept = await tx.insert(lowStockNotices).values(rows).onConflictDoNothing().returning();
    for (const { variantId } of kept) noted.add(variantId);
  }
  return low.filter(({ variantId }) => noted.has(variantId));
}

function noticeOf(low: readonly Low[]): { title: string; text: string } {
  const [first] = low;
  const lines = low.map(({ title, size, colour, stock }) => {
    const look = [size, colour].filter(Boolean).join(', ');
    return `${title}${look && ` (${look})`}: ${stock === 0 ? 'none' : stock} left`;
  });
  const others = low.length - NAMED;
  // Counted as the list that the notice leads to counts: by products, however many choices of one are low.
  const products = new Set(low.map(({ productId }) => productId)).size;
  return {
    title: products === 1 ? `Low stock: ${first?.title}` : `Low stock: ${products} products`,
    text: `${lines.slice(0, NAMED).join('; ')}${others > 0 ? `; and ${others} more ${others === 1 ? 'choice' : 'choices'}` : ''}.`,
  };
}

/** `A, B, C and 4 other workshops` */
function sentence(names: readonly string[], thing: string): string {
  const others = names.length - NAMED;
  const rest = others > 0 ? [`${others} other ${thing}${others === 1 ? '' : 's'}`] : [];
  return new Intl.ListFormat('en-GB').format([...names.slice(0, NAMED), ...rest]);
}
