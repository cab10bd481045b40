import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { subscribers } from './tables.ts';

/** Whether an address gets the newsletter, and since when; null when it never did. */
export async function exportSubscription(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, sql`lower(${email})`));
  return row ? { email: row.email, since: row.createdAt.toISOString(), active: row.unsubscribedAt === null } : null;
}
