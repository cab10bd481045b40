import type { GuestMeasurements } from '@adunni/contracts/asoebi/guest-forms';
import type { SetNeed } from '@adunni/contracts/asoebi/names';
import type { SetStage } from '@adunni/contracts/asoebi/sets';
import { commonErrors } from '@adunni/contracts/errors';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { frozenOf, requirePast, requirePlausible } from '../../measurements/service.ts';

/** What a guest says of the wearer of a set. */
export interface WearerDetails {
  wearer: string;
  size: string;
  measurements: GuestMeasurements | null;
  profileId: string | null;
}

/** A set’s columns about its wearer, and its stage: it can be made once all that it needs is known. */
export interface KnownWearer {
  wearer: string;
  size: string | null;
  measurements: FrozenMeasurements | null;
  stage: SetStage;
  measuredAt: Date | null;
}

/**
 * What is kept of a wearer; `before` are measurements that stay when none are sent. Only what the package needs is kept.
 * Throws 404 for a profile that is not the caller’s, 422 for lengths that no body has.
 */
export async function wearerOf(
  ctx: Ctx,
  tx: Tx,
  details: WearerDetails,
  needs: SetNeed,
  before: FrozenMeasurements | null = null,
): Promise<KnownWearer> {
  const now = ctx.clock();
  const size = needs === 'size' ? details.size || null : null;
  const measurements = needs === 'measurements' ? ((await frozen(ctx, tx, details, now)) ?? before) : null;
  const isKnown = needs === 'nothing' || (needs === 'size' ? size !== null : measurements !== null);
  return {
    ...{ wearer: details.wearer, size, measurements },
    ...{ stage: isKnown ? 'measured' : 'waiting', measuredAt: isKnown ? now : null },
  };
}

async function frozen(
  ctx: Ctx,
  tx: Tx,
  { wearer, measurements, profileId }: WearerDetails,
  now: Date,
): Promise<FrozenMeasurements | null> {
  if (profileId) {
    const found = ctx.viewer && (await frozenOf(tx, ctx.viewer._id, profileId, now));
    if (!found) throw new Refusal(commonErrors.not_found);
    return found.frozen;
  }
  if (!measurements) return null;
  const { confirmed, ...taken } = measurements;
  requirePlausible(taken, confirmed);
  requirePast(taken.measuredOn, now);
  return { ...taken, name: wearer, number: 1, frozenAt: now.toISOString() };
}
