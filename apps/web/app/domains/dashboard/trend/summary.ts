import type { TrendPoint } from '@adunni/contracts/dashboard/dashboard';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { naira } from '../../../kit/money/naira.ts';
import { beforeLabel, pointLabel } from '../public/period/labels.ts';

const STRETCHES = { day: 'day', week: 'week', month: 'month' };

/** What a chart shows, in a sentence. */
export function summaryOf(name: string, period: ResolvedPeriod, points: readonly TrendPoint[]): string {
  const sum = points.reduce((all, { amount }) => all + amount, 0);
  const before = points.reduce((all, { amountBefore }) => all + amountBefore, 0);
  const best = points.reduce<TrendPoint | null>(
    (most, point) => (point.amount > (most?.amount ?? 0) ? point : most),
    null,
  );
  if (!best) return `No ${name.toLowerCase()} in this period.`;
  const peak = `The best ${STRETCHES[period.grain]} was ${pointLabel(best, period.grain)} with ${naira(Math.round(best.amount))}.`;
  const isBelow = points.some(({ amount, amountBefore }) => amount < 0 || amountBefore < 0);
  const below = isBelow ? ' Below ₦0, more was refunded than paid.' : '';
  return `${naira(Math.round(sum))} in total, ${naira(Math.round(before))} in the ${beforeLabel(period)}. ${peak}${below}`;
}
