import { useSearchParams } from 'react-router';
import { spanLabel } from '../../../dashboard/public/period/labels.ts';

/** What those did within some days whom the figures lead to. */
const TURNS = {
  began: 'first paid',
  left: 'paid and ended',
  tried: 'started a trial',
  trialEnded: 'reached the end of a trial',
  overdue: 'became past due',
} as const;

/** Below the title: whom the list shows. */
export function Lead() {
  const [search] = useSearchParams();
  for (const [turn, did] of Object.entries(TURNS)) {
    const days = spanOf(search.get(turn));
    if (days) return `Subscriptions that ${did} ${days.from === days.to ? 'on' : 'from'} ${spanLabel(days)}.`;
  }
  const day = search.get('payingOn');
  if (day) return `Subscriptions that were paid for, or owed, at the end of ${spanLabel({ from: day, to: day })}.`;
  return 'All subscriptions, their plan and status.';
}

/** The days that an address says: `2026-11-01..2026-11-30`. */
function spanOf(days: string | null): { from: string; to: string } | null {
  const [from, to] = days?.split('..') ?? [];
  return from && to ? { from, to } : null;
}
