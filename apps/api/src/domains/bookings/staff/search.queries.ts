import { BOOKING_STATUSES, type BookingStatus } from '@adunni/contracts/bookings/statuses';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { inArea, pathOf } from '../../notifications/rules.ts';
import { isNumbered, ownWorkshop, type Searcher } from '../../search/queries.ts';
import type { NumberQuery } from '../../search/rules.ts';

/** Bookings by their number: to staff all, to makers their own. */
export async function findBookings(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  const scope = isStaff(seeker.role) ? sql`true` : sql`maker_id = ${ownWorkshop(seeker)}`;
  const { rows } = await db.execute<{ id: string; number: string; customer: string; status: BookingStatus }>(
    sql`select id, number, status, contact->>'name' as customer from bookings
      where ${isNumbered(sql`number`, sought)} and ${scope} order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, customer, status }) => ({
    kind: 'booking',
    _id: id,
    title: number,
    detail: [customer, BOOKING_STATUSES[status].label].filter(Boolean).join(' · '),
    path: pathOf(inArea(`/bookings/${id}`), seeker.role),
  }));
}
