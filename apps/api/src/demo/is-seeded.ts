import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../kit/database/connect.ts';

/** Whether the database holds the demo marketplace, whole: plans come last. */
export async function isSeeded(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (select from plans) as yes`);
  return (rows[0]?.yes ?? false) && hasMarketplace(db);
}

/** Whether the first and largest part of the demo is there: its makers and what people did with them. */
export async function hasMarketplace(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (select from makers where is_demo) as yes`);
  return rows[0]?.yes ?? false;
}
