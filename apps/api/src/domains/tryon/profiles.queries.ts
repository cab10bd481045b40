import type { Returned } from '@adunni/contracts/endpoint';
import { TRY_ON_PROFILES } from '@adunni/contracts/subscriptions/usage';
import { type listTryOnProfiles, profileErrors } from '@adunni/contracts/tryon/profiles';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { listProfiles } from '../measurements/queries.ts';
import { findHeld } from '../subscriptions/queries.ts';

/** A person’s profiles, and which of them their plan dresses: those that were added first, as many as it holds. */
export async function profilesToDress(db: Db | Tx, userId: string): Promise<Returned<typeof listTryOnProfiles>> {
  const [limit, profiles] = [await findHeld(db, userId, TRY_ON_PROFILES), await listProfiles(db, userId)];
  const byAge = profiles.map(({ _id }) => _id).sort();
  const open = new Set(limit === null ? byAge : byAge.slice(0, limit));
  return { limit, items: profiles.map((profile) => ({ ...profile, isInPlan: open.has(profile._id) })) };
}

/** Throws 422 for a profile that is not among those that a person’s plan dresses, and for one that is not theirs. */
export async function requireInPlan(db: Db | Tx, userId: string, profileId: string): Promise<void> {
  const { items } = await profilesToDress(db, userId);
  const isInPlan = items.some((profile) => profile._id === profileId && profile.isInPlan);
  if (!isInPlan) throw new Refusal(profileErrors.profile_not_in_plan);
}
