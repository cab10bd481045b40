import type { Received } from '@adunni/contracts/endpoint';
import { type reportFailedTry, type reportTry, tryErrors } from '@adunni/contracts/tryon/tries';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type AttemptLimit, limitAttempts } from '../../../kit/security/attempts.ts';
import { outfits, trySessions } from '../tables.ts';

/** More than anybody gives up in an hour. */
const FAILED_TRIES: AttemptLimit = { most: 60, minutes: 60 };

const REPORTED = ['viewed', 'saved', 'to-cart'] as const;

/** Notes what became of a try of the caller’s own; what was said before is never taken back. Throws 404. */
export async function noteOutcome(
  { db, viewer }: Ctx<Viewer>,
  idempotencyKey: string,
  { outcome, isAdjusted }: Received<typeof reportTry>['body'],
): Promise<{ outcome: (typeof REPORTED)[number]; isAdjusted: boolean }> {
  const [row] = await db
    .update(trySessions)
    .set({
      outcome: sql`greatest(${trySessions.outcome}, ${outcome}::try_outcome)`,
      isAdjusted: sql`${trySessions.isAdjusted} or ${isAdjusted}`,
    })
    .where(
      and(
        eq(trySessions.userId, viewer._id),
        eq(trySessions.idempotencyKey, idempotencyKey),
        inArray(trySessions.outcome, [...REPORTED]),
      ),
    )
    .returning({ outcome: trySessions.outcome, isAdjusted: trySessions.isAdjusted });
  const known = REPORTED.find((one) => one === row?.outcome);
  if (!row || !known) throw new Refusal(tryErrors.try_not_found);
  return { outcome: known, isAdjusted: row.isAdjusted };
}

/** Remembers a try that came to nothing, once per key; no use is counted. Throws 409 for an outfit that is not live, 429. */
export async function recordFailedTry(
  { db, viewer, clock }: Ctx<Viewer>,
  idempotencyKey: string,
  { outfitId, times, ...how }: Received<typeof reportFailedTry>['body'],
): Promise<void> {
  await limitAttempts(db, `failed-tries:${viewer._id}`, FAILED_TRIES, clock());
  const outfitVersion = outfitId === null ? null : await liveVersion(db, outfitId);
  await db
    .insert(trySessions)
    .values({
      ...{ userId: viewer._id, idempotencyKey: `failed:${idempotencyKey}`, outfitId, outfitVersion, ...how },
      ...{ loadingMs: times.loading, poseMs: times.pose, drapingMs: times.draping, at: clock() },
    })
    .onConflictDoNothing();
}

async function liveVersion(db: Ctx['db'], outfitId: string): Promise<number> {
  const [outfit] = await db
    .select({ version: outfits.garmentVersion })
    .from(outfits)
    .where(and(eq(outfits._id, outfitId), eq(outfits.status, 'live')));
  if (!outfit) throw new Refusal(tryErrors.outfit_withdrawn);
  return outfit.version;
}
