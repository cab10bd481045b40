import '@mantine/core/styles/Table.css';
import type { MonthEarnings } from '@adunni/contracts/ledger/ledger';
import { Table } from '@mantine/core';
import { month } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import classes from './payouts.module.css';

/** What a maker sold in each of the latest months, what we keep of it, and what is theirs. */
export function Months({ months }: { months: readonly MonthEarnings[] }) {
  if (months.length === 0) return <p>No earnings yet.</p>;
  return (
    <>
      <ScrollRegion label="Earnings by month">
        <Table className={classes.months}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Period</Table.Th>
              <Table.Th data-number>Gross sales</Table.Th>
              <Table.Th data-number>Commission</Table.Th>
              <Table.Th data-number>Fees</Table.Th>
              <Table.Th data-number>Net earnings</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {months.map(({ month: of, gross, commission, fees, net }) => (
              <Table.Tr key={of}>
                <Table.Td>{month(of)}</Table.Td>
                <Table.Td data-label="Gross" data-number>
                  {naira(gross)}
                </Table.Td>
                <Table.Td data-label="Commission" data-number>
                  {naira(0 - commission)}
                </Table.Td>
                <Table.Td data-label="Fees" data-number data-none={fees === 0 || undefined}>
                  {naira(0 - fees)}
                </Table.Td>
                <Table.Td data-label="Net earnings" data-number>
                  {naira(net)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      <p className={classes.meaning}>
        Gross sales are what customers paid for your work in the month, delivery included, after refunds and without
        tax. Net earnings are yours: gross sales less our commission. There are no other fees: customer payments and
        payouts are free of charge.
      </p>
    </>
  );
}
