import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { LockedSubscription } from '../lock.queries.ts';
import { anchorDayOf, monthsAfter, type SubscriptionRow } from '../rules.ts';
import { moveSubscription, type SubscriptionEvent } from './move.service.ts';

/** The last day that every month has. */
const EVERY_MONTH = 28;

/**
 * What a pause that ends at a moment makes of a period: both ends move on by as long as it took. Periods that go by the
 * end of the month stay with it, by some days more of this one: who began on a 31st renews on the last day of a month.
 */
export function resumed(row: SubscriptionRow, at: Date) {
  const rested = row.pausedAt ? Math.max(0, at.getTime() - row.pausedAt.getTime()) : 0;
  const later = (moment: Date) => new Date(moment.getTime() + rested);
  const [periodStart, end] = [later(row.periodStart), later(row.periodEnd)];
  const isMonthEnd = row.anchorDay > EVERY_MONTH && anchorDayOf(end) >= EVERY_MONTH;
  const unpaused = { status: 'active', pausedAt: null, resumesAt: null, remindedPeriod: null } as const;
  if (!isMonthEnd) return { ...unpaused, periodStart, periodEnd: end, anchorDay: anchorDayOf(end) };
  return { ...unpaused, periodStart, periodEnd: monthsAfter(end, 0, row.anchorDay), anchorDay: row.anchorDay };
}

/** Ends a pause. Call it under the account’s lock. */
export function resume(
  deps: Deps,
  tx: Tx,
  held: LockedSubscription,
  by: SubscriptionEvent['by'],
): Promise<SubscriptionRow> {
  const change = resumed(held.row, deps.clock());
  const detail = `Resumed. The remaining period lasts until ${shopDayLabel(change.periodEnd)}.`;
  return moveSubscription(deps, tx, held, change, { kind: 'resumed', by, detail });
}
