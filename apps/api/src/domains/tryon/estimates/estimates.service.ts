import type { Received } from '@adunni/contracts/endpoint';
import { buildOf, estimateErrors, type sendEstimates } from '@adunni/contracts/tryon/estimates';
import { eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { findProfile } from '../../measurements/queries.ts';
import { estimates } from '../tables.ts';

/**
 * Keeps how far a photo’s estimates were from a profile of the caller’s own, in place of what was kept of it before. Throws
 * 404 for another’s, 409 when it has changed since, 422 when it has nothing that can be compared.
 */
export async function keepEstimates(
  { db, viewer, clock }: Ctx<Viewer>,
  { profileId, version, differences }: Received<typeof sendEstimates>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findProfile(tx, viewer._id, profileId);
    if (!found) throw new Refusal(estimateErrors.profile_not_found);
    const { profile, version: current } = found;
    if (profile.version !== version) throw new Refusal(estimateErrors.profile_changed);
    const { figure } = profile;
    const build = buildOf({ height: current.values.height, waist: current.values['waist-girth'] });
    const known = differences.filter(({ measure }) => current.values[measure] !== undefined);
    if (build === null || known.length === 0) throw new Refusal(estimateErrors.nothing_to_compare);
    const how = { userId: viewer._id, profileId, figure, build, method: current.method, at: clock() };
    await tx
      .insert(estimates)
      .values(known.map((each) => ({ ...each, ...how })))
      .onConflictDoUpdate({
        target: [estimates.profileId, estimates.measure],
        set: Object.fromEntries(
          ['difference', 'figure', 'build', 'method', 'at'].map((column) => [column, sql.raw(`excluded.${column}`)]),
        ),
      });
  });
}

/** Forgets what a person shared. */
export async function eraseEstimates(tx: Tx, userId: string): Promise<void> {
  await tx.delete(estimates).where(eq(estimates.userId, userId));
}
