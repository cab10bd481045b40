import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { AreaChart } from '@mantine/charts';
import { naira } from '../money/naira.ts';
import { axisOf } from './axis.ts';

const SHORT = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 2 });
/** An amount beside the axis: `₦2.5m`, below nothing `−₦2.5m`. */
const shortNaira = (amount: number): string => `${amount < 0 ? '−' : ''}₦${SHORT.format(Math.abs(amount))}`;

/** What a chart shows of some days. */
export interface ChartPoint {
  days: string;
  amount: number;
  amountBefore?: number;
}

interface Props {
  /** What the amounts are: `Revenue`. */
  name: string;
  /** What the amounts before are: `In the previous 30 days`; without it there are none. */
  before?: string;
  points: readonly ChartPoint[];
  /** Counts of something, where they are no naira. */
  isCount?: boolean;
}

const COUNT = new Intl.NumberFormat('en-GB');

/** How amounts went over days, there at once. What it shows is told beside it, so it takes no focus. */
export default function AmountChart({ name, before, points, isCount = false }: Props) {
  const { domain, ticks } = axisOf(points.flatMap(({ amount, amountBefore = 0 }) => [amount, amountBefore]));
  const now = { name: 'amount', label: name, color: 'var(--accent)' };
  const earlier = { name: 'amountBefore', label: before, color: 'var(--ink-soft)', strokeDasharray: '4 4' };
  return (
    <AreaChart
      h={280}
      data={[...points]}
      dataKey="days"
      series={before ? [earlier, now] : [now]}
      valueFormatter={(amount) => (isCount ? COUNT.format(Math.round(amount)) : naira(Math.round(amount)))}
      withGradient={false}
      withLegend={Boolean(before)}
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
      areaProps={(series) => ({ isAnimationActive: false, ...(series.name === earlier.name && { fill: 'none' }) })}
      yAxisProps={{
        width: 64,
        tickFormatter: isCount ? (count: number) => SHORT.format(count) : shortNaira,
        domain,
        ticks,
        interval: 0,
      }}
      xAxisProps={{ minTickGap: 24 }}
    />
  );
}
