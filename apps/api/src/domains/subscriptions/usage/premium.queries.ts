import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { runPrepared } from '../../../kit/database/prepared.ts';
import { Refusal } from '../../../kit/errors.ts';
import { subscriptions } from '../tables.ts';

/** Who of these people has premium at this moment: a subscription that is active or a trial. */
export async function withPremium({ pool }: Pick<Deps, 'pool'>, userIds: readonly string[]): Promise<Set<string>> {
  const live = await runPrepared<{ userId: string; status: string }>(
    pool,
    'premium',
    sql`select user_id as "userId", status from ${subscriptions}
      where user_id = any(${sql.param(userIds)}::uuid[]) and ended_at is null`,
  );
  return new Set(live.filter(({ status }) => givesAccess(status)).map(({ userId }) => userId));
}

/** Throws premium_needed unless a person has premium. */
export async function requirePremium(deps: Pick<Deps, 'pool'>, userId: string): Promise<void> {
  const has = await withPremium(deps, [userId]);
  if (!has.has(userId)) throw new Refusal(subscriptionErrors.premium_needed);
}
