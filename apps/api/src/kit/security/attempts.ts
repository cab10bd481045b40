import { commonErrors } from '@adunni/contracts/errors';
import { eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/connect.ts';
import { MINUTE_MS } from '../durations.rules.ts';
import { Refusal } from '../errors.ts';
import { attempts } from './tables.ts';

/** At most `most` attempts within a window of `minutes` that begins with the first. */
export interface AttemptLimit {
  most: number;
  minutes: number;
}

/**
 * Counts an attempt under `key` and tells whether it is within the limit, in one statement that parallel callers on any
 * process share. Give it the database outside a transaction, so that a refused request stays counted.
 */
export async function withinLimit(db: Db | Tx, key: string, limit: AttemptLimit, now: Date): Promise<boolean> {
  const windowEndsAt = new Date(now.getTime() + limit.minutes * MINUTE_MS);
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${windowEndsAt.toISOString()} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count });
  return row !== undefined && row.count <= limit.most;
}

/** Counts an attempt under `key`; throws a 429 Refusal beyond the limit. */
export async function limitAttempts(db: Db | Tx, key: string, limit: AttemptLimit, now: Date): Promise<void> {
  if (!(await withinLimit(db, key, limit, now))) throw new Refusal(commonErrors.too_many_requests);
}

/** Takes one counted attempt back, because it turned out to be an honest one. */
export async function returnAttempt(db: Db | Tx, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Deletes the attempts under `key`, after one succeeded. */
export async function resetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Drops what no window needs any more. */
export async function purgeAttempts(db: Db | Tx, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
}
