import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import { subscriptionErrors } from '@adunni/contracts/subscriptions/subscriptions';
import { usageErrors } from '@adunni/contracts/subscriptions/usage';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { features, planFeatures, planPrices, subscriptions } from '../tables.ts';
import { monthOf } from './rules.ts';
import { usageCounters, usageEvents } from './tables.ts';
import { warnOfLimit } from './warn.service.ts';

/** One use of a feature. The key is the caller’s name for it: repeated, it is the same use. */
export interface Use {
  userId: string;
  /** Key of a metered feature: `try-ons`. */
  feature: string;
  idempotencyKey: string;
}

/** How a use left the month’s count; `limit` null is without limit. */
export interface Consumed {
  used: number;
  limit: number | null;
  /** The same use was counted before. */
  isRepeated: boolean;
}

type Subscription = typeof subscriptions.$inferSelect;

/** What a subscription `s` has of a feature `f` by its plan’s `pf`. */
const LIMIT = sql.raw(`case when s.status = 'trial' then coalesce(f.trial_limit, pf."limit") else pf."limit" end`);

/**
 * Uses a feature of a person’s plan once, however often it is called with the same key and from however many places: a
 * single statement counts the use and notes it, or does neither. Call it before the work, and `giveBack` when that fails.
 * Throws premium_needed, not_in_plan, limit_reached, and use_given_back for a key that was given back.
 */
export async function consume(deps: Deps, db: Db | Tx, use: Use): Promise<Consumed> {
  const subscription = await findLive(db, use.userId);
  const isOpen = subscription !== undefined && givesAccess(subscription.status);
  const counted = isOpen ? await countUse(deps, db, use, subscription) : null;
  if (counted?.used) return { used: counted.used, limit: counted.limit, isRepeated: false };
  const earlier = await findUse(db, use);
  if (earlier?.givenBackAt) throw new Refusal(usageErrors.use_given_back);
  if (earlier) return { used: earlier.used, limit: earlier.limit, isRepeated: true };
  if (!isOpen) throw new Refusal(subscriptionErrors.premium_needed);
  throw new Refusal(counted ? usageErrors.limit_reached : usageErrors.not_in_plan);
}

/** Takes a use back that came to nothing, so that it does not count; once, however often it is called. */
export async function giveBack(deps: Deps, db: Db | Tx, { userId, feature, idempotencyKey }: Use): Promise<void> {
  await db.execute(sql`
    with returned as (
      update usage_events set given_back_at = ${deps.clock().toISOString()}
      where user_id = ${userId} and feature = ${feature} and idempotency_key = ${idempotencyKey}
        and given_back_at is null
      returning counter_id)
    update usage_counters set used = used - 1 from returned where usage_counters.id = returned.counter_id`);
}

interface Counted {
  /** Null when it was not counted. */
  used: number | null;
  limit: number | null;
}

/** Counts a use and warns of the limit; null when the plan does not hold the feature. */
async function countUse(deps: Deps, db: Db | Tx, use: Use, subscription: Subscription): Promise<Counted | null> {
  try {
    return await db.transaction(async (tx) => {
      const counted = await count(tx, use, subscription, deps.clock());
      if (counted?.counterId) await warnOfLimit(deps, tx, { ...counted, ...use, counterId: counted.counterId });
      return counted;
    });
  } catch (error) {
    // A parallel call with the same key was faster: nothing of this one was counted.
    if (isTaken(error, 'usage_events_once')) return { used: null, limit: null };
    throw error;
  }
}

async function count(
  tx: Tx,
  { userId, feature, idempotencyKey }: Use,
  subscription: Subscription,
  now: Date,
): Promise<(Counted & { counterId: string | null }) | null> {
  const { period, month } = monthOf(subscription, now);
  const { rows } = await tx.execute<{ limit: number | null; used: number | null; counterId: string | null }>(sql`
    with held as (
      select s.id, ${LIMIT} as "limit"
      from ${subscriptions} s
      join ${planPrices} p on p.id = s.price_id
      join ${planFeatures} pf on pf.plan_id = p.plan_id
      join ${features} f on f.id = pf.feature_id
      where s.id = ${subscription._id} and s.status in ('active', 'trial') and f.key = ${feature} and f.is_metered),
    counted as (
      insert into ${usageCounters} as c (subscription_id, feature, period, month, used)
      select held.id, ${feature}, ${period}, ${month}, 1 from held
      where (held."limit" is null or held."limit" > 0)
        and not exists (
          select from ${usageEvents} e
          where e.user_id = ${userId} and e.feature = ${feature} and e.idempotency_key = ${idempotencyKey})
      on conflict on constraint usage_counters_month do update set used = c.used + 1
        where (select held."limit" from held) is null or c.used < (select held."limit" from held)
      returning c.id, c.used),
    noted as (
      insert into ${usageEvents} (user_id, counter_id, feature, idempotency_key, at)
      select ${userId}::uuid, counted.id, ${feature}, ${idempotencyKey}, ${now.toISOString()}::timestamptz from counted)
    select held."limit", counted.used, counted.id as "counterId" from held left join counted on true`);
  return rows[0] ?? null;
}

async function findLive(db: Db | Tx, userId: string): Promise<Subscription | undefined> {
  const [live] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return live;
}

async function findUse(db: Db | Tx, { userId, feature, idempotencyKey }: Use) {
  const [use] = await db
    .select({
      givenBackAt: usageEvents.givenBackAt,
      used: usageCounters.used,
      limit: sql<number | null>`(
      select ${LIMIT} from ${subscriptions} s
      join ${planPrices} p on p.id = s.price_id
      join ${planFeatures} pf on pf.plan_id = p.plan_id
      join ${features} f on f.id = pf.feature_id
      where s.id = ${usageCounters.subscriptionId} and f.key = ${usageEvents.feature})`,
    })
    .from(usageEvents)
    .innerJoin(usageCounters, eq(usageCounters._id, usageEvents.counterId))
    .where(
      and(
        eq(usageEvents.userId, userId),
        eq(usageEvents.feature, feature),
        eq(usageEvents.idempotencyKey, idempotencyKey),
      ),
    );
  return use;
}

function isTaken(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof DatabaseError && cause.code === '23505' && cause.constraint === constraint;
}
