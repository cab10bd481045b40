import { commonErrors } from '@adunni/contracts/errors';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type LockedSubscription, lockSubscription } from '../lock.queries.ts';

/** Locks a subscription as new as the caller saw it. Throws 404, and 409 when it changed meanwhile. */
export async function lockVersion(tx: Tx, subscriptionId: string, version: number): Promise<LockedSubscription> {
  const held = await lockSubscription(tx, subscriptionId);
  if (!held) throw new Refusal(commonErrors.not_found);
  if (held.row.version !== version) throw new Refusal(commonErrors.stale);
  return held;
}
