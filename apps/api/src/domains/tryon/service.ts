import type { Received } from '@adunni/contracts/endpoint';
import { TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { type countTry, type TryUsage, tryErrors } from '@adunni/contracts/tryon/tries';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { consume } from '../subscriptions/service.ts';
import { planPrices, subscriptions } from '../subscriptions/tables.ts';
import { outfits, trySessions } from './tables.ts';

/**
 * Counts a finished draping against the caller’s plan and remembers when and how it was made, both once per key: told
 * again, it is the same try. Throws 409 for what is live no more, 403 and 422 as the plan says.
 */
export async function recordTry(
  ctx: Ctx<Viewer>,
  idempotencyKey: string,
  { outfitId, times, ...how }: Received<typeof countTry>['body'],
): Promise<TryUsage> {
  const userId = ctx.viewer._id;
  return ctx.db.transaction(async (tx) => {
    const [outfit] = await tx
      .select({ version: outfits.garmentVersion })
      .from(outfits)
      .where(and(eq(outfits._id, outfitId), eq(outfits.status, 'live')))
      .for('share');
    if (!outfit) throw new Refusal(tryErrors.outfit_withdrawn);
    const { used, limit } = await consume(ctx, tx, { userId, feature: TRY_ONS, idempotencyKey });
    await tx
      .insert(trySessions)
      .values({
        ...{ userId, idempotencyKey, outfitId, outfitVersion: outfit.version, ...how, at: ctx.clock() },
        ...{ loadingMs: times.loading, poseMs: times.pose, drapingMs: times.draping },
        planId: await planOf(tx, userId),
      })
      .onConflictDoNothing();
    return { used, limit, left: limit === null ? null : Math.max(0, limit - used) };
  });
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
