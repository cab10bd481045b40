import type { LookedAt, TrendPoint } from '@adunni/contracts/dashboard';
import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.css';
import { lazy, Suspense } from 'react';
import { naira } from '../../../kit/money/naira.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { beforeWords, pointWords, spanWords } from '../period/words.ts';
import { summaryOf } from './summary.ts';
import classes from './trend.module.css';

const TrendChart = lazy(() => import('./trend-chart.tsx'));

interface Props {
  /** What the amounts are: `Revenue`. */
  name: string;
  period: LookedAt;
  points: readonly TrendPoint[];
}

/** How an amount went over the period and in the one before: a chart, a sentence, and the numbers as a table. */
export function Trend({ name, period, points }: Props) {
  const before = beforeWords(period);
  return (
    <Section title={`${name} over time`}>
      <figure className={classes.trend}>
        <figcaption>{summaryOf(name, period, points)}</figcaption>
        <div className={classes.chart} aria-hidden="true">
          <Suspense fallback={null}>
            <TrendChart name={name} before={before} period={period} points={points} />
          </Suspense>
        </div>
        <details className={classes.numbers}>
          <summary>The numbers as a table</summary>
          <div className={classes.scroll}>
            <Table className={classes.table}>
              <caption className={classes.caption}>
                {name}, {spanWords(period.now)}
              </caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Days</Table.Th>
                  <Table.Th scope="col">{name}</Table.Th>
                  <Table.Th scope="col">In {before}</Table.Th>
                  <Table.Th scope="col">Orders</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {points.map((point) => (
                  <Table.Tr key={point.from}>
                    <Table.Th scope="row">{pointWords(point, period.grain)}</Table.Th>
                    <Table.Td>{naira(point.amount)}</Table.Td>
                    <Table.Td>{naira(point.amountBefore)}</Table.Td>
                    <Table.Td>{point.orders}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </details>
      </figure>
    </Section>
  );
}
