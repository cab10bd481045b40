import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/**
 * Next statuses of a booking. `pending` waits for its payment or for the maker’s answer; `rescheduled` stands like
 * `confirmed`, at another time than it was booked for first.
 */
export const BOOKING_STATUSES = statuses({
  pending: { label: 'Pending', tone: 'waiting', next: ['confirmed', 'rescheduled', 'declined', 'cancelled'] },
  confirmed: { label: 'Confirmed', tone: 'good', next: ['rescheduled', 'completed', 'no-show', 'cancelled'] },
  rescheduled: { label: 'Rescheduled', tone: 'good', next: ['rescheduled', 'completed', 'no-show', 'cancelled'] },
  /** What staff reopen because its customer reported a problem stands again. */
  completed: { label: 'Completed', tone: 'over', next: ['confirmed'] },
  'no-show': { label: 'No-show', tone: 'bad', next: ['confirmed'] },
  declined: { label: 'Declined', tone: 'over', next: [] },
  /** Only one whose time to pay ran out, by a payment that arrives late while the time is still free. */
  cancelled: { label: 'Cancelled', tone: 'over', next: ['pending', 'confirmed'] },
});
export type BookingStatus = StatusOf<typeof BOOKING_STATUSES>;
export const BOOKING_STATUS_NAMES = statusNames(BOOKING_STATUSES);

/** Statuses in which the time is kept for the customer. */
export const LIVE_BOOKINGS: readonly BookingStatus[] = ['pending', 'confirmed', 'rescheduled'];
/** Statuses in which both sides count on it. */
export const AGREED_BOOKINGS: readonly BookingStatus[] = ['confirmed', 'rescheduled'];
/** Statuses of what will not take place. */
export const CALLED_OFF_BOOKINGS: readonly BookingStatus[] = ['declined', 'cancelled'];

/** Whether a booking may go from one status to another. */
export const canBecome = (from: BookingStatus, to: BookingStatus): boolean =>
  (BOOKING_STATUSES[from].next as readonly BookingStatus[]).includes(to);

/** Who does something to a booking; `system` when a time ran out. */
export const BOOKING_ACTORS = ['customer', 'maker', 'staff', 'system'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/** What is paid when booking: the deposit of the service, which may be nothing, or all of it. */
export const BOOKING_PLANS = ['deposit', 'full'] as const;

/** What some seats come to; the way is paid once, the deposit per seat. All in the same unit of money. */
export function bookingTotals(
  service: { price: number; deposit: number },
  seats: number,
  travelFee: number,
): { total: number; deposit: number } {
  return { total: service.price * seats + travelFee, deposit: service.deposit * seats };
}

/** What is paid when booking, by the plan that was chosen; what is less than can be charged is paid on the day. */
export function firstPayment(
  plan: (typeof BOOKING_PLANS)[number],
  { total, deposit }: { total: number; deposit: number },
  leastCharge: number,
): number {
  const amount = plan === 'full' ? total : Math.min(deposit, total);
  return amount < leastCharge ? 0 : amount;
}
