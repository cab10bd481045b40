import { day } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';

interface Pending {
  amount: number;
  /** When it is expected to become available; null while nobody knows. */
  at: string | null;
}

/** What of pending earnings falls into the next payout, what into later ones, and what has no date yet, in naira. */
export function splitPending(pending: readonly Pending[], next: string): { next: number; later: number; open: number } {
  // In kobo, so that naira in decimals add up.
  const sum = (isOf: (of: Pending) => boolean): number =>
    pending.filter(isOf).reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
  const isBefore = (at: string): boolean => Date.parse(at) < Date.parse(next);
  return {
    next: sum(({ at }) => at !== null && isBefore(at)),
    later: sum(({ at }) => at !== null && !isBefore(at)),
    open: sum(({ at }) => at === null),
  };
}

/** `Of ₦90,000 pending, ₦40,000 is expected in time for 4 December 2026, ₦30,000 for later payouts`, and what has no date yet, in naira. */
export function pendingText(pending: readonly Pending[], nextPayout: string): { text: string; open: number } {
  const { next, later, open } = splitPending(pending, nextPayout);
  const parts = [
    `${next > 0 ? naira(next) : 'nothing'} is expected in time for ${day(nextPayout)}`,
    later > 0 && `${naira(later)} for later payouts`,
  ].filter(Boolean);
  return { text: `Of ${naira(Math.round((next + later + open) * 100) / 100)} pending, ${parts.join(', ')}`, open };
}
