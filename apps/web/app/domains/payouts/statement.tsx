import '@mantine/core/styles/Table.css';
import { LEDGER_KIND_LABELS, type StatementLine } from '@adunni/contracts/ledger/ledger';
import { Button, Group, Table } from '@mantine/core';
import { Link } from 'react-router';
import { moment } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import classes from './payouts.module.css';

interface Props {
  statement: { items: StatementLine[]; total: number; page: number; limit: number };
}

const BALANCES: Record<StatementLine['balance'], string> = { pending: 'Pending', available: 'Available' };

/** Movements of a maker’s money, newest first. */
export function Statement({ statement }: Props) {
  const { items, total, page, limit } = statement;
  if (total === 0) return <p>No transactions yet.</p>;
  return (
    <>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th>Description</Table.Th>
            <Table.Th>Order or booking</Table.Th>
            <Table.Th>Balance</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(
            ({ _id, at, kind, orderId, orderNumber, bookingId, bookingNumber, asoEbiNumber, balance, amount }) => (
              <Table.Tr key={_id}>
                <Table.Td>{moment(at)}</Table.Td>
                <Table.Td>{LEDGER_KIND_LABELS[kind]}</Table.Td>
                <Table.Td>
                  {orderId && (
                    <Link to={`../orders/${orderId}`} relative="path">
                      {orderNumber}
                    </Link>
                  )}
                  {bookingId && (
                    <Link to={`../bookings/${bookingId}`} relative="path">
                      {bookingNumber}
                    </Link>
                  )}
                  {asoEbiNumber}
                </Table.Td>
                <Table.Td>{BALANCES[balance]}</Table.Td>
                <Table.Td ta="right">{naira(amount)}</Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
      <Pages page={page} last={Math.ceil(total / limit)} />
    </>
  );
}

function Pages({ page, last }: { page: number; last: number }) {
  if (last < 2) return null;
  return (
    <Group component="nav" aria-label="Statement pages" mt="md" gap="sm">
      {page > 1 && (
        <Button component={Link} to={`?page=${page - 1}`} variant="default" preventScrollReset>
          Newer
        </Button>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <Button component={Link} to={`?page=${page + 1}`} variant="default" preventScrollReset>
          Older
        </Button>
      )}
    </Group>
  );
}
