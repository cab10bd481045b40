import { createHash } from 'node:crypto';
import type { placeBooking as placeBookingEndpoint } from '@adunni/contracts/bookings/bookings';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { type BookingForm, bookingForm } from '@adunni/contracts/bookings/forms';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { limitContact } from '../../identity/service.ts';
import type { PaymentRow, StartedPayment } from '../../payments/rules.ts';
import { openPage, toStarted } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import type { BookingRow } from '../lock.queries.ts';
import { bookings } from '../tables.ts';
import { offeringFreeTimes } from './claim.service.ts';
import { createBooking } from './create.service.ts';

/** Each booking takes time that others want. */
const BOOKINGS_PER_PERSON = { most: 30, minutes: 60 };

interface Placement {
  booking: BookingRow;
  /** The first attempt to pay, when something is to pay. */
  payment: PaymentRow | null;
}

/**
 * Books a time for the caller, once per Idempotency-Key: a parallel request with the same key waits for the first, and
 * every one gets the same answer. The payment’s page is asked for after the booking is stored; when the provider does
 * not answer, the booking stands without it. Throws 400, 404, 409 (a taken time with the next free ones), 422, 429.
 */
export async function placeBooking(
  ctx: Ctx<Viewer>,
  key: string,
  form: BookingForm,
): Promise<Returned<typeof placeBookingEndpoint>> {
  const hash = createHash('sha256')
    .update(JSON.stringify(bookingForm.encode(form)))
    .digest('hex');
  const { serviceId, providerId, startsAt, seats } = form;
  const run = ctx.db.transaction((tx) => placeOnce(ctx, tx, form, { key, hash }));
  const { booking, payment } = await offeringFreeTimes(ctx, { serviceId, providerId, startsAt, seats }, run);
  const { _id, number, dueFirst, confirmation, total } = booking;
  // As it was at first, whatever has become of it since.
  const status = dueFirst > 0 || confirmation === 'request' ? 'pending' : 'confirmed';
  const started = payment && (await openOrNull(ctx, payment));
  return { booking: { _id, number, status, total }, payment: started };
}

async function placeOnce(
  ctx: Ctx<Viewer>,
  tx: Tx,
  form: BookingForm,
  placed: { key: string; hash: string },
): Promise<Placement> {
  const { viewer } = ctx;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking:${viewer._id}:${placed.key}`}, 0))`);
  const [known] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, viewer._id), eq(bookings.placementKey, placed.key)));
  if (known) return replay(tx, known, placed.hash);
  const placement = await createBooking(ctx, tx, form, placed);
  // In the transaction, so that only bookings count that were made.
  await limitAttempts(tx, `booking:${viewer._id}`, BOOKINGS_PER_PERSON, ctx.clock());
  await limitContact(ctx, tx, viewer.email);
  return placement;
}

async function replay(tx: Tx, booking: BookingRow, hash: string): Promise<Placement> {
  if (booking.placementHash !== hash) throw new Refusal(bookingErrors.booking_key_reused);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, booking._id))
    .orderBy(asc(payments.createdAt), asc(payments._id))
    .limit(1);
  return { booking, payment: payment ?? null };
}

async function openOrNull(ctx: Ctx<Viewer>, payment: PaymentRow): Promise<StartedPayment | null> {
  if (payment.url) return toStarted(ctx, payment);
  try {
    return await openPage(ctx, payment);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
