import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { TICKET_STATUSES, type TicketStatus } from '@adunni/contracts/support/statuses';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { isNumbered, type Searcher } from '../search/queries.ts';
import type { NumberQuery } from '../search/rules.ts';

/** Tickets by their number, for staff only. */
export async function findTickets(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const { rows } = await db.execute<{ id: string; number: string; subject: string; status: TicketStatus }>(
    sql`select id, number, subject, status from tickets
      where ${isNumbered(sql`number`, sought)} order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, subject, status }) => ({
    kind: 'ticket',
    _id: id,
    title: number,
    detail: `${subject} · ${TICKET_STATUSES[status].label}`,
    path: `/admin/support/tickets/${id}`,
  }));
}
