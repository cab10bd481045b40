import { type Kobo, kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { freeProvidersAt } from '../../availability/queries.ts';
import type { PaymentRow } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { changeBooking } from '../changing/change.service.ts';
import { postLateEarnings, postPayment, postUnusedRefund } from '../ledger/posting.service.ts';
import { type BookingRow, lockProviders } from '../lock.queries.ts';
import { notifyBooked, notifyPaid, notifyReturned } from '../notify.service.ts';
import { isEarned, outcomeOf } from '../reports/queries.ts';
import { isAgreed } from '../rules.ts';
import { bookings } from '../tables.ts';
import { bookableService } from './claim.service.ts';
import { refreshOffers, refuseOverlap, takeTime } from './times.service.ts';

/** Why a payment cannot be honoured: what the customer reads, and the refund’s cause. */
const NOT_HONOURED = {
  second: 'This booking was already paid, so your second payment will be refunded.',
  ended: 'The booking was cancelled before your payment arrived, so it will be refunded.',
  late: 'Your payment arrived after the payment window and this time is no longer available, so it will be refunded.',
} as const;
type NotHonoured = keyof typeof NOT_HONOURED;

/**
 * Books a successful payment on its locked booking. It is honoured when the booking waits for it, or when it lapsed and
 * the time is still free, and the balance of what has taken place is owed; all else is refunded. Call once per payment, in the transaction that marks it as succeeded.
 */
export async function recordPayment(deps: Deps, tx: Tx, booking: BookingRow, payment: PaymentRow): Promise<void> {
  const at = deps.clock();
  const timeId = await timeFor(deps, tx, booking, payment);
  if (typeof timeId !== 'string') return giveBack(deps, tx, booking, payment, timeId.refused);
  await postPayment(tx, booking, { payment, isHonoured: true, at });
  const paid = kobo(booking.paid + payment.amount);
  await tx.update(bookings).set({ paid }).where(eq(bookings._id, booking._id));
  const after = { ...booking, paid };
  if (isEarned(booking, await outcomeOf(tx, booking._id))) await postLateEarnings(tx, after, { payment, at });
  if (isOwedFor(booking)) return notifyPaid(deps, tx, after, payment.amount);
  await settle(deps, tx, { ...after, timeId }, payment.amount);
}

/**
 * The booking stands, or is put to the maker: nothing is to pay any more before. `amount` is what has just been paid.
 */
export async function settle(deps: Deps, tx: Tx, booking: BookingRow, amount: Kobo): Promise<BookingRow> {
  const at = deps.clock();
  const isInstant = booking.confirmation === 'instant';
  const ended = { endedBy: null, endReason: '' };
  const change = isInstant
    ? { status: 'confirmed' as const, heldUntil: null, answerBy: null, agreedAt: at, ...ended }
    : { status: 'pending' as const, heldUntil: null, answerBy: await answerTime(tx, booking, at), ...ended };
  const act = { by: 'customer' as const, actorId: booking.userId, note: '', at };
  const settled = await changeBooking(tx, booking, { ...change, timeId: booking.timeId }, act);
  await notifyBooked(deps, tx, settled, amount);
  return settled;
}

/** Until when the maker answers: within the usual time, and before it begins. */
export async function answerTime(tx: Tx, { startsAt }: Pick<BookingRow, 'startsAt'>, now: Date): Promise<Date> {
  const { acceptWithinHours } = await getSettings(tx);
  return new Date(Math.min(now.getTime() + acceptWithinHours * HOUR_MS, startsAt.getTime()));
}

/** The time that the payment is for, taken again when it had lapsed; or why it cannot be honoured. */
async function timeFor(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { purpose, amount }: PaymentRow,
): Promise<string | { refused: NotHonoured }> {
  const { status, heldUntil, timeId } = booking;
  if (timeId && status === 'pending' && heldUntil) return timeId;
  const fits = amount <= booking.total - booking.paid - booking.received;
  if (timeId && isOwedFor(booking))
    return fits && (booking.dueFirst === 0 || purpose === 'balance') ? timeId : refused('second');
  if (status === 'pending') return refused('second');
  if (status !== 'cancelled' || booking.endedBy !== 'system' || booking.paid > 0) return refused('ended');
  return (await reclaimTime(deps, tx, booking)) ?? refused('late');
}

/** Whether it stands or took place already, so that only its balance can still be paid. */
const isOwedFor = ({ status }: BookingRow): boolean => isAgreed(status) || status === 'completed';

const refused = (why: NotHonoured) => ({ refused: why });

/**
 * Takes the time of a lapsed booking again; null when it is past, somebody else’s by now, or the service is not offered
 * any more.
 */
async function reclaimTime(deps: Deps, tx: Tx, booking: BookingRow): Promise<string | null> {
  const now = deps.clock();
  const { serviceId, providerId, startsAt, seats, createdAt } = booking;
  if (startsAt <= now) return null;
  const service = await bookableService(tx, serviceId);
  await lockProviders(tx, [providerId]);
  // Asked as of when it was booked: that it is near by now does not matter.
  const free = await freeProvidersAt(tx, { serviceId, startsAt, seats }, createdAt);
  if (!service || !free.some(({ _id }) => _id === providerId)) return null;
  try {
    const timeId = await tx.transaction((attempt) =>
      refuseOverlap(takeTime(attempt, { service, providerId, startsAt, seats })),
    );
    if (timeId) await refreshOffers(tx, now, [providerId]);
    return timeId;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { _id: paymentId, amount }: PaymentRow,
  why: NotHonoured,
): Promise<void> {
  const at = deps.clock();
  const [reason, cause] = [NOT_HONOURED[why], `not-honoured:${why}`];
  await postPayment(tx, booking, { payment: { _id: paymentId, amount }, isHonoured: false, at });
  await requestRefund(deps, tx, { paymentId, amount, cause, reason });
  await postUnusedRefund(tx, booking._id, { amount, cause: `${paymentId}:${cause}`, at });
  await notifyReturned(deps, tx, booking, amount, reason);
}
