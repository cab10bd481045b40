import { kobo, sumKobo } from '@adunni/contracts/money';
import type { LoadedOrderPartRow, LoadedStaffOrderRow, Waiting } from '@adunni/contracts/orders/staff';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { workshopIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { balanceDueBy } from '../balance/rules.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { earnedOf } from './earned.queries.ts';
import { type EarnedSoFar, NOTHING, remainingEarnings } from './earnings.rules.ts';
import { customerName } from './present.ts';
import { readiedAt, waitsForCustomer } from './queries.ts';
import { daysLate, lacksBalance, nextStepFor, viewerOf } from './rules.ts';
import { partScope } from './scope.queries.ts';

const tailors = alias(makers, 'tailors');

/** A part with what a list tells of it. */
interface ListedPart {
  part: PartRow;
  maker: string;
  tailor: string | null;
  title: string | null;
  lines: number;
  pieces: number;
  waiting: Waiting | null;
  /** When it was first ready; null before. */
  readiedAt: Date | null;
}

const daysLateOf = ({ part, waiting, readiedAt: at }: ListedPart, now: Date): number =>
  daysLate({ ...part, readiedAt: at, waitsForCustomer: waiting !== null }, now);

/** The parts of orders, or the parts named, that the caller sees; each with its first line and how much there is. */
async function listedParts({ db, viewer }: StaffCtx, by: 'orderId' | '_id', ids: string[]): Promise<ListedPart[]> {
  const lines = db
    .select({
      partId: orderItems.partId,
      title: sql<string>`(array_agg(${orderItems.title} order by ${orderItems.position}))[1]`.as('title'),
      lines: sql<number>`count(*)::int`.as('lines'),
      pieces: sql<number>`sum(${orderItems.quantity})::int`.as('pieces'),
    })
    .from(orderItems)
    .where(eq(orderItems.partId, orderParts._id))
    .groupBy(orderItems.partId)
    .as('lines');
  const rows = await db
    .select({
      part: orderParts,
      maker: makers.name,
      tailor: tailors.name,
      title: lines.title,
      lines: lines.lines,
      pieces: lines.pieces,
      waiting: waitsForCustomer,
      readiedAt,
    })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .leftJoin(tailors, eq(tailors._id, orderParts.tailorId))
    .leftJoinLateral(lines, sql`true`)
    .where(and(inArray(orderParts[by], ids), partScope(viewer)))
    .orderBy(asc(orderParts._id));
  return rows.map((row) => ({ ...row, lines: row.lines ?? 0, pieces: row.pieces ?? 0 }));
}

const titleOf = (title: string | null, lines: number): string =>
  lines > 1 ? `${title} and ${lines - 1} more` : (title ?? '');

/** Orders with these ids as the caller may see them: of a maker’s the own parts only, and their amounts. */
export async function loadOrders(ctx: StaffCtx, ids: string[]): Promise<LoadedStaffOrderRow[]> {
  const [rows, parts, workshopId] = await Promise.all([
    ctx.db.select().from(orders).where(inArray(orders._id, ids)),
    listedParts(ctx, 'orderId', ids),
    workshopIdOf(ctx.db, ctx.viewer._id),
  ]);
  return rows.map((order) => {
    const own = parts.filter(({ part }) => part.orderId === order._id);
    return toOrderRow(ctx, order, own, workshopId);
  });
}

function toOrderRow(ctx: StaffCtx, order: OrderRow, own: ListedPart[], workshopId: string | null): LoadedStaffOrderRow {
  const live = own.filter(({ part }) => part.stage !== 'cancelled');
  const priced = own.filter(({ part }) => viewerOf(ctx.viewer, part, workshopId) !== 'tailor');
  const lines = own.reduce((sum, part) => sum + part.lines, 0);
  const last = Math.max(...live.map(({ part }) => part.readyBy.getTime()));
  const sum = (amount: (part: PartRow) => PartRow['paid']) =>
    priced.length > 0 ? sumKobo(priced.map(({ part }) => amount(part))) : null;
  return {
    _id: order._id,
    number: order.number,
    status: order.status,
    placedAt: order.createdAt,
    customer: customerName(order),
    email: isStaff(ctx.viewer.role) ? order.contact.email : null,
    title: titleOf(own[0]?.title ?? null, lines),
    itemCount: own.reduce((pieces, part) => pieces + part.pieces, 0),
    makers: own.map(({ maker }) => maker),
    stages: own.map(({ part }) => part.stage),
    deliveryOption: order.deliveryOption,
    totalAmount: sum((part) => part.totalAmount),
    refunded: sum((part) => part.refunded),
    readyBy: live.length > 0 ? new Date(last) : null,
    daysLate: Math.max(0, ...own.map((one) => daysLateOf(one, ctx.clock()))),
    waiting: own.find(({ waiting }) => waiting !== null)?.waiting ?? null,
  };
}

/** Parts with these ids as the caller may see them. */
export async function loadParts(ctx: StaffCtx, ids: string[]): Promise<LoadedOrderPartRow[]> {
  const parts = await listedParts(ctx, '_id', ids);
  const orderIds = parts.map(({ part }) => part.orderId);
  const [rows, workshopId, earned] = await Promise.all([
    orderIds.length > 0 ? ctx.db.select().from(orders).where(inArray(orders._id, orderIds)) : [],
    workshopIdOf(ctx.db, ctx.viewer._id),
    // Of all others the figures of the part say it.
    earnedOf(
      ctx.db,
      parts.flatMap(({ part }) => (part.refunded > 0 || part.stage === 'cancelled' ? part : [])),
    ),
  ]);
  const byId = new Map(rows.map((order) => [order._id, order]));
  return parts.flatMap((listed) => {
    const order = byId.get(listed.part.orderId);
    return order ? [toPartRow(ctx, order, listed, { workshopId, earned: earned.get(listed.part._id) ?? NOTHING })] : [];
  });
}

/** Whether the customer has to give measurements, or respond to proposed ones, before they can be confirmed. */
const isMeasuringAwaited = (waiting: Waiting | null): boolean => waiting === 'measurements' || waiting === 'proposal';

function toPartRow(
  ctx: StaffCtx,
  order: OrderRow,
  listed: ListedPart,
  { workshopId, earned }: { workshopId: string | null; earned: EarnedSoFar },
): LoadedOrderPartRow {
  const { part, maker, tailor } = listed;
  const viewer = viewerOf(ctx.viewer, part, workshopId);
  const sews = viewer === 'tailor';
  return {
    _id: part._id,
    orderId: order._id,
    number: order.number,
    placedAt: order.createdAt,
    customer: customerName(order),
    title: titleOf(listed.title, listed.lines),
    itemCount: listed.pieces,
    maker,
    tailor,
    kind: part.kind,
    stage: part.stage,
    deliveryOption: order.deliveryOption,
    acceptBy: part.stage === 'placed' ? part.acceptBy : null,
    readyBy: part.readyBy,
    daysLate: daysLateOf(listed, ctx.clock()),
    waiting: listed.waiting,
    balanceDueBy: listed.waiting === 'balance' && part.balanceSince ? balanceDueBy(part.balanceSince) : null,
    totalAmount: sews ? null : kobo(part.totalAmount),
    earnings: sews ? null : remainingEarnings(part, earned),
    refundable: sews ? null : kobo(part.paid - part.refunded),
    owes: !sews && lacksBalance(part, order.status),
    next: isMeasuringAwaited(listed.waiting) ? null : nextStepFor(viewer, part, order),
    version: part.version,
  };
}
