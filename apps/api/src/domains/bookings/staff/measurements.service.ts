import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { LoadedStaffBooking } from '@adunni/contracts/bookings/staff';
import { commonErrors } from '@adunni/contracts/errors';
import type { FittingForm } from '@adunni/contracts/measurements/forms';
import type { LoadedMeasured, LoadedMeasurementProposal } from '@adunni/contracts/measurements/measurements';
import { isStaff } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { acceptedAbout, proposalsAbout, toProposal } from '../../measurements/queries.ts';
import { lockCustomer, type Measured, propose } from '../../measurements/service.ts';
import { measurementProposals } from '../../measurements/tables.ts';
import { type BookingRow, findBooking, lockBooking } from '../lock.queries.ts';
import { canProposeMeasurements, canReadMeasurements } from '../rules.ts';
import { bookingScope } from '../scope.queries.ts';

/**
 * The measurements that were given with a booking, and what was measured at it: for staff, and for its maker while it
 * stands and some days after it took place. The reading is in the log before the answer is. Throws 404.
 */
export async function readMeasurements(ctx: StaffCtx, bookingId: string): Promise<LoadedMeasured> {
  const { db, viewer, clock } = ctx;
  const booking = await findBooking(db, bookingId, bookingScope(viewer));
  if (!mayRead(ctx, booking)) throw new Refusal(commonErrors.not_found);
  const proposals = (await proposalsAbout(db, aboutBooking(bookingId))).map(toProposal);
  const { measurements: frozen, number, service } = booking;
  if (frozen || proposals.length > 0)
    await db.insert(auditEntries).values({
      actorId: viewer._id,
      action: `Read measurements of ${number}`,
      table: 'bookings',
      rowId: bookingId,
      after: { booking_id: bookingId },
      createdAt: clock(),
    });
  return { title: service.title, frozen, proposals };
}

/** What a worker finds of a booking’s measurements, and whether they may add what they measured. */
export async function measuringOf(
  ctx: StaffCtx,
  booking: BookingRow,
): Promise<Pick<LoadedStaffBooking, 'hasMeasurements' | 'canMeasure'>> {
  const { db, viewer, clock } = ctx;
  if (!mayRead(ctx, booking)) return { hasMeasurements: false, canMeasure: false };
  const isMeasured = booking.measurements !== null || (await hasProposals(db, booking._id));
  return { hasMeasurements: isMeasured, canMeasure: !isStaff(viewer.role) && canProposeMeasurements(booking, clock()) };
}

/**
 * Proposes to the customer what was measured at a booking of the caller’s workshop that has begun. Throws 404, 409
 * `not_begun`, `booking_status` for somebody who walked in, else as `propose`.
 */
export const proposeForBooking = (
  ctx: StaffCtx,
  bookingId: string,
  form: FittingForm,
): Promise<LoadedMeasurementProposal> =>
  propose(ctx, form, async (tx) => {
    const scope = bookingScope(ctx.viewer);
    const { userId: customerId } = await findBooking(tx, bookingId, scope);
    if (!customerId) throw new Refusal(bookingErrors.booking_status);
    // Before the booking, as erasing an account does.
    await lockCustomer(tx, customerId);
    const booking = await lockBooking(tx, bookingId, scope);
    if (!mayRead(ctx, booking)) throw new Refusal(commonErrors.not_found);
    if (!canProposeMeasurements(booking, ctx.clock())) throw new Refusal(bookingErrors.not_begun);
    return { customerId, ...(await measuredAt(tx, booking)) };
  });

async function measuredAt(tx: Tx, { _id, service, measurements }: BookingRow): Promise<Omit<Measured, 'customerId'>> {
  const accepted = await acceptedAbout(tx, aboutBooking(_id));
  return { of: { bookingId: _id }, title: service.title, frozen: measurements, accepted };
}

const aboutBooking = (bookingId: string) => eq(measurementProposals.bookingId, bookingId);

const mayRead = ({ viewer, clock }: StaffCtx, booking: BookingRow): boolean =>
  isStaff(viewer.role) || canReadMeasurements(booking, clock());

const hasProposals = async (db: Db | Tx, bookingId: string): Promise<boolean> =>
  (await db.$count(measurementProposals, aboutBooking(bookingId))) > 0;
