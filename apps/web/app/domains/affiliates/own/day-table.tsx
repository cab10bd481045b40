import '@mantine/core/styles/Table.css';
import type { DayFigures } from '@adunni/contracts/affiliates/own';
import { Table } from '@mantine/core';
import { calendarDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { busyDays } from './figures.ts';
import classes from './performance.module.css';

/** The figures of a chart as a table, without days on which nothing happened. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <details className={classes.numbers}>
      <summary>View as table</summary>
      <ScrollRegion label="Performance by day">
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Day</Table.Th>
              <Table.Th scope="col">Clicks</Table.Th>
              <Table.Th scope="col">Orders</Table.Th>
              <Table.Th scope="col">Earnings</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {busyDays(days).map(({ day, clicks, orders, earned }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">{calendarDay(day)}</Table.Th>
                <Table.Td>{clicks}</Table.Td>
                <Table.Td>{orders}</Table.Td>
                <Table.Td>{naira(earned)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </details>
  );
}
