import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedOrderRow, ORDER_FILTERS } from '@adunni/contracts/orders/orders';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { contains } from '../../kit/database/contains.ts';
import { isAmong, type Places, statement } from '../../kit/database/statement.ts';
import { Refusal } from '../../kit/errors.ts';
import type { ReorderedLine } from '../cart/service.ts';
import { isCommission } from '../catalog/queries.ts';
import { looks } from '../catalog/tables.ts';
import { makers } from '../makers/tables.ts';
import { measurementProfiles } from '../measurements/tables.ts';
import { media } from '../media/tables.ts';
import { payments } from '../payments/tables.ts';
import { sentAt } from './arrival/queries.ts';
import type { OrderRow } from './lock.queries.ts';
import { isLookAwaited, itemPictureColumns, lookOfItem, pictureOfItem } from './looks/queries.ts';
import { waitingParts } from './measurements/queries.ts';
import { orderMeasurements } from './measurements/tables.ts';
import { pickupsOf } from './pickup/queries.ts';
import { type FullOrder, type ListedOrder, toOrderRow } from './present.ts';
import { orderRefundLines, orderRefunds } from './refunds/tables.ts';
import { photosOfEvents } from './stages/photos.queries.ts';
import { orderItems, orderParts, orders, stageEvents } from './tables.ts';

export { partClosings } from './arrival/closing.queries.ts';
export { refundedLines } from './refunds/queries.ts';
export { orderList, partFilters, partList } from './staff/queries.ts';
export { partScope } from './staff/scope.queries.ts';

type Filter = (typeof ORDER_FILTERS)[number];

const readOwn = statement((db, { orderId, userId }: Places<{ orderId: string; userId: string }>) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders._id, orderId), eq(orders.userId, userId))),
);

/** One of a person’s orders with its parts, items, events and payments. Throws 404 for what is not theirs. */
export async function getFullOrder(db: Db | Tx, orderId: string, userId: string): Promise<FullOrder> {
  const [order] = await readOwn(db, { orderId, userId });
  if (!order) throw new Refusal(commonErrors.not_found);
  return fullOrder(db, order);
}

/** SQL of when money of a part last went back by a refund. */
const lastRefundAt = sql<Date | null>`(select max(${orderRefunds.createdAt}) from ${orderRefunds}
  join ${orderRefundLines} on ${orderRefundLines.refundId} = ${orderRefunds._id}
  where ${orderRefundLines.partId} = ${orderParts._id})`.mapWith(orderRefunds.createdAt);

const partsOfOrder = (db: Db | Tx, which: SQL | undefined) =>
  db
    .select({
      part: orderParts,
      maker: { slug: makers.slug, name: makers.name, city: makers.city, country: makers.country },
      refundedAt: lastRefundAt,
    })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(which)
    .orderBy(asc(orderParts._id));

const readParts = statement((db, { orderId }: Places<{ orderId: string }>) =>
  partsOfOrder(db, eq(orderParts.orderId, orderId)),
);
const readItems = statement((db, { partIds }: Places<{ partIds: readonly string[] }>) =>
  db
    .select({
      item: orderItems,
      picture: itemPictureColumns,
      isLookAwaited,
      isCommission: sql<boolean>`${isCommission(sql`${orderItems.productId}`)}`,
    })
    .from(orderItems)
    .leftJoin(looks, lookOfItem)
    .leftJoin(media, pictureOfItem)
    .where(isAmong(orderItems.partId, partIds))
    .orderBy(asc(orderItems.position)),
);
const readEvents = statement((db, { partIds }: Places<{ partIds: readonly string[] }>) =>
  db
    .select()
    .from(stageEvents)
    .where(isAmong(stageEvents.partId, partIds))
    .orderBy(asc(stageEvents.createdAt), asc(stageEvents._id)),
);
const readPayments = statement((db, { orderId }: Places<{ orderId: string }>) =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt), asc(payments._id)),
);

/** An order with its parts, or only those that a condition allows, and their items and events; and its payments. */
export async function fullOrder(db: Db | Tx, order: OrderRow, partsWhere?: SQL): Promise<FullOrder> {
  const orderId = order._id;
  const parts = await (partsWhere
    ? partsOfOrder(db, and(eq(orderParts.orderId, orderId), partsWhere))
    : readParts(db, { orderId }));
  const partIds = parts.map(({ part }) => part._id);
  const items = await readItems(db, { partIds });
  const events = await readEvents(db, { partIds });
  const photos = await photosOfEvents(
    db,
    events.map(({ _id }) => _id),
  );
  const paid = await readPayments(db, { orderId });
  const waiting = await waitingParts(
    db,
    parts.map(({ part }) => part),
  );
  const pickups = order.deliveryOption === 'pickup' ? await pickupsOf(db, partIds) : null;
  return {
    order,
    parts: parts.map(({ part, ...beside }) => ({
      ...part,
      ...beside,
      pickup: pickups?.get(part._id) ?? null,
      measuring: waiting.get(part._id) ?? null,
    })),
    items: items.map(({ item, ...shown }) => ({ ...item, ...shown })),
    events: events.map((event) => ({ ...event, photos: photos.get(event._id) ?? [] })),
    payments: paid,
  };
}

/** The lines of one of a person’s orders, to be ordered again; those whose product is gone are left out. Throws 404. */
export async function getLines(db: Db | Tx, orderId: string, userId: string): Promise<ReorderedLine[]> {
  const { items } = await getFullOrder(db, orderId, userId);
  const profiles = await profilesOf(
    db,
    userId,
    items.map(({ _id }) => _id),
  );
  return items.flatMap(({ productId, options, ...line }) =>
    productId
      ? {
          productId,
          title: line.title,
          variantId: line.variantId,
          options: Object.fromEntries(options.map(({ groupId, choiceId }) => [groupId, choiceId])),
          personalisation: line.personalisation,
          measurementNote: line.measurementNote,
          measurementProfileId: profiles.get(line._id) ?? null,
          quantity: line.quantity,
        }
      : [],
  );
}

/** Profiles that lines were made from, by the line’s id, as far as they are still the person’s. */
async function profilesOf(db: Db | Tx, userId: string, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ itemId: orderMeasurements.orderItemId, profileId: measurementProfiles._id })
    .from(orderMeasurements)
    .innerJoin(measurementProfiles, eq(measurementProfiles._id, orderMeasurements.profileId))
    .where(
      and(
        inArray(orderMeasurements.orderItemId, [...itemIds]),
        isNull(orderMeasurements.replacedAt),
        eq(measurementProfiles.userId, userId),
      ),
    );
  return new Map(rows.map(({ itemId, profileId }) => [itemId, profileId]));
}

/** A person’s orders, newest first: one page and how many there are. */
export async function listOrders(
  db: Db | Tx,
  userId: string,
  wanted: { filter: Filter; q?: string | undefined; page: number; limit: number; now: Date },
): Promise<{ items: LoadedOrderRow[]; total: number; page: number; limit: number }> {
  const { page, limit } = wanted;
  const found = and(
    eq(orders.userId, userId),
    matches(db, wanted.filter),
    wanted.q ? matchesSearch(db, wanted.q) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(orders).where(found);
  const rows = await db
    .select()
    .from(orders)
    .where(found)
    .orderBy(desc(orders.createdAt), desc(orders._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const listed = await withParts(db, rows);
  return { items: listed.map((each) => toOrderRow(each, wanted.now)), total: counted?.total ?? 0, page, limit };
}

async function withParts(db: Db | Tx, rows: (typeof orders.$inferSelect)[]): Promise<ListedOrder[]> {
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const parts = await db
    .select({
      _id: orderParts._id,
      orderId: orderParts.orderId,
      maker: makers.name,
      kind: orderParts.kind,
      stage: orderParts.stage,
      heldAt: orderParts.heldAt,
      totalAmount: orderParts.totalAmount,
      paid: orderParts.paid,
      refunded: orderParts.refunded,
      readyBy: orderParts.readyBy,
      dispatchedAt: sentAt,
    })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(inArray(orderParts.orderId, ids))
    .orderBy(asc(orderParts._id));
  const items = await db
    .select({
      orderId: orderParts.orderId,
      title: orderItems.title,
      quantity: orderItems.quantity,
      picture: itemPictureColumns,
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(looks, lookOfItem)
    .leftJoin(media, pictureOfItem)
    .where(inArray(orderParts.orderId, ids))
    .orderBy(asc(orderItems.position));
  const waiting = await waitingParts(db, parts);
  return rows.map((order) => ({
    order,
    parts: parts
      .filter(({ orderId }) => orderId === order._id)
      .map((part) => ({ ...part, measuring: waiting.get(part._id) ?? null })),
    items: items.filter(({ orderId }) => orderId === order._id),
  }));
}

/** SQL of a filter; an order is under way until the last part that is still made has arrived. */
function matches(db: Db | Tx, filter: Filter): SQL | undefined {
  const underWay = exists(
    db
      .select({ one: sql`1` })
      .from(orderParts)
      .where(
        and(eq(orderParts.orderId, orders._id), notInArray(orderParts.stage, ['delivered', 'closed', 'cancelled'])),
      ),
  );
  const conditions: Record<Filter, SQL | undefined> = {
    all: undefined,
    open: and(ne(orders.status, 'cancelled'), underWay),
    'to-pay': inArray(orders.status, ['awaiting-payment', 'part-paid']),
    delivered: and(ne(orders.status, 'cancelled'), not(underWay)),
    cancelled: eq(orders.status, 'cancelled'),
  };
  return conditions[filter];
}

/** SQL of a search by order number, piece or maker. */
function matchesSearch(db: Db | Tx, q: string): SQL | undefined {
  const inLines = db
    .select({ one: sql`1` })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .innerJoin(orderItems, eq(orderItems.partId, orderParts._id))
    .where(and(eq(orderParts.orderId, orders._id), or(contains(orderItems.title, q), contains(makers.name, q))));
  return or(contains(orders.number, q), exists(inLines));
}
