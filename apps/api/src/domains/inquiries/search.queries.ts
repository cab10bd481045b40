import { INQUIRY_STATUSES, type InquiryStatus } from '@adunni/contracts/inquiries/statuses';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { isNumbered, type Searcher } from '../search/queries.ts';
import type { NumberQuery } from '../search/rules.ts';

/** Inquiries by their number, for staff only. */
export async function findInquiries(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const { rows } = await db.execute<{ id: string; number: string; subject: string; status: InquiryStatus }>(
    sql`select id, number, subject, status from inquiries
      where ${isNumbered(sql`number`, sought)} order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, subject, status }) => ({
    kind: 'inquiry',
    _id: id,
    title: number,
    detail: `${subject} · ${INQUIRY_STATUSES[status].label}`,
    path: `/admin/support/inquiries/${id}`,
  }));
}
