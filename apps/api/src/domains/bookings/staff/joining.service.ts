import type { joiningDetailsForm } from '@adunni/contracts/bookings/forms';
import { and, asc, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { changePlace, refuseUnclear } from '../changing/place.service.ts';
import { bookingScope } from '../scope.queries.ts';
import { bookings } from '../tables.ts';
import { isLackingCall } from './list.queries.ts';
import { refuseShared } from './shared-calls.queries.ts';

/**
 * Adds one link or number to several video calls ahead, as if each were edited, and says to how many. Only the caller’s own
 * that have none are changed: repeated, or by two at once, it does nothing more. Throws 409 with those whose customers would
 * meet, 422.
 */
export async function addJoiningDetails(
  ctx: StaffCtx,
  { place, bookingIds }: z.output<typeof joiningDetailsForm>,
): Promise<{ saved: number }> {
  refuseUnclear(place);
  const { viewer } = ctx;
  return staffWrite(ctx, async (tx) => {
    const at = ctx.clock();
    const lacking = await tx
      .select()
      .from(bookings)
      .where(and(inArray(bookings._id, bookingIds), bookingScope(viewer), isLackingCall(at)))
      .orderBy(asc(bookings._id))
      .for('update');
    await refuseShared(tx, lacking, place, at);
    for (const booking of lacking)
      await changePlace(ctx, tx, booking, { address: place, workNote: booking.workNote }, (note) => ({
        ...{ by: 'maker', actorId: viewer._id, note, at },
      }));
    return { saved: lacking.length };
  });
}
