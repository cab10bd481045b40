import { type SQL, sql } from 'drizzle-orm';

/** That a column is one of some ids. */
export const among = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
