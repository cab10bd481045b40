import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { LockedSubscription } from '../lock.queries.ts';
import { anchorDayOf, type SubscriptionRow } from '../rules.ts';
import { moveSubscription, type SubscriptionEvent } from './move.service.ts';

/** What a pause that ends now makes of a period: both ends move on by as long as it took. */
export function resumed(row: SubscriptionRow, now: Date) {
  const rested = row.pausedAt ? Math.max(0, now.getTime() - row.pausedAt.getTime()) : 0;
  const later = (at: Date) => new Date(at.getTime() + rested);
  const [periodStart, periodEnd] = [later(row.periodStart), later(row.periodEnd)];
  const unpaused = { status: 'active', pausedAt: null, resumesAt: null } as const;
  return { ...unpaused, periodStart, periodEnd, anchorDay: anchorDayOf(periodEnd) };
}

/** Ends a pause. Call it under the account’s lock. */
export function resume(
  deps: Deps,
  tx: Tx,
  held: LockedSubscription,
  by: SubscriptionEvent['by'],
): Promise<SubscriptionRow> {
  const change = resumed(held.row, deps.clock());
  const detail = `Resumed; what was left of the period lasts until ${shopDayLabel(change.periodEnd)}.`;
  return moveSubscription(deps, tx, held, change, { kind: 'resumed', by, detail });
}
