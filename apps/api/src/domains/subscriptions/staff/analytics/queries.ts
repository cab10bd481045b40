import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import type { getSubscriptionAnalytics } from '@adunni/contracts/subscriptions/staff';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../../kit/database/connect.ts';
import { percentOf, pointsOf, sumDays } from '../../../../kit/periods.rules.ts';
import { plans } from '../../tables.ts';
import { readCohortMoves, readDailyMovements, readMoves, readOverdue } from './movements.queries.ts';
import { both, cohortsOf, type DailyMovements, monthAfter, totalsAt } from './rules.ts';

/** Months of which the people are followed. */
const COHORTS = 12;

type Figure = Exclude<keyof DailyMovements, 'day'>;

/** What subscriptions came to in a period. Every figure is counted from events and invoices when it is asked for. */
export async function readAnalytics(
  db: Db,
  period: ResolvedPeriod,
): Promise<Returned<typeof getSubscriptionAnalytics>> {
  const last = period.now.to.slice(0, 7);
  const first = monthAfter(last, 1 - COHORTS);
  const reach = { from: period.before.from, to: period.now.to };
  const [named, moves, days, cohortMoves, overdue] = await Promise.all([
    db.select({ _id: plans._id, name: plans.name }).from(plans).orderBy(asc(plans.position), asc(plans._id)),
    readMoves(db, reach),
    readDailyMovements(db, reach),
    readCohortMoves(db, first, reach.to),
    readOverdue(db, period),
  ]);
  const figure = <T>(of: (span: Span) => T) => both(period, of);
  const sum = (name: Figure) => (span: Span) => sumDays(days, span, name);
  return {
    period,
    figures: {
      mrr: figure(({ to }) => totalsAt(moves, to).mrr),
      paying: figure(({ to }) => totalsAt(moves, to).paying),
      started: figure(sum('started')),
      churned: figure(sum('churned')),
      trials: figure(sum('trials')),
      trialConversion: figure((span) => percentOf(sum('trialsPaid')(span), sum('trialsEnded')(span))),
      overdue,
      failed: figure(sum('failed')),
      recovered: figure(sum('recovered')),
      recoveredAmount: figure((span) => kobo(sum('recoveredAmount')(span))),
    },
    points: pointsOf(period).map((point) => ({
      ...point,
      ...totalsAt(moves, point.to),
      started: sum('started')(point),
      churned: sum('churned')(point),
    })),
    plans: named.map(({ _id, name }) => {
      const own = moves.filter(({ planId }) => planId === _id);
      return { plan: name, ...totalsAt(own, period.now.to) };
    }),
    cohorts: cohortsOf(cohortMoves, first, last),
  };
}
