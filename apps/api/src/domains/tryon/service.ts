import type { Received } from '@adunni/contracts/endpoint';
import { TRY_ONS, usageErrors } from '@adunni/contracts/subscriptions/usage';
import { type countTry, type TryUsage, tryErrors, tryKeyOf } from '@adunni/contracts/tryon/tries';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { users } from '../identity/tables.ts';
import { findTryOnAccess } from '../subscriptions/queries.ts';
import { consume } from '../subscriptions/service.ts';
import { planPrices, subscriptions } from '../subscriptions/tables.ts';
import { requireInPlan } from './profiles.queries.ts';
import { outfits, trySessions } from './tables.ts';

type Draping = Received<typeof countTry>['body'];
type Worn = Draping['worn'][number];

/**
 * Counts a finished draping against the caller’s plan and remembers when and how it was made: one use when a garment is
 * new on this body, none otherwise; all of it or nothing. Told again, it is the same draping. Throws 409 for what is live
 * no more and for a key of another draping, 403 and 422 as the plan says, also of whom it dresses.
 */
export async function recordTry(
  ctx: Ctx<Viewer>,
  idempotencyKey: string,
  { on, worn, times, profileId, ...how }: Draping,
): Promise<TryUsage> {
  const userId = ctx.viewer._id;
  return ctx.db.transaction(async (tx) => {
    // One draping of a person after the other: of two that show the same garment, the second shows nothing new.
    await tx.select({ _id: users._id }).from(users).where(eq(users._id, userId)).for('no key update');
    if (profileId !== null) await requireInPlan(tx, userId, profileId);
    const versions = await lockLive(tx, worn);
    const fresh = await newOf(tx, userId, on, worn);
    if (fresh.length === 0) return usageNow(tx, userId, ctx.clock());
    const { used, limit, isRepeated } = await consume(ctx, tx, { userId, feature: TRY_ONS, idempotencyKey });
    if (isRepeated) throw new Refusal(tryErrors.try_key_used);
    const planId = await planOf(tx, userId);
    await tx.insert(trySessions).values(
      fresh.map((garment, index) => ({
        ...{ userId, idempotencyKey: tryKeyOf(on, garment), outfitId: garment.outfitId, ...how, at: ctx.clock() },
        ...{ loadingMs: times.loading, poseMs: times.pose, drapingMs: times.draping, planId },
        outfitVersion: versions.get(garment.outfitId) ?? garment.version,
        isUse: index === 0,
      })),
    );
    return { used, limit, left: limit === null ? null : Math.max(0, limit - used) };
  });
}

/** The versions of what is worn, which stays live until the transaction ends. */
async function lockLive(tx: Tx, worn: readonly Worn[]): Promise<Map<string, number>> {
  const ids = worn.map(({ outfitId }) => outfitId);
  const live = await tx
    .select({ _id: outfits._id, version: outfits.garmentVersion })
    .from(outfits)
    .where(and(inArray(outfits._id, ids), eq(outfits.status, 'live')))
    .orderBy(asc(outfits._id))
    .for('share');
  if (live.length < ids.length) throw new Refusal(tryErrors.outfit_withdrawn);
  return new Map(live.map(({ _id, version }) => [_id, version]));
}

/** What the person has not tried on this body yet. */
async function newOf(tx: Tx, userId: string, on: string, worn: readonly Worn[]): Promise<Worn[]> {
  const keys = worn.map((garment) => tryKeyOf(on, garment));
  const known = await tx
    .select({ key: trySessions.idempotencyKey })
    .from(trySessions)
    .where(and(eq(trySessions.userId, userId), inArray(trySessions.idempotencyKey, keys)));
  const tried = new Set(known.map(({ key }) => key));
  return worn.filter((garment) => !tried.has(tryKeyOf(on, garment)));
}

async function usageNow(tx: Tx, userId: string, now: Date): Promise<TryUsage> {
  const access = await findTryOnAccess(tx, userId, now);
  if (!access?.tryOns) throw new Refusal(usageErrors.not_in_plan);
  const { used, limit, left } = access.tryOns;
  return { used, limit, left };
}

async function planOf(tx: Tx, userId: string): Promise<string | null> {
  const [plan] = await tx
    .select({ planId: planPrices.planId })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)));
  return plan?.planId ?? null;
}

/** Forgets what a person tried on. */
export async function eraseTries(tx: Tx, userId: string): Promise<void> {
  await tx.delete(trySessions).where(eq(trySessions.userId, userId));
}
