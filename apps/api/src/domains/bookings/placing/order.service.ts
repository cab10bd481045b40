import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { BookingForm } from '@adunni/contracts/bookings/forms';
import { isBeforeMeasuring } from '@adunni/contracts/orders/fitting/fitting';
import { visitPurpose } from '@adunni/contracts/services/measuring';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { measuringAppointments, measuringNeed } from '../../measurements/queries.ts';
import { claimVisit } from '../../measurements/service.ts';
import type { BookingRow } from '../lock.queries.ts';
import type { ServiceRow } from './claim.service.ts';

/**
 * Throws 404 for a part that is not the person’s own, 409 for one that waits for no such visit to that maker, for being
 * measured at a fitting, and for a fitting that comes before its measurements.
 */
export async function claimOrder(
  tx: Tx,
  userId: string,
  { makerId, title }: ServiceRow,
  form: Pick<BookingForm, 'orderPartId' | 'isFitting' | 'startsAt'>,
  now: Date,
): Promise<void> {
  const { orderPartId: partId, isFitting } = form;
  if (!partId) return;
  if (!isFitting && visitPurpose(title) === 'fitting') throw new Refusal(bookingErrors.not_for_measuring);
  const purpose = isFitting ? 'fitting' : 'measuring';
  if (!(await claimVisit(tx, { partId, userId, makerId, purpose }, now)))
    throw new Refusal(isFitting ? bookingErrors.not_for_fitting : bookingErrors.not_for_order);
  await refuseBeforeMeasuring(tx, form, now);
}

/** Throws 409 for a fitting that begins before the visit is over at which the measurements for it are taken. */
export async function refuseBeforeMeasuring(tx: Tx, fitting: Fitting & { startsAt: Date }, now: Date): Promise<void> {
  if (isBeforeMeasuring(fitting, await measuringBefore(tx, fitting, now)))
    throw new Refusal(bookingErrors.fitting_too_early);
}

type Fitting = Pick<BookingRow, 'orderPartId' | 'isFitting'>;

/** The visit at which the measurements for a fitting are taken; undefined for other bookings, and once they are there. */
export async function measuringBefore(db: Db | Tx, { orderPartId, isFitting }: Fitting, now: Date) {
  if (!orderPartId || !isFitting || !(await measuringNeed(db, orderPartId))?.isWaiting) return undefined;
  return (await measuringAppointments(db, [orderPartId], now)).get(orderPartId);
}
