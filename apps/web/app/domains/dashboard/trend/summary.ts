import type { LookedAt, TrendPoint } from '@adunni/contracts/dashboard/dashboard';
import { naira } from '../../../kit/money/naira.ts';
import { beforeWords, pointWords } from '../public/period/words.ts';

const STRETCHES = { day: 'day', week: 'week', month: 'month' };

/** What a chart shows, in a sentence. */
export function summaryOf(name: string, period: LookedAt, points: readonly TrendPoint[]): string {
  const sum = points.reduce((all, { amount }) => all + amount, 0);
  const before = points.reduce((all, { amountBefore }) => all + amountBefore, 0);
  const best = points.reduce<TrendPoint | null>(
    (most, point) => (point.amount > (most?.amount ?? 0) ? point : most),
    null,
  );
  if (!best) return `No ${name.toLowerCase()} in these days.`;
  const peak = `The best ${STRETCHES[period.grain]} was ${pointWords(best, period.grain)} with ${naira(Math.round(best.amount))}.`;
  return `${naira(Math.round(sum))} in all, after ${naira(Math.round(before))} in ${beforeWords(period)}. ${peak}`;
}
