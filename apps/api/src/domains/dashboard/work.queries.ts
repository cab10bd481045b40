import {
  type getAttention,
  type getMakerWork,
  LOW_STOCK_COUNTED,
  type LoadedCounted,
} from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import { LISTED_STAGES, type ListedStage } from '@adunni/contracts/orders/stages';
import { isStaff } from '@adunni/contracts/roles';
import { and, count, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { countInvited, setsToDo } from '../asoebi/queries.ts';
import { peopleOf, spanOfDays } from '../availability/queries.ts';
import { isReported } from '../bookings/queries.ts';
import { bookings } from '../bookings/tables.ts';
import { hasStockLevel, ofOwnWorkshop } from '../catalog/queries.ts';
import { products } from '../catalog/tables.ts';
import { makerBalance, toMakerBalance } from '../ledger/queries.ts';
import { makers } from '../makers/tables.ts';
import { orderList, partFilters, partList, partScope } from '../orders/queries.ts';
import { isOpenPart, orderParts, orders } from '../orders/tables.ts';
import { bankAccounts } from '../payouts/tables.ts';
import { isUnanswered, ownWork } from '../reviews/queries.ts';
import { reviews } from '../reviews/tables.ts';
import { waitingAsks } from '../studio/queries.ts';
import { readBookingWork } from './bookings.queries.ts';
import { countUnansweredTalk, countUnreadTalk } from './inbox.queries.ts';

type OpenWork = Omit<Returned<typeof getAttention>, 'makersWaiting' | 'reviewsReported' | 'bookingsReported'>;

/** What waits in the marketplace. */
export async function readAttention(ctx: StaffCtx): Promise<Returned<typeof getAttention>> {
  const [work, [waiting], [reported], [reports]] = await Promise.all([
    readOpenWork(ctx),
    ctx.db
      .select({ makers: count() })
      .from(makers)
      .where(and(eq(makers.status, 'pending'), isNotNull(makers.submittedAt))),
    ctx.db.select({ reviews: count() }).from(reviews).where(isNotNull(reviews.reportedAt)),
    ctx.db.select({ open: count() }).from(bookings).where(isReported),
  ]);
  return {
    ...work,
    makersWaiting: waiting?.makers ?? 0,
    reviewsReported: reported?.reviews ?? 0,
    bookingsReported: reports?.open ?? 0,
  };
}

/** A maker’s open work, money and shop. */
export async function readMakerWork(ctx: StaffCtx): Promise<Returned<typeof getMakerWork>> {
  const [work, booked, shop, unreadTalk, unansweredTalk, asoEbiInvited, asks, [unanswered]] = await Promise.all([
    readOpenWork(ctx),
    readBookingWork(ctx),
    readShop(ctx),
    countUnreadTalk(ctx.db, ctx.viewer._id),
    countUnansweredTalk(ctx.db, ctx.viewer._id),
    countInvited(ctx.db, ctx.viewer._id),
    waitingAsks(ctx.db, ctx.viewer._id),
    ctx.db
      .select({ reviews: count() })
      .from(reviews)
      .where(and(ownWork(ctx.viewer), isUnanswered)),
  ]);
  const nothing = kobo(0);
  const balance = shop
    ? await makerBalance(ctx.db, shop._id)
    : { pending: nothing, available: nothing, inTransit: nothing, paidOut: nothing };
  const reviewsUnanswered = unanswered?.reviews ?? 0;
  const asoEbiSets = sumSets(shop ? await setsToDo(ctx.db, shop._id) : new Map());
  return {
    ...work,
    reviewsUnanswered,
    bookings: booked,
    unreadTalk,
    unansweredTalk,
    zone: await zoneOf(ctx, shop?._id),
    requests: { waiting: asks.rows, firstBy: asks.firstBy },
    asoEbiInvited,
    asoEbiSets,
    balance: toMakerBalance(balance),
    shop,
  };
}

/** By whose clock a workshop’s day is told: its first provider’s, as in its calendar. */
async function zoneOf({ db, clock }: StaffCtx, makerId: string | undefined): Promise<string> {
  const [first] = makerId ? await peopleOf(db, makerId) : [];
  return spanOfDays(first?.zone, undefined, 1, clock()).zone;
}

/** The sets that wait in all groups together. */
function sumSets(groups: Awaited<ReturnType<typeof setsToDo>>): Returned<typeof getMakerWork>['asoEbiSets'] {
  const [first] = groups.keys();
  const sum = { toMake: 0, inProduction: 0, toHandOver: 0, invitationId: groups.size === 1 ? (first ?? null) : null };
  for (const { toMake, inProduction, toHandOver } of groups.values()) {
    sum.toMake += toMake;
    sum.inProduction += inProduction;
    sum.toHandOver += toHandOver;
  }
  return sum;
}

async function readOpenWork(ctx: StaffCtx): Promise<OpenWork> {
  const [totals, stages, waiting, balanceOverdue, unread, lowStock] = await Promise.all([
    countOpen(ctx),
    countByStage(ctx),
    readAwaiting(ctx),
    countOverdueBalances(ctx),
    countUnread(ctx),
    countLowStock(ctx),
  ]);
  return { ...totals, stages, ...waiting, balanceOverdue, unread, lowStock };
}

/** What one row of the caller’s list is: staff list orders, makers parts. Each figure counts what its list shows. */
const rowOf = ({ viewer }: StaffCtx) => (isStaff(viewer.role) ? orderParts.orderId : orderParts._id);
const rows = sql<number>`count(*)::int`;
const where = (condition: SQLWrapper) => sql<number>`(count(*) filter (where ${condition}))::int`;

type Totals = Pick<
  OpenWork,
  'open' | 'late' | 'dueToday' | 'dueThisWeek' | 'toDispatch' | 'toDispatchLate' | 'waitingForCustomer'
>;

async function countOpen(ctx: StaffCtx): Promise<Totals> {
  const any = (condition: SQL | undefined) => sql<boolean>`bool_or(${condition})`;
  const has = (timing: 'late' | 'due-today' | 'this-week') => any(partFilters.timing(timing, ctx));
  // Grouped in memory first: counting distinct orders would sort them.
  const open = ctx.db
    .select({
      late: has('late').as('late'),
      today: has('due-today').as('today'),
      due: has('this-week').as('due'),
      dispatch: any(partFilters.dispatch()).as('dispatch'),
      dispatchLate: any(and(partFilters.dispatch(), partFilters.timing('late', ctx))).as('dispatch_late'),
      waiting: any(partFilters.waiting('customer')).as('waiting'),
    })
    .from(orderParts)
    .where(and(isOpenPart(orderParts), partScope(ctx.viewer)))
    .groupBy(rowOf(ctx))
    .as('open');
  const [row] = await ctx.db
    .select({
      open: rows,
      late: where(open.late),
      dueToday: where(open.today),
      dueThisWeek: where(open.due),
      toDispatch: where(open.dispatch),
      toDispatchLate: where(open.dispatchLate),
      waitingForCustomer: where(open.waiting),
    })
    .from(open);
  const none = {
    open: 0,
    late: 0,
    dueToday: 0,
    dueThisWeek: 0,
    toDispatch: 0,
    toDispatchLate: 0,
    waitingForCustomer: 0,
  };
  return row ?? none;
}

async function countByStage(ctx: StaffCtx): Promise<OpenWork['stages']> {
  const stage = sql<ListedStage>`(case when ${partFilters.stage('ready-for-pickup')} then 'ready-for-pickup'
    else order_parts.stage::text end)`;
  const lying = ctx.db
    .selectDistinct({ stage: stage.as('stage'), row: rowOf(ctx) })
    .from(orderParts)
    .where(and(isOpenPart(orderParts), partScope(ctx.viewer)))
    .as('lying');
  const counted = await ctx.db.select({ stage: lying.stage, rows }).from(lying).groupBy(lying.stage);
  const byStage = new Map(counted.map((row) => [row.stage, row.rows]));
  return LISTED_STAGES.flatMap((listed) => {
    const waiting = byStage.get(listed);
    return waiting ? [{ stage: listed, rows: waiting }] : [];
  });
}

async function readAwaiting(ctx: StaffCtx): Promise<Pick<OpenWork, 'awaiting' | 'firstAnswerBy'>> {
  const [row] = await ctx.db
    .select({
      awaiting: sql<number>`count(distinct ${rowOf(ctx)})::int`,
      first: sql<Date | null>`min(${orderParts.acceptBy})`.mapWith(orderParts.acceptBy),
    })
    .from(orderParts)
    .where(and(partFilters.awaiting(), partScope(ctx.viewer)));
  return { awaiting: row?.awaiting ?? 0, firstAnswerBy: row?.first ?? null };
}

async function countOverdueBalances(ctx: StaffCtx): Promise<number> {
  const [row] = await ctx.db
    .select({ rows: sql<number>`count(distinct ${rowOf(ctx)})::int` })
    .from(orderParts)
    .where(and(partFilters.balance('overdue', ctx), partScope(ctx.viewer)));
  return row?.rows ?? 0;
}

/** As the caller’s list counts them. */
async function countUnread(ctx: StaffCtx): Promise<number> {
  const [row] = isStaff(ctx.viewer.role)
    ? await ctx.db.select({ rows: count() }).from(orders).where(orderList.filters.unread('yes', ctx))
    : await ctx.db.select({ rows: count() }).from(orderParts).where(partList.filters.unread('yes', ctx));
  return row?.rows ?? 0;
}

/** As the list of products counts them, up to where more would not say more; tailors have none. */
async function countLowStock({ db, viewer }: StaffCtx): Promise<LoadedCounted> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(products)
    .where(
      and(
        hasStockLevel('short'),
        sql`${products.status} <> 'archived'`,
        isStaff(viewer.role) ? undefined : ofOwnWorkshop(viewer),
      ),
    )
    .limit(LOW_STOCK_COUNTED + 1)
    .as('some');
  const [row] = await db.select({ rows: count() }).from(some);
  const found = row?.rows ?? 0;
  return { rows: Math.min(found, LOW_STOCK_COUNTED), isCapped: found > LOW_STOCK_COUNTED };
}

async function readShop({ db, viewer }: StaffCtx) {
  const [row] = await db
    .select({
      _id: makers._id,
      name: makers.name,
      status: makers.status,
      wasSubmitted: sql<boolean>`${makers.submittedAt} is not null`,
      hasProfile: sql<boolean>`${makers.tagline} <> '' and ${makers.story} <> '' and ${makers.city} <> ''`,
      hasPickupPlace: sql<boolean>`${makers.pickupPlace} is not null`,
      hasProducts: sql<boolean>`exists (select from ${products} p where p.maker_id = ${makers}.id)`,
      hasBankAccount: sql<boolean>`exists (select from ${bankAccounts} b where b.id = ${makers}.id)`,
    })
    .from(makers)
    .where(eq(makers.userId, viewer._id));
  return row ?? null;
}
