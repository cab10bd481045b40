import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { openingHoursOf } from '../../availability/queries.ts';
import { pickupPlacesOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { lockOrder, type OrderRow, partsOf } from '../lock.queries.ts';
import { isOpenPart, orderParts, orders } from '../tables.ts';
import { remindOfPickup, tellOfNewPlace, tellOfUncollected } from './notices.service.ts';
import { pickupsOf } from './queries.ts';
import { nextTelling, tellingAt, waitsForPickup } from './rules.ts';
import { partPickups } from './tables.ts';
import { isElsewhere } from './texts.rules.ts';

/** Keeps with a new part where its maker’s customers pick up. */
export async function keepPlace(tx: Tx, partId: string, makerId: string): Promise<void> {
  const place = (await pickupPlacesOf(tx, [makerId], { lock: false })).get(makerId);
  if (place) await tx.insert(partPickups).values({ partId, place });
}

/** Lets the parts of a locked order wait to be picked up that are ready and paid, and no others. */
export async function beginPickup(deps: Deps, tx: Tx, { _id, ...was }: OrderRow): Promise<void> {
  if (was.deliveryOption !== 'pickup') return;
  const since = deps.clock();
  const [order] = await tx.select().from(orders).where(eq(orders._id, _id));
  if (!order) return;
  for (const part of await partsOf(tx, _id)) {
    const isWaiting = waitsForPickup(order, part);
    await tx
      .update(partPickups)
      .set(isWaiting ? { since, nextAt: nextTelling(since, since) } : { since: null, nextAt: null })
      .where(and(eq(partPickups.partId, part._id), isWaiting ? isNull(partPickups.since) : undefined));
  }
}

/** Reminds customers half-way of what waits to be picked up, and tells both sides when the time is over. */
export async function followPickups(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orderParts._id, orderId: orderParts.orderId })
        .from(partPickups)
        .innerJoin(orderParts, eq(orderParts._id, partPickups.partId))
        .where(and(lte(partPickups.nextAt, deps.clock()), gt(orderParts._id, after)))
        .orderBy(asc(orderParts._id))
        .limit(limit),
    ({ _id, orderId }) => deps.db.transaction((tx) => tellNext(deps, tx, orderId, _id)),
    ({ _id }) => `nobody is told of the pickup of part ${_id}`,
  );
}

async function tellNext(deps: Deps, tx: Tx, orderId: string, partId: string): Promise<void> {
  const now = deps.clock();
  const order = await lockOrder(tx, orderId);
  const [found] = await tx
    .select({ part: orderParts, pickup: partPickups, maker: makers.name })
    .from(partPickups)
    .innerJoin(orderParts, eq(orderParts._id, partPickups.partId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(eq(partPickups.partId, partId));
  const since = found?.pickup.since;
  if (!since || !found.pickup.nextAt || found.pickup.nextAt > now) return;
  const isWaiting = waitsForPickup(order, found.part);
  await tx
    .update(partPickups)
    .set({ nextAt: isWaiting ? nextTelling(since, now) : null })
    .where(eq(partPickups.partId, partId));
  if (!isWaiting) return;
  const told = { order, part: found.part, maker: found.maker };
  if (tellingAt(since, now) === 'over') return tellOfUncollected(deps, tx, told);
  const pickup = (await pickupsOf(tx, [partId])).get(partId);
  if (pickup) await remindOfPickup(deps, tx, told, { ...pickup, since });
}

/** Lets what a workshop’s customers still have to pick up follow it to its new place, and tells them. */
export async function followPlace(
  deps: Deps,
  tx: Tx,
  { _id: makerId, name: maker }: { _id: string; name: string },
  place: PickupPlace,
): Promise<void> {
  // What lapsed can be revived by a late payment.
  const isStill = or(isOpenPart(orderParts), eq(orders.cancelReason, 'expired'));
  const rows = await tx
    .select({ order: orders, part: orderParts, before: partPickups.place })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .leftJoin(partPickups, eq(partPickups.partId, orderParts._id))
    .where(and(eq(orderParts.makerId, makerId), eq(orders.deliveryOption, 'pickup'), isStill))
    .orderBy(asc(orderParts._id));
  const hours = (await openingHoursOf(tx, [makerId])).get(makerId) ?? '';
  for (const { order, part, before } of rows) {
    const kept = { partId: part._id, place };
    await tx.insert(partPickups).values(kept).onConflictDoUpdate({ target: partPickups.partId, set: { place } });
    if (order.status !== 'cancelled' && part.stage !== 'cancelled' && isElsewhere(before, place))
      await tellOfNewPlace(deps, tx, { order, part, maker }, { place, hours });
  }
}

/** Takes a workshop’s address out of what was picked up there, when its maker is erased. */
export async function erasePlaces(tx: Tx, userId: string): Promise<void> {
  const theirs = tx
    .select({ _id: orderParts._id })
    .from(orderParts)
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(eq(makers.userId, userId));
  await tx.delete(partPickups).where(inArray(partPickups.partId, theirs));
}
