import { VISIT_NAMES, type VisitPurpose } from '@adunni/contracts/services/measuring';
import type { BookingRow } from './lock.queries.ts';

type Visit = Pick<BookingRow, 'orderPartId' | 'isFitting'>;

/** What a visit for an order is for; null of what is booked for no order. */
export const visitOf = ({ orderPartId, isFitting }: Visit): VisitPurpose | null =>
  orderPartId === null ? null : isFitting ? 'fitting' : 'measuring';

/** What a booking is called where it heads a line; for an order what the order’s page calls it. */
export function titleOf(booking: Visit): string {
  const visit = visitOf(booking);
  return visit ? VISIT_NAMES[visit] : 'Booking';
}

/** The same within a sentence. */
export const nameOf = (booking: Visit): string => titleOf(booking).toLowerCase();
