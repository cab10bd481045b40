import { type Kobo, kobo } from '@adunni/contracts/money';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import type { Cohort } from '@adunni/contracts/subscriptions/staff';

/** What came and went on a day, per plan: people who pay, and kobo of recurring revenue a month. */
export interface Move {
  day: string;
  planId: string;
  paying: number;
  mrr: number;
}

/** What moves came to up to the end of a day. */
export function totalsAt(moves: readonly Move[], day: string): { paying: number; mrr: Kobo } {
  const upTo = moves.filter((move) => move.day <= day);
  const sum = (of: 'paying' | 'mrr') => upTo.reduce((total, move) => total + move[of], 0);
  return { paying: sum('paying'), mrr: kobo(sum('mrr')) };
}

/** A figure of the period and of the one before. */
export function both<T>({ now, before }: ResolvedPeriod, figure: (span: Span) => T): { now: T; before: T } {
  return { now: figure(now), before: figure(before) };
}

/** What happened on a day; the amount is kobo. */
export interface DailyMovements {
  day: string;
  started: number;
  churned: number;
  trials: number;
  trialsEnded: number;
  /** Those of the ended that were paid for afterwards. */
  trialsPaid: number;
  failed: number;
  recovered: number;
  recoveredAmount: number;
}

/** The month so many months after one: `2026-11`, 3 → `2027-02`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** People who began or ceased to pay in a month, by the month in which they first paid. */
export interface CohortMove {
  cohort: string;
  month: string;
  people: number;
  /** How many people the cohort has, in its first month only. */
  joined: number;
}

/** How many of the people who first paid in a month still paid at the end of each month after, up to the last one. */
export function cohortsOf(moves: readonly CohortMove[], first: string, last: string): Cohort[] {
  const cohorts: Cohort[] = [];
  for (let month = first; month <= last; month = monthAfter(month, 1)) {
    const own = moves.filter(({ cohort }) => cohort === month);
    const size = own.reduce((sum, { joined }) => sum + joined, 0);
    if (size === 0) continue;
    const retained: number[] = [];
    for (let at = month; at <= last; at = monthAfter(at, 1))
      retained.push(own.reduce((sum, move) => (move.month <= at ? sum + move.people : sum), 0));
    cohorts.push({ month, size, retained });
  }
  return cohorts;
}
