import { BOOKING_STATUSES, type BookingStatus } from '@adunni/contracts/bookings/statuses';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { inArea, pathOf } from '../../notifications/rules.ts';
import { isNumbered, ownWorkshop, type Searcher } from '../../search/queries.ts';
import type { NumberQuery } from '../../search/rules.ts';
import { bookings, bookingWords } from '../tables.ts';

/** Bookings by their number: to staff all, to makers their own. */
export function findBookings(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  const scope = isStaff(seeker.role) ? sql`true` : sql`maker_id = ${ownWorkshop(seeker)}`;
  return toResults(db, seeker, sql`${isNumbered(sql`number`, sought)} and ${scope}`);
}

/** Bookings of a maker by the customer’s name; staff find the person instead, and their bookings from there. */
export async function findBookingsOfCustomers(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  if (isStaff(seeker.role)) return [];
  const isSought = sql`${bookingWords(bookings)} like ${`% ${escapeLike(q.trim().toLowerCase())}%`}`;
  return toResults(db, seeker, sql`maker_id = ${ownWorkshop(seeker)} and ${isSought}`);
}

interface Found extends Record<string, unknown> {
  id: string;
  number: string;
  customer: string;
  service: string;
  /** On which it takes place there. */
  day: string;
  status: BookingStatus;
}

async function toResults(db: Db | Tx, seeker: Searcher, where: SQL): Promise<SearchResult[]> {
  const { rows } = await db.execute<Found>(
    sql`select id, number, status, contact->>'name' as customer, service->>'title' as service,
        to_char(starts_at at time zone zone, 'FMDD Mon YYYY') as day from bookings
      where ${where} order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, customer, service, day, status }) => ({
    kind: 'booking',
    _id: id,
    title: number,
    detail: [customer, service, day, BOOKING_STATUSES[status].label].filter(Boolean).join(' · '),
    path: pathOf(inArea(`/bookings/${id}`), seeker.role),
  }));
}
