import '@mantine/core/styles/Table.css';
import type { TrendPoint } from '@adunni/contracts/dashboard/dashboard';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { Table } from '@mantine/core';
import { useLocation } from 'react-router';
import { naira } from '../../../kit/money/naira.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { beforeLabel, pointLabel, spanLabel } from '../public/period/labels.ts';
import classes from './trend.module.css';

/** Anchor of the table, by which a figure leads to it. */
export const NUMBERS = 'numbers';

/** One of the amounts that a point’s amount consists of. */
export interface Share<P extends TrendPoint> {
  heading: string;
  of: (point: P) => number;
}

interface Props<P extends TrendPoint> {
  name: string;
  period: ResolvedPeriod;
  points: readonly P[];
  shares: readonly Share<P>[];
}

/** The amounts of a chart as a table with their sums; open when the address leads here. */
export function Numbers<P extends TrendPoint>({ name, period, points, shares }: Props<P>) {
  const isAsked = useLocation().hash === `#${NUMBERS}`;
  const columns = [
    { heading: name, of: ({ amount }: P) => amount },
    ...shares,
    { heading: `In the ${beforeLabel(period)}`, of: ({ amountBefore }: P) => amountBefore },
  ];
  const sum = (of: (point: P) => number) => points.reduce((all, point) => all + of(point), 0);
  return (
    <details id={NUMBERS} className={classes.numbers} open={isAsked}>
      <summary>View as table</summary>
      <ScrollRegion label={`${name} as a table`}>
        <Table className={classes.table}>
          <caption className={classes.caption}>
            {name}, {spanLabel(period.now)}
          </caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Days</Table.Th>
              {columns.map(({ heading }) => (
                <Table.Th key={heading} scope="col">
                  {heading}
                </Table.Th>
              ))}
              <Table.Th scope="col">Orders</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {points.map((point) => (
              <Table.Tr key={point.from}>
                <Table.Th scope="row">{pointLabel(point, period.grain)}</Table.Th>
                {columns.map(({ heading, of }) => (
                  <Table.Td key={heading}>{naira(of(point))}</Table.Td>
                ))}
                <Table.Td>{point.orders}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">Total</Table.Th>
              {columns.map(({ heading, of }) => (
                <Table.Td key={heading}>{naira(Math.round(sum(of)))}</Table.Td>
              ))}
              <Table.Td>{sum(({ orders }) => orders)}</Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </ScrollRegion>
    </details>
  );
}
