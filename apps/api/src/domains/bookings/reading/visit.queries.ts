import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type MeasuringNeed, measuringNeed } from '../../measurements/queries.ts';
import type { BookingRow } from '../lock.queries.ts';

/** The order that somebody is measured for, or tries on: `ADN-2026-000123, Agbada`. */
export const orderText = ({ order, made, items }: MeasuringNeed, isFitting: boolean): string =>
  [order.number, ...(isFitting ? made : items)].join(', ');

/** The order that a booking is for; null when it is for none. */
export async function orderOf(
  db: Db | Tx,
  { orderPartId, isFitting }: Pick<BookingRow, 'orderPartId' | 'isFitting'>,
): Promise<string | null> {
  const need = orderPartId ? await measuringNeed(db, orderPartId) : null;
  return need && orderText(need, isFitting);
}
