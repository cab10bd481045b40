import type { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import type { Answer } from '@adunni/contracts/endpoint';
import { Suspense } from 'react';
import { lazy } from '../../../../kit/lazy.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Lines } from '../../../../kit/resource/lines.tsx';
import classes from '../../../dashboard/public/analytics.module.css';
import { pointLabel } from '../../../dashboard/public/period/labels.ts';
import { commissionsWithin } from './figure-words.ts';

const AmountChart = lazy(() => import('../../../../kit/charts/amount-chart.tsx'));

/** How what partners brought went over a period, and what it cost, as a chart and as lines. */
export function ProgrammeTrend({ period, points }: Pick<Answer<typeof getProgrammeFigures>, 'period' | 'points'>) {
  return (
    <>
      <div className={classes.chart} aria-hidden="true">
        <Suspense fallback={null}>
          <AmountChart
            name="Revenue"
            before="Commission"
            points={points.map((point) => ({
              days: pointLabel(point, period.grain),
              amount: point.revenue,
              amountBefore: point.cost,
            }))}
          />
        </Suspense>
      </div>
      <details className={classes.earlier}>
        <summary>View as list</summary>
        <Lines
          lines={points.map((point) => ({
            to: commissionsWithin(point),
            title: pointLabel(point, period.grain),
            note: `${naira(point.revenue)}, commission ${naira(point.cost)}`,
          }))}
        />
      </details>
    </>
  );
}
