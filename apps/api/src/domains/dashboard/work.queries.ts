import type { Counted, getAttention, getMakerWork } from '@adunni/contracts/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import { STAGES, type Stage } from '@adunni/contracts/order-stages';
import { COUNTED_ROWS } from '@adunni/contracts/resource';
import { isStaff } from '@adunni/contracts/roles';
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { ofOwnWorkshop, stands } from '../catalog/products/list.queries.ts';
import { products } from '../catalog/tables.ts';
import { makerBalance, toMakerBalance } from '../ledger/queries.ts';
import { makers } from '../makers/tables.ts';
import { orderList, partFilters, partList } from '../orders/staff/queries.ts';
import { partScope } from '../orders/staff/scope.queries.ts';
import { isOpenPart, orderParts, orders } from '../orders/tables.ts';
import { bankAccounts } from '../payouts/tables.ts';

type OpenWork = Omit<Answer<typeof getAttention>, 'makersWaiting'>;

/** What waits in the marketplace. */
export async function readAttention(ctx: StaffCtx): Promise<Answer<typeof getAttention>> {
  const [work, [waiting]] = await Promise.all([
    readOpenWork(ctx),
    ctx.db
      .select({ makers: count() })
      .from(makers)
      .where(and(eq(makers.status, 'pending'), isNotNull(makers.submittedAt))),
  ]);
  return { ...work, makersWaiting: waiting?.makers ?? 0 };
}

/** A maker’s open work, money and shop. */
export async function readMakerWork(ctx: StaffCtx): Promise<Answer<typeof getMakerWork>> {
  const [work, shop] = await Promise.all([readOpenWork(ctx), readShop(ctx)]);
  const nothing = kobo(0);
  const balance = shop
    ? await makerBalance(ctx.db, shop._id)
    : { pending: nothing, available: nothing, inTransit: nothing, paidOut: nothing };
  return { ...work, balance: toMakerBalance(balance), shop };
}

async function readOpenWork(ctx: StaffCtx): Promise<OpenWork> {
  const { db, viewer } = ctx;
  // Staff list orders, makers list parts: each figure counts what its list shows.
  const each = isStaff(viewer.role) ? sql`count(distinct ${orderParts.orderId})` : sql`count(*)`;
  const rows = each.mapWith(Number) as SQL<number>;
  const open = and(isOpenPart(orderParts), partScope(viewer));
  const filtered = (filter: SQL | undefined) => sql<number>`${each} filter (where ${filter})`.mapWith(Number);
  const [totals, stages, [awaiting], unread, lowStock] = await Promise.all([
    db
      .select({
        open: rows,
        late: filtered(partFilters.timing('late', ctx)),
        dueThisWeek: filtered(partFilters.timing('this-week', ctx)),
      })
      .from(orderParts)
      .where(open),
    db.select({ stage: orderParts.stage, rows }).from(orderParts).where(open).groupBy(orderParts.stage),
    db
      .select({ rows, first: sql<Date | null>`min(${orderParts.acceptBy})`.mapWith(orderParts.acceptBy) })
      .from(orderParts)
      .where(and(partFilters.awaiting(), partScope(viewer))),
    countUnread(ctx),
    countLowStock(ctx),
  ]);
  const byStage = new Map<Stage, number>(stages.map((row) => [row.stage, row.rows]));
  return {
    ...(totals[0] ?? { open: 0, late: 0, dueThisWeek: 0 }),
    stages: STAGES.flatMap((stage) => {
      const waiting = byStage.get(stage);
      return waiting ? [{ stage, rows: waiting }] : [];
    }),
    awaiting: awaiting?.rows ?? 0,
    firstAnswerBy: awaiting?.first?.toISOString() ?? null,
    unread,
    lowStock,
  };
}

/** As the caller’s list counts them. */
async function countUnread(ctx: StaffCtx): Promise<number> {
  const [row] = isStaff(ctx.viewer.role)
    ? await ctx.db.select({ rows: count() }).from(orders).where(orderList.filters.unread('yes', ctx))
    : await ctx.db.select({ rows: count() }).from(orderParts).where(partList.filters.unread('yes', ctx));
  return row?.rows ?? 0;
}

/** As the list of products counts them; tailors have none. */
async function countLowStock({ db, viewer }: StaffCtx): Promise<Counted> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(
      and(
        stands('low'),
        sql`${products.status} <> 'archived'`,
        isStaff(viewer.role) ? undefined : ofOwnWorkshop(viewer),
      ),
    )
    .limit(COUNTED_ROWS + 1)
    .as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  const rows = row?.rows ?? 0;
  return { rows: Math.min(rows, COUNTED_ROWS), isCapped: rows > COUNTED_ROWS };
}

async function readShop({ db, viewer }: StaffCtx) {
  const [row] = await db
    .select({
      _id: makers._id,
      name: makers.name,
      status: makers.status,
      wasSubmitted: sql<boolean>`${makers.submittedAt} is not null`,
      hasProfile: sql<boolean>`${makers.tagline} <> '' and ${makers.story} <> '' and ${makers.city} <> ''`,
      hasProducts: sql<boolean>`exists (select from ${products} p where p.maker_id = ${makers}.id)`,
      hasBankAccount: sql<boolean>`exists (select from ${bankAccounts} b where b.id = ${makers}.id)`,
    })
    .from(makers)
    .where(eq(makers.userId, viewer._id));
  return row ?? null;
}
