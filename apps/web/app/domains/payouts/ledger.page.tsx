import '@mantine/core/styles/Table.css';
import { getLedgerSummary, LEDGER_ACCOUNT_LABELS, listMakerBalances } from '@adunni/contracts/ledger/ledger';
import { Table } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { naira } from '../../kit/money/naira.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Entries } from '../../kit/resource/entries.tsx';
import { Section } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { Status } from '../../kit/resource/status.tsx';
import { StackedTable } from '../../kit/table/stacked-table.tsx';
import { BatchButton } from './batch-button.tsx';

export const meta = () => privateMeta('Balances');
export const handle = { crumb: 'Balances' };

export async function clientLoader() {
  const [summary, balances] = await Promise.all([callApi(getLedgerSummary), callApi(listMakerBalances)]);
  return { ...summary, makers: balances.items };
}

export default function LedgerPage() {
  const { accounts, sum, makers } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title="Balances" lead="Makers’ balances and the marketplace’s accounts.">
        <BatchButton />
      </PageHead>
      <Section title="Makers">
        {makers.length === 0 ? (
          <p>No earnings yet.</p>
        ) : (
          <StackedTable label="Makers">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Maker</Table.Th>
                <Table.Th data-number>Available</Table.Th>
                <Table.Th data-number>Pending</Table.Th>
                <Table.Th data-number>In transit</Table.Th>
                <Table.Th data-number>Paid out</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {makers.map(({ maker, available, pending, inTransit, paidOut }) => (
                <Table.Tr key={maker._id}>
                  <Table.Td data-title>
                    <Link to={`../../?maker=${maker._id}`} relative="path">
                      {maker.name}
                    </Link>
                  </Table.Td>
                  <Table.Td data-number data-label="Available">
                    {naira(available)}
                  </Table.Td>
                  <Table.Td data-number data-label="Pending">
                    {naira(pending)}
                  </Table.Td>
                  <Table.Td data-number data-label="In transit">
                    {naira(inTransit)}
                  </Table.Td>
                  <Table.Td data-number data-label="Paid out">
                    {naira(paidOut)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </StackedTable>
        )}
      </Section>
      <Section
        title="Ledger"
        aside={<Status tone={sum === 0 ? 'good' : 'bad'}>{sum === 0 ? 'Balanced' : `Off by ${naira(sum)}`}</Status>}
      >
        <p>Assets count up; liabilities and earnings count down. The total must be zero.</p>
        <Entries
          empty="No transactions yet."
          entries={accounts.map(({ account, amount }) => ({
            key: account,
            title: LEDGER_ACCOUNT_LABELS[account].label,
            detail: LEDGER_ACCOUNT_LABELS[account].meaning,
            amount: naira(amount),
          }))}
        />
      </Section>
    </main>
  );
}
