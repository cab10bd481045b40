/** When makers and partners were paid first: a Friday at 10:00 in Lagos, which has no daylight saving. */
const FIRST = Date.parse('2026-01-02T09:00:00Z');
const FORTNIGHT_MS = 14 * 24 * 3_600_000;

/** When payouts started last by the calendar, whether anybody was paid or not. */
export const lastPayoutAt = (now: Date): Date =>
  new Date(FIRST + Math.floor((now.getTime() - FIRST) / FORTNIGHT_MS) * FORTNIGHT_MS);

/** When payouts start next: they hold what became available before. */
export const nextPayoutAt = (now: Date): Date => payoutAfter(lastPayoutAt(now), 1);

/** The payout so many fortnights after another. */
export const payoutAfter = (at: Date, fortnights: number): Date => new Date(at.getTime() + fortnights * FORTNIGHT_MS);
