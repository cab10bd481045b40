import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { usageEvents } from './tables.ts';

/** Takes away when a person used what; how much was used of a subscription stays, as a number. */
export async function eraseUsage(tx: Tx, userId: string): Promise<void> {
  await tx.delete(usageEvents).where(eq(usageEvents.userId, userId));
}

/** When a person used what of their plans, oldest first. */
export async function exportUsage(db: Db | Tx, userId: string) {
  const rows = await db
    .select({ feature: usageEvents.feature, at: usageEvents.at, givenBackAt: usageEvents.givenBackAt })
    .from(usageEvents)
    .where(eq(usageEvents.userId, userId))
    .orderBy(asc(usageEvents._id));
  return rows.map(({ feature, at, givenBackAt }) => ({
    feature,
    at: at.toISOString(),
    counted: givenBackAt === null,
  }));
}
