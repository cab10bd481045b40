import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Db } from './connect.ts';
import { isOutdatedPlan } from './planned-once.ts';

/** PostgreSQL’s codes for work that was undone because it and other work were in each other’s way. */
const CLASHES: readonly unknown[] = ['40P01', '40001'];
const ATTEMPTS = 6;
/** The longest wait before the second attempt, in milliseconds; it doubles with each. */
const FIRST_WAIT_MS = 20;

/** Whether something was thrown because of a deadlock, a serialisation failure or a plan of before a migration: done again, it may go well. */
export const isClash = (error: unknown): boolean =>
  error instanceof Error &&
  (CLASHES.includes((error as { code?: unknown }).code) || isOutdatedPlan(error) || isClash(error.cause));

async function untilItGoesWell<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isClash(error)) throw error;
      // By chance, so that two that clashed do not meet again.
      await setTimeout(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}

/** Does every transaction, and every statement outside of one, again that a clash undid: nothing of it has happened. */
export function retryClashes(pool: Pool, db: Db): void {
  const transact = db.transaction.bind(db);
  db.transaction = (work, config) => untilItGoesWell(() => transact(work, config));
  const query = pool.query.bind(pool) as (...sent: unknown[]) => Promise<unknown>;
  const retried = (...sent: unknown[]) =>
    typeof sent.at(-1) === 'function' ? query(...sent) : untilItGoesWell(() => query(...sent));
  Object.assign(pool, { query: retried });
}
