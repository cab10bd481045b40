import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { Refusal } from '../../../kit/errors.ts';
import { subscriptions } from '../tables.ts';

/** Throws premium_needed unless a person’s subscription is active or a trial at this moment. */
export async function requirePremium({ pool }: Pick<Deps, 'pool'>, userId: string): Promise<void> {
  const [live] = await runPrepared<{ status: string }>(
    pool,
    'premium-status',
    sql`select status from ${subscriptions} where user_id = ${userId} and ended_at is null`,
  );
  if (!givesAccess(live?.status)) throw new Refusal(subscriptionErrors.premium_needed);
}
