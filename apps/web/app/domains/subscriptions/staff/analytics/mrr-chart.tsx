import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import type { SubscriptionPoint } from '@adunni/contracts/subscriptions/staff';
import { AreaChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { naira } from '../../../../kit/money/naira.ts';
import { pointLabel } from '../../../dashboard/public/period/labels.ts';

const SHORT = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** The chart itself; what it shows is told beside it, so it takes no focus. */
export default function MrrChart({ period, points }: { period: ResolvedPeriod; points: readonly SubscriptionPoint[] }) {
  const isStill = useReducedMotion();
  return (
    <AreaChart
      h={280}
      // What it says of a point waits beside the chart, and would widen a narrow page.
      style={{ overflow: 'clip' }}
      data={points.map((point) => ({ ...point, days: pointLabel(point, period.grain) }))}
      dataKey="days"
      series={[{ name: 'mrr', label: 'MRR', color: 'var(--accent)' }]}
      valueFormatter={(amount) => naira(Math.round(amount))}
      withGradient={false}
      withDots={false}
      curveType="linear"
      fillOpacity={0.08}
      strokeWidth={1.75}
      gridAxis="x"
      gridColor="var(--rule)"
      textColor="var(--ink-soft)"
      strokeDasharray="0"
      tickLine="none"
      accessibilityLayer={false}
      areaProps={{ isAnimationActive: !isStill }}
      yAxisProps={{ width: 56, tickFormatter: (amount: number) => `₦${SHORT.format(amount)}` }}
      xAxisProps={{ minTickGap: 24 }}
    />
  );
}
