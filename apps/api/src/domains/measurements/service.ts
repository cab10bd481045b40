import { commonErrors } from '@adunni/contracts/errors';
import { measurementErrors } from '@adunni/contracts/measurements/measurements';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { findProfile } from './profiles.queries.ts';
import { measurementProfiles } from './tables.ts';

export { cancelVisits, claimVisit, type EndedParts } from './appointments.queries.ts';
export { requirePast, requirePlausible } from './checks.service.ts';
export { lockCustomer, type Measured, propose } from './proposals/propose.service.ts';

/**
 * Refuses a profile for a cart line: 404 when it is not the caller’s own (nobody’s for a visitor), 422
 * `not_made_to_measure` for a ready piece.
 */
export async function requireOwnProfile(
  db: Db | Tx,
  userId: string | null,
  profileId: string,
  kind: 'ready-to-wear' | 'made-to-measure',
): Promise<void> {
  const [own] = userId
    ? await db
        .select({ _id: measurementProfiles._id })
        .from(measurementProfiles)
        .where(and(eq(measurementProfiles._id, profileId), eq(measurementProfiles.userId, userId)))
    : [];
  if (!own) throw new Refusal(commonErrors.not_found);
  if (kind !== 'made-to-measure') throw new Refusal(measurementErrors.not_made_to_measure);
}

/**
 * The newest version of one of a person’s profiles as an order or booking keeps it; null when there is none. The profile
 * is held, so that it can’t be deleted before what points to it is stored.
 */
export async function frozenOf(tx: Tx, userId: string, profileId: string, now: Date) {
  const mine = and(eq(measurementProfiles._id, profileId), eq(measurementProfiles.userId, userId));
  await tx.select({ _id: measurementProfiles._id }).from(measurementProfiles).where(mine).for('key share');
  const found = await findProfile(tx, userId, profileId);
  if (!found) return null;
  const { name, figure, ageGroup } = found.profile;
  const { _id: versionId, number, unit, values, method, measuredBy, measuredOn } = found.version;
  const frozenAt = now.toISOString();
  const frozen = { name, figure, ageGroup, number, unit, values, method, measuredBy, measuredOn, frozenAt };
  return { versionId, frozen };
}
