import '@mantine/core/styles/Table.css';
import type { MonthEarnings, StatementLine } from '@adunni/contracts/ledger/ledger';
import { movementsOf } from '@adunni/contracts/ledger/movements';
import { Button, Group, Table } from '@mantine/core';
import { Link } from 'react-router';
import { moment } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import classes from './payouts.module.css';
import { setsPath } from './sets-path.ts';
import { StatementFiles } from './statement-files.tsx';

interface Props {
  /** The month that is shown; null for all. */
  month: string | null;
  statement: { items: StatementLine[]; total: number; page: number; limit: number; months: readonly MonthEarnings[] };
}

/** Movements of a maker’s money, of a month or all, newest first, a row for each event. */
export function Statement({ statement, month }: Props) {
  const { items, total, page, limit, months } = statement;
  if (total === 0 && !month) return <p>No transactions yet.</p>;
  return (
    <>
      <StatementFiles months={months} month={month} />
      {total === 0 ? <p>No transactions in this month.</p> : <Movements items={items} />}
      <Pages page={page} last={Math.ceil(total / limit)} month={month} />
    </>
  );
}

function Movements({ items }: { items: readonly StatementLine[] }) {
  return (
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
        {movementsOf(items).map(({ line, title, where, amount }) => (
          <Table.Tr key={line.transactionId}>
            <Table.Td>{moment(line.at)}</Table.Td>
            <Table.Td>
              {title}
              {line.reason && <div className={classes.reason}>{line.reason}</div>}
            </Table.Td>
            <Table.Td>
              <Subject line={line} />
            </Table.Td>
            <Table.Td>{where}</Table.Td>
            <Table.Td ta="right">{naira(amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** What a line is about; of a refund it leads to the money of it, where what went back stands. */
function Subject({ line }: { line: StatementLine }) {
  const { kind, orderId, orderNumber, bookingId, bookingNumber, asoEbiNumber, asoEbiInvitationId } = line;
  const hash = kind === 'refund' ? '#money' : '';
  const [to, number] = orderId
    ? [`orders/${orderId}${hash}`, orderNumber]
    : bookingId
      ? [`bookings/${bookingId}${hash}`, bookingNumber]
      : [asoEbiInvitationId ? setsPath(asoEbiInvitationId, asoEbiNumber) : 'orders/aso-ebi', asoEbiNumber];
  if (!number) return null;
  return (
    <Link to={`../${to}`} relative="path">
      {number}
    </Link>
  );
}

function Pages({ page, last, month }: { page: number; last: number; month: string | null }) {
  if (last < 2) return null;
  const to = (of: number): string => `?${new URLSearchParams({ ...(month && { month }), page: `${of}` })}`;
  return (
    <Group component="nav" aria-label="Statement pages" mt="md" gap="sm">
      {page > 1 && (
        <Button component={Link} to={to(page - 1)} variant="default" preventScrollReset>
          Newer
        </Button>
      )}
      <span>
        Page {page} of {last}
      </span>
      {page < last && (
        <Button component={Link} to={to(page + 1)} variant="default" preventScrollReset>
          Older
        </Button>
      )}
    </Group>
  );
}
