import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import type { TrendPoint } from '@adunni/contracts/dashboard/dashboard';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { AreaChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import { naira } from '../../../kit/money/naira.ts';
import { pointLabel } from '../public/period/labels.ts';

const SHORT = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
/** An amount beside the axis: `₦2.5m`, below nothing `−₦2.5m`. */
const shortNaira = (amount: number): string => `${amount < 0 ? '−' : ''}₦${SHORT.format(Math.abs(amount))}`;

interface Props {
  name: string;
  before: string;
  period: ResolvedPeriod;
  points: readonly TrendPoint[];
}

/** The chart itself; what it shows is told beside it, so it takes no focus. */
export default function TrendChart({ name, before, period, points }: Props) {
  const isStill = useReducedMotion();
  return (
    <AreaChart
      h={280}
      data={points.map((point) => ({ ...point, days: pointLabel(point, period.grain) }))}
      dataKey="days"
      series={[
        { name: 'amountBefore', label: `In the ${before}`, color: 'var(--ink-soft)', strokeDasharray: '4 4' },
        { name: 'amount', label: name, color: 'var(--accent)' },
      ]}
      valueFormatter={naira}
      withGradient={false}
      withLegend
      legendProps={{ verticalAlign: 'bottom' }}
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
      areaProps={(series) => ({
        isAnimationActive: !isStill,
        ...(series.name === 'amountBefore' && { fill: 'none' }),
      })}
      yAxisProps={{ width: 64, tickFormatter: shortNaira }}
      xAxisProps={{ minTickGap: 24 }}
    />
  );
}
