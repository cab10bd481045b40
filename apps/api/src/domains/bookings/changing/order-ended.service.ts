import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { kobo } from '@adunni/contracts/money';
import { and, asc, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { EndedParts } from '../../measurements/service.ts';
import { bookings } from '../tables.ts';
import { endBooking } from './end.service.ts';

/**
 * Cancels the visits ahead for parts of orders that ended, as their workshop would: everything paid goes back. What was
 * cancelled meanwhile or has begun stays as it is.
 */
export async function cancelVisitsOf(deps: Deps, tx: Tx, { partIds, ...act }: EndedParts): Promise<void> {
  const at = deps.clock();
  const ahead = await tx
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.orderPartId, [...partIds]),
        inArray(bookings.status, LIVE_BOOKINGS),
        gt(bookings.startsAt, at),
      ),
    )
    .orderBy(asc(bookings._id))
    .for('update');
  const ending = { status: 'cancelled', kept: kobo(0), reason: 'The workshop cancelled the booking.' } as const;
  for (const booking of ahead) await endBooking(deps, tx, booking, { ...ending, ...act, at });
}
