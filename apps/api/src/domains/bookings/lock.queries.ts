import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { providers } from '../availability/tables.ts';
import { bookings } from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type ProviderRow = typeof providers.$inferSelect;

/**
 * Locks a booking until the transaction ends. Whoever changes bookings locks in this order: the booking, its payments,
 * the people whose time it takes, the time itself. Throws 404 for what the condition does not allow.
 */
export async function lockBooking(tx: Tx, bookingId: string, allowed?: SQL): Promise<BookingRow> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings._id, bookingId), allowed))
    .for('update');
  if (!booking) throw new Refusal(commonErrors.not_found);
  return booking;
}

/** A booking that the condition allows. Throws 404. */
export async function findBooking(db: Db | Tx, bookingId: string, allowed?: SQL): Promise<BookingRow> {
  const [booking] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings._id, bookingId), allowed));
  if (!booking) throw new Refusal(commonErrors.not_found);
  return booking;
}

/** The caller’s own bookings. */
export const ownedBy = (userId: string): SQL => eq(bookings.userId, userId);

/** Locks people’s calendars against other bookings, always in the same order. */
export async function lockProviders(tx: Tx, ids: readonly string[]): Promise<ProviderRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(providers)
    .where(inArray(providers._id, [...new Set(ids)]))
    .orderBy(asc(providers._id))
    .for('no key update');
}
