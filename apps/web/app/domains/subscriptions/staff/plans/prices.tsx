import '@mantine/core/styles/Table.css';
import type { PlanRecord } from '@adunni/contracts/subscriptions/staff';
import { PRICE_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { Button, Table } from '@mantine/core';
import { Suspense, useState } from 'react';
import { shortDay } from '../../../../kit/dates.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { StackedTable } from '../../../../kit/table/stacked-table.tsx';
import { INTERVALS } from '../labels.tsx';

const PriceDialog = lazy(() => import('./price-dialog.tsx'));

/** Gives a plan another price. */
export function PriceButton({ plan }: { plan: PlanRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change price</Button>
      <Suspense>{isOpen && <PriceDialog plan={plan} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** All prices that the plan ever had; who pays an earlier one keeps it until they change plan. */
export function Prices({ prices }: Pick<PlanRecord, 'prices'>) {
  if (prices.length === 0) return <p>No price yet. The plan is not available.</p>;
  return (
    <StackedTable label="Prices">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Paid per</Table.Th>
          <Table.Th data-number>Price</Table.Th>
          <Table.Th>Since</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th data-number>Subscribers</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {prices.map(({ _id, interval, amount, activeFrom, status, subscribers }) => (
          <Table.Tr key={_id}>
            <Table.Td data-label="Billing interval">{INTERVALS[interval]}</Table.Td>
            <Table.Td data-number data-label="Price">
              {naira(amount)}
            </Table.Td>
            <Table.Td data-label="Since">{shortDay(activeFrom)}</Table.Td>
            <Table.Td data-label="Status">
              <StatusLabel of={PRICE_STATUSES} is={status} />
            </Table.Td>
            <Table.Td data-number data-label="Subscribers">
              {subscribers}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackedTable>
  );
}
