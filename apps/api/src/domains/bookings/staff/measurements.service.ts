import type { FrozenMeasurements } from '@adunni/contracts/measurements';
import { isStaff } from '@adunni/contracts/roles';
import { and, inArray, isNull } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { findBooking } from '../lock.queries.ts';
import { bookingScope } from '../scope.queries.ts';
import { bookings } from '../tables.ts';

/**
 * The measurements that were given with a booking: for staff, and for its maker while it stands. The reading is in the
 * log before the answer is. Throws 404.
 */
export async function readMeasurements(
  { db, viewer, clock }: StaffCtx,
  bookingId: string,
): Promise<FrozenMeasurements | null> {
  const standing = and(inArray(bookings.state, ['pending', 'confirmed', 'rescheduled']), isNull(bookings.heldUntil));
  const readable = isStaff(viewer.role) ? undefined : and(bookingScope(viewer), standing);
  const { measurements, number } = await findBooking(db, bookingId, readable);
  if (measurements)
    await db.insert(auditEntries).values({
      actorId: viewer._id,
      action: `Read measurements of ${number}`,
      table: 'bookings',
      rowId: bookingId,
      after: { booking_id: bookingId },
      createdAt: clock(),
    });
  return measurements;
}
