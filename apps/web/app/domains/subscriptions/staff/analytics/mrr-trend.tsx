import '@mantine/core/styles/Table.css';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import type { SubscriptionPoint } from '@adunni/contracts/subscriptions/staff';
import { Table } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '../../../../kit/lazy.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { ScrollRegion } from '../../../../kit/table/scroll-region.tsx';
import { pointLabel, spanLabel } from '../../../dashboard/public/period/labels.ts';
import classes from './analytics.module.css';

const AmountChart = lazy(() => import('../../../../kit/charts/amount-chart.tsx'));

interface Props {
  period: ResolvedPeriod;
  points: readonly SubscriptionPoint[];
}

/** How the recurring revenue of a month went: a chart, a sentence, and the numbers as a table. */
export function MrrTrend({ period, points }: Props) {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return null;
  return (
    <Section title="MRR over time">
      <p className={classes.soft}>
        {naira(Math.round(last.mrr))} at the end, {naira(Math.round(first.mrr))} at the start.{' '}
        {points.reduce((sum, { started }) => sum + started, 0)} new and{' '}
        {points.reduce((sum, { churned }) => sum + churned, 0)} left.
      </p>
      <div className={classes.chart} aria-hidden="true">
        <Suspense fallback={null}>
          <AmountChart
            name="MRR"
            points={points.map((point) => ({ days: pointLabel(point, period.grain), amount: point.mrr }))}
          />
        </Suspense>
      </div>
      <details className={classes.numbers}>
        <summary>View as table</summary>
        <ScrollRegion label="Recurring revenue as a table">
          <Table aria-label={`Recurring revenue, ${spanLabel(period.now)}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Days</Table.Th>
                <Table.Th scope="col">MRR</Table.Th>
                <Table.Th scope="col">Paying</Table.Th>
                <Table.Th scope="col">New</Table.Th>
                <Table.Th scope="col">Lost</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points.map((point) => (
                <Table.Tr key={point.from}>
                  <Table.Th scope="row">{pointLabel(point, period.grain)}</Table.Th>
                  <Table.Td>{naira(Math.round(point.mrr))}</Table.Td>
                  <Table.Td>{point.paying}</Table.Td>
                  <Table.Td>{point.started}</Table.Td>
                  <Table.Td>{point.churned}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      </details>
    </Section>
  );
}
