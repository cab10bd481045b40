import { isStaff, type Role } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import type { Searcher } from '../../search/queries.ts';

/** People whose name or address begins so; to staff only. */
export async function findPeople(db: Db | Tx, seeker: Searcher, q: string): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const beginning = sql`nullif(search_fold(${q}), '') || '%'`;
  const startOf = (key: SQL, pattern: SQL): SQL => sql`(
    select * from users where ${key} like ${pattern} and status <> 'deleted' order by ${key} limit ${RESULTS_PER_KIND})`;
  const byFirstName = startOf(sql`search_fold(first_name || ' ' || last_name) collate "C"`, beginning);
  const byLastName = startOf(sql`search_fold(last_name || ' ' || first_name) collate "C"`, beginning);
  const byEmail = startOf(sql`lower(email) collate "C"`, sql`${`${escapeLike(q.toLowerCase())}%`}`);
  const { rows } = await db.execute<{ id: string; name: string; email: string; role: Role }>(
    sql`select id, first_name || ' ' || last_name as name, email, role
      from (${byFirstName} union ${byLastName} union ${byEmail}) found order by name, email limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, name, email, role }) => ({
    kind: 'person' as const,
    _id: id,
    title: name,
    detail: `${email} · ${role}`,
    path: `/admin/users/${id}`,
  }));
}
