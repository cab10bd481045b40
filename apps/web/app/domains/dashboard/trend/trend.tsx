import type { TrendPoint } from '@adunni/contracts/dashboard/dashboard';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { Suspense } from 'react';
import { lazy } from '../../../kit/lazy.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { beforeLabel, pointLabel } from '../public/period/labels.ts';
import { Numbers, type Share } from './numbers.tsx';
import { summaryOf } from './summary.ts';
import classes from './trend.module.css';

const AmountChart = lazy(() => import('../../../kit/charts/amount-chart.tsx'));

interface Props<P extends TrendPoint> {
  /** What the amounts are: `Revenue`. */
  name: string;
  period: ResolvedPeriod;
  points: readonly P[];
  /** What the amounts consist of, for the table. */
  shares?: readonly Share<P>[];
}

/** How an amount went over the period and in the one before: a chart, a sentence, and the numbers as a table. */
export function Trend<P extends TrendPoint>({ name, period, points, shares = [] }: Props<P>) {
  return (
    <Section title={`${name} over time`}>
      <figure className={classes.trend}>
        <figcaption>{summaryOf(name, period, points)}</figcaption>
        <div className={classes.chart} aria-hidden="true">
          <Suspense fallback={null}>
            <AmountChart
              name={name}
              before={`In the ${beforeLabel(period)}`}
              points={points.map((point) => ({ ...point, days: pointLabel(point, period.grain) }))}
            />
          </Suspense>
        </div>
        <Numbers name={name} period={period} points={points} shares={shares} />
      </figure>
    </Section>
  );
}
