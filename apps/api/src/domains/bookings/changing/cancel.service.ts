import { costOfCancelling } from '@adunni/contracts/bookings/changing';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { cancelBookingForm } from '@adunni/contracts/bookings/forms';
import { commonErrors } from '@adunni/contracts/errors';
import type { z } from 'zod';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { lockBooking, ownedBy } from '../lock.queries.ts';
import { endBooking } from './end.service.ts';

/**
 * Cancels one of the caller’s bookings. Throws 404, and 409 when it cannot be cancelled, when it would cost more than
 * the person saw, or when it has changed meanwhile.
 */
export async function cancelBooking(
  ctx: Ctx<Viewer>,
  bookingId: string,
  form: z.output<typeof cancelBookingForm>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId, ownedBy(ctx.viewer._id));
    const at = ctx.clock();
    const cost = costOfCancelling(booking, at);
    if (!cost) throw new Refusal(bookingErrors.booking_status);
    if (booking.version !== form.version) throw new Refusal(commonErrors.stale);
    if (cost.kept > form.expectedKept) throw new Refusal(bookingErrors.cost_changed);
    await endBooking(ctx, tx, booking, {
      status: 'cancelled',
      by: 'customer',
      actorId: ctx.viewer._id,
      note: form.reason,
      at,
      kept: cost.kept,
      reason: 'The customer cancelled the booking.',
    });
  });
}
