import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../kit/database/connect.ts';

/** Whether the database holds the demo marketplace. */
export async function isSeeded(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (select from makers where is_demo) as yes`);
  return rows[0]?.yes ?? false;
}
