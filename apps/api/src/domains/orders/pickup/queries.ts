import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import type { LoadedPartPickup } from '@adunni/contracts/orders/pickup';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { openingHoursOf } from '../../availability/queries.ts';
import { orderParts } from '../tables.ts';
import { keptUntil } from './rules.ts';
import { partPickups } from './tables.ts';

/** Where a part is picked up, when somebody is there, and since when it waits there. */
export interface Pickup {
  place: PickupPlace;
  hours: string;
  since: Date | null;
}

/** Where parts are picked up, by part; what is sent, or was ordered before there were places, is not among them. */
export async function pickupsOf(db: Db | Tx, partIds: readonly string[]): Promise<ReadonlyMap<string, Pickup>> {
  const rows = await db
    .select({ pickup: partPickups, makerId: orderParts.makerId })
    .from(partPickups)
    .innerJoin(orderParts, eq(orderParts._id, partPickups.partId))
    .where(inArray(partPickups.partId, [...partIds]));
  if (rows.length === 0) return new Map();
  const hours = await openingHoursOf(
    db,
    rows.map(({ makerId }) => makerId),
  );
  return new Map(
    rows.map(({ pickup: { partId, place, since }, makerId }) => [
      partId,
      { place, since, hours: hours.get(makerId) ?? '' },
    ]),
  );
}

/** Where a part is picked up, as customer and workshop read it. */
export const toPickup = (pickup: Pickup | null): LoadedPartPickup | null =>
  pickup && { ...pickup.place, hours: pickup.hours, keptUntil: pickup.since && keptUntil(pickup.since) };
