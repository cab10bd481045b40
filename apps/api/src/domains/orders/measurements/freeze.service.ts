import type { Tx } from '../../../kit/database/connect.ts';
import { frozenOf } from '../../measurements/service.ts';
import { orderMeasurements } from './tables.ts';

/** A line of a new order and the profile that its cart line named. */
export interface MeasuredLine {
  orderItemId: string;
  profileId: string | null;
}

/** Freezes the newest version of each line’s profile; a profile that has gone meanwhile freezes nothing. */
export async function freezeMeasurements(
  tx: Tx,
  userId: string,
  lines: readonly MeasuredLine[],
  now: Date,
): Promise<void> {
  for (const { orderItemId, profileId } of lines) {
    const found = profileId && (await frozenOf(tx, userId, profileId, now));
    if (found) await tx.insert(orderMeasurements).values({ orderItemId, profileId, ...found, createdAt: now });
  }
}
