import { lt } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { idempotencyKeys } from './tables.ts';

/** How long a retry of an order is recognised. */
export const KEPT_MS = 7 * DAY_MS;

/** Every night: deletes the keys of orders placed more than a week ago. */
export const purgeKeysJob = job({ name: 'checkout-purge-keys', schedule: '17 3 * * *', run: purgeKeys });

async function purgeKeys(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - KEPT_MS);
  await deps.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
