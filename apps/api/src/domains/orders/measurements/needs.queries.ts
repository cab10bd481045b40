import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { commonErrors } from '@adunni/contracts/errors';
import { canBeFitted, isMeasuringSettled } from '@adunni/contracts/orders/fitting/fitting';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { type ClaimedVisit, measuringAppointments } from '../../measurements/queries.ts';
import { makingTime } from '../arrival/rules.ts';
import { isRefunded } from '../rules.ts';
import { isPaid } from '../staff/rules.ts';
import { isOpenPart, orderItems, orderParts, orders } from '../tables.ts';
import { dropAsking } from './begin.service.ts';
import { wantedBy, wantedIn } from './queries.ts';

/** Parts as who measures for them needs to know them. */
async function describe(db: Db | Tx, partIds: readonly string[]) {
  const rows = await db
    .select({
      ...{ part: orderParts, order: orders, title: orderItems.title },
      maker: { city: makers.city, country: makers.country },
    })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(and(inArray(orderParts._id, [...partIds]), eq(orderItems.kind, 'made-to-measure')))
    .orderBy(asc(orderItems.position));
  const wanted = await wantedIn(db, partIds);
  return [...Map.groupBy(rows, ({ part }) => part._id)].flatMap(([partId, [first, ...others]]) => {
    if (!first) return [];
    const { part, order, maker } = first;
    const isWaiting = wanted.has(partId);
    const making = Math.round(makingTime(order, part) / DAY_MS);
    return [
      {
        ...{ partId, order: { _id: order._id, number: order.number }, isWaiting },
        made: [first, ...others].map(({ title }) => title),
        canBeFitted: canBeFitted({ ...part, isRefunded: isRefunded(part) }, order),
        fittedAbroad: isSentAbroad({ maker }, order) ? maker : null,
        items: (wanted.get(partId) ?? [first, ...others]).map(({ title }) => title),
        arrives: isWaiting ? { days: making + order.deliveryDays, isPickup: order.deliveryOption === 'pickup' } : null,
      },
    ];
  });
}

/**
 * Whether a paid part of that maker’s waits for such a visit; who is not asked for measurements any more is again. The
 * part stays locked, so that it does not end while the visit is being booked.
 */
async function claim(tx: Tx, { partId, userId, makerId, purpose }: ClaimedVisit, now: Date): Promise<boolean> {
  const [found] = await tx
    .select({ order: orders, part: orderParts })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(and(eq(orderParts._id, partId), eq(orders.userId, userId)))
    .for('no key update', { of: orderParts });
  if (!found) throw new Refusal(commonErrors.not_found);
  const { order, part } = found;
  if (part.makerId !== makerId || !isPaid(order.status)) return false;
  const isWaiting = (await wantedBy(tx, partId)).length > 0;
  if (purpose === 'fitting') {
    if (!canBeFitted({ ...part, isRefunded: isRefunded(part) }, order)) return false;
    const isVisited = (await measuringAppointments(tx, [partId], now)).has(partId);
    if (!isMeasuringSettled({ isWaiting, isVisited })) throw new Refusal(bookingErrors.measuring_first);
    return true;
  }
  if (!isWaiting) return false;
  await dropAsking(tx, userId, partId, now);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  await tx
    .update(orderParts)
    .set({ measurementsSince: tomorrow, measurementsNextAt: tomorrow })
    .where(and(eq(orderParts._id, partId), isNull(orderParts.measurementsNextAt)));
  return true;
}

/** As many open orders of one person are told. */
const SHOWN_ORDERS = 5;

async function openOrders(db: Db | Tx, { userId, makerId }: Pick<ClaimedVisit, 'userId' | 'makerId'>) {
  return db
    .select({
      _id: orders._id,
      number: orders.number,
      title: sql<string>`(select i.title from order_items i where i.part_id = order_parts.id order by i.position limit 1)`,
    })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderParts.makerId, makerId),
        inArray(orders.status, ['part-paid', 'paid']),
        isOpenPart(orderParts),
      ),
    )
    .orderBy(asc(orderParts.readyBy), asc(orderParts._id))
    .limit(SHOWN_ORDERS);
}

/** What measurements need to know of the parts that wait for them. */
export const orderMeasuringNeeds = { describe, claim, openOrders };
