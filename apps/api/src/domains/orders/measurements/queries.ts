import { commonErrors } from '@adunni/contracts/errors';
import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type {
  LoadedMeasuringAppointment,
  LoadedOrderMeasurements,
  WantedMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { products } from '../../catalog/tables.ts';
import {
  fittingAppointments,
  measuringAppointments,
  proposalsAbout,
  toProposal,
  visitEndsOf,
} from '../../measurements/queries.ts';
import { measurementProposals } from '../../measurements/tables.ts';
import type { PartRow } from '../lock.queries.ts';
import { isRefunded } from '../rules.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { orderMeasurements } from './tables.ts';
import { canBeMeasured, isUncut, wantedOf } from './wanted.rules.ts';

/** What the made-to-measure lines of one of the caller’s orders are made from. Throws 404. */
export async function measurementsOfOrder(
  { db, viewer }: Ctx<Viewer>,
  orderId: string,
): Promise<LoadedOrderMeasurements[]> {
  const [own] = await db
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders._id, orderId), eq(orders.userId, viewer._id)));
  if (!own) throw new Refusal(commonErrors.not_found);
  return measurementsOf(db, eq(orderParts.orderId, orderId));
}

/**
 * The appointments at which somebody is measured for one of the caller’s orders: for what waits, and those ahead for
 * what was measured meanwhile and is not begun, or was cancelled, while they stand.
 */
export async function appointmentsOfOrder(ctx: Ctx<Viewer>, orderId: string): Promise<LoadedMeasuringAppointment[]> {
  const { db, clock } = ctx;
  const own = await ownParts(ctx, orderId);
  const ids = own.map(({ _id }) => _id);
  const cancelled = own.flatMap(({ _id, stage }) => (stage === 'cancelled' ? _id : []));
  const lines = ids.length > 0 ? await measurementsOf(db, inArray(orderParts._id, ids)) : [];
  const open = lines.filter(({ isOpen }) => isOpen);
  const found = await measuringAppointments(
    db,
    [...new Set([...open.map(({ partId }) => partId), ...cancelled])],
    clock(),
  );
  const waits = (id: string) => open.some(({ partId, wanted }) => partId === id && wanted !== null);
  return [...found.values()].filter(({ partId, isOver }) => !isOver || waits(partId));
}

/** The fittings ahead of one of the caller’s orders, the soonest first; of what was cancelled too, while they stand. */
export const fittingsOfOrder = async (ctx: Ctx<Viewer>, orderId: string): Promise<LoadedMeasuringAppointment[]> =>
  fittingAppointments(
    ctx.db,
    (await ownParts(ctx, orderId)).map(({ _id }) => _id),
    ctx.clock(),
  );

async function ownParts({ db, viewer }: Ctx<Viewer>, orderId: string): Promise<Pick<PartRow, '_id' | 'stage'>[]> {
  return db
    .select({ _id: orderParts._id, stage: orderParts.stage })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(and(eq(orders._id, orderId), eq(orders.userId, viewer._id)));
}

/** Joins what a line is made from, without what was replaced. */
export const isCurrent = and(eq(orderMeasurements.orderItemId, orderItems._id), isNull(orderMeasurements.replacedAt));

/** A made-to-measure line with what it needs, and whether measurements for it can still be given. */
export interface MeasuredLine extends LoadedOrderMeasurements {
  needed: MeasureName[];
  /** The version of a profile that was frozen; null when it is not kept, or nothing was. */
  versionId: string | null;
  isOpen: boolean;
}

/** The made-to-measure lines of some parts in the order of the cart, with what they are made from. */
export async function measurementsOf(db: Db | Tx, whichParts: SQL): Promise<MeasuredLine[]> {
  const lines = await db
    .select({
      itemId: orderItems._id,
      title: orderItems.title,
      gender: products.gender,
      frozenId: orderMeasurements._id,
      frozen: orderMeasurements.frozen,
      versionId: orderMeasurements.versionId,
      needed: orderItems.neededMeasures,
      left: sql<number>`${orderItems.quantity} - ${orderItems.refundedQuantity}`,
      part: orderParts,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(products, eq(products._id, orderItems.productId))
    .leftJoin(orderMeasurements, isCurrent)
    .where(and(whichParts, eq(orderItems.kind, 'made-to-measure')))
    .orderBy(asc(orderItems.position));
  const ids = lines.map(({ itemId }) => itemId);
  const proposed = ids.length > 0 ? await proposalsAbout(db, inArray(measurementProposals.orderItemId, ids)) : [];
  const former = ids.length > 0 ? await replacedOf(db, ids) : [];
  return lines.map(({ needed, left, part, frozenId, ...line }) => {
    const replaced = former.filter(({ itemId }) => itemId === line.itemId).map(({ itemId: _itemId, ...row }) => row);
    // What was agreed before its customer replaced what it is made from went with that.
    const counts = (proposalId: string) => replaced.length === 0 || frozenId === null || proposalId > frozenId;
    const proposals = proposed.filter(({ row }) => row.orderItemId === line.itemId && counts(row._id)).map(toProposal);
    const isMade = left > 0 && !isRefunded(part);
    const isOpen = isMade && canBeMeasured(part);
    const wanted = isOpen ? wantedOf(needed, { ...line, proposals }) : null;
    const isReplaceable = isMade && isUncut(part) && !wanted;
    return { ...line, partId: part._id, needed: [...needed], isOpen, isReplaceable, proposals, wanted, replaced };
  });
}

/** What some lines were made from before their customer replaced it, the latest first. */
const replacedOf = (db: Db | Tx, itemIds: readonly string[]) =>
  db
    .select({
      itemId: orderMeasurements.orderItemId,
      measurements: orderMeasurements.frozen,
      replacedAt: sql<Date>`${orderMeasurements.replacedAt}`.mapWith(orderMeasurements.replacedAt),
    })
    .from(orderMeasurements)
    .where(and(inArray(orderMeasurements.orderItemId, [...itemIds]), isNotNull(orderMeasurements.replacedAt)))
    .orderBy(desc(orderMeasurements._id));

/** What a part waits for, line by line; nothing once it may begin. */
export async function wantedBy(db: Db | Tx, partId: string): Promise<WantedLine[]> {
  return (await wantedIn(db, [partId])).get(partId) ?? [];
}

/** Which of some parts wait for measurements, by their ids, with when the visits end that are booked for them. */
export async function waitingParts(
  db: Db | Tx,
  parts: readonly Pick<PartRow, '_id' | 'kind' | 'stage' | 'heldAt'>[],
): Promise<ReadonlyMap<string, { visitEnds: readonly Date[] }>> {
  const unbegun = parts.filter((part) => part.kind === 'made-to-measure' && canBeMeasured(part));
  const waiting = await wantedIn(
    db,
    unbegun.map(({ _id }) => _id),
  );
  const visitEnds = await visitEndsOf(db, [...waiting.keys()]);
  return new Map([...waiting.keys()].map((partId) => [partId, { visitEnds: visitEnds.get(partId) ?? [] }]));
}

/** A line with what is still to be known for it. */
export interface WantedLine {
  itemId: string;
  title: string;
  wanted: WantedMeasurements;
}

/** What parts wait for, by their ids. */
export async function wantedIn(db: Db | Tx, partIds: readonly string[]): Promise<Map<string, WantedLine[]>> {
  const lines = partIds.length > 0 ? await measurementsOf(db, inArray(orderParts._id, [...partIds])) : [];
  const waiting = lines.flatMap(({ itemId, partId, title, wanted }) =>
    wanted ? [{ itemId, partId, title, wanted }] : [],
  );
  return Map.groupBy(waiting, ({ partId }) => partId);
}

/** Measurements that were proposed for some parts and wait for the customer’s response, the oldest first. */
export const openProposals = (db: Db | Tx, partIds: readonly string[]) =>
  db
    .select({
      ...{ proposalId: measurementProposals._id, makerId: measurementProposals.makerId },
      ...{ partId: orderItems.partId, title: orderItems.title, at: measurementProposals.createdAt },
    })
    .from(measurementProposals)
    .innerJoin(orderItems, eq(orderItems._id, measurementProposals.orderItemId))
    .where(
      and(
        inArray(orderItems.partId, [...partIds]),
        eq(measurementProposals.status, 'open'),
        gt(orderItems.quantity, orderItems.refundedQuantity),
      ),
    )
    .orderBy(asc(measurementProposals._id));

export type OpenProposal = Awaited<ReturnType<typeof openProposals>>[number];
