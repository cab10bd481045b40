import '@mantine/core/styles/Table.css';
import { COMMISSION_STATUS_NAMES, COMMISSION_STATUSES, REFERRAL_WAY_LABELS } from '@adunni/contracts/affiliates/names';
import type { listOwnCommissions, OwnCommission } from '@adunni/contracts/affiliates/own';
import type { Answer } from '@adunni/contracts/endpoint';
import { Table } from '@mantine/core';
import { Link, useNavigation } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import own from '../../../kit/listing/own-list.module.css';
import { naira } from '../../../kit/money/naira.ts';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { StackedTable } from '../../../kit/table/stacked-table.tsx';
import { OWN_PARTNER } from '../address.ts';
import classes from './own.module.css';
import { whyOf } from './why.ts';

interface Props {
  /** The status that they are filtered by; null shows all. */
  status: string | null;
  list: Answer<typeof listOwnCommissions>;
}

/** What a partner earned or did not, order by order, and why. */
export function Commissions({ status, list: { items, total, page, limit } }: Props) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <Section title="Commissions" id="commissions">
      {(total > 0 || status) && <Filters status={status} />}
      {items.length === 0 ? (
        <p className={classes.soft}>
          {status ? 'No commissions with this status.' : 'No commissions yet. Orders show here once they are paid.'}
        </p>
      ) : (
        <div aria-busy={isLoading}>
          <StackedTable label="Commissions">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Ordered</Table.Th>
                <Table.Th scope="col">Status</Table.Th>
                <Table.Th scope="col" data-number>
                  Rate
                </Table.Th>
                <Table.Th scope="col" data-number>
                  Commission
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((commission) => (
                <Line key={commission._id} commission={commission} />
              ))}
            </Table.Tbody>
          </StackedTable>
        </div>
      )}
      <PageLinks page={page} pages={Math.ceil(total / limit)} anchor="commissions" />
    </Section>
  );
}

function Line({ commission }: { commission: OwnCommission }) {
  const { createdAt, via, status, goods, percent, amount, dueAt } = commission;
  const why = whyOf(commission);
  return (
    <Table.Tr>
      <Table.Td data-title>
        {shortDay(createdAt)}
        <span className={classes.way}>{REFERRAL_WAY_LABELS[via]}</span>
      </Table.Td>
      <Table.Td data-wide className={classes.status}>
        <StatusLabel of={COMMISSION_STATUSES} is={status} />
        {(why || dueAt) && <span className={classes.why}>{why || `Since ${shortDay(dueAt ?? '')}`}</span>}
      </Table.Td>
      <Table.Td data-number data-label="Rate">
        {percent}% of {naira(goods)}
      </Table.Td>
      <Table.Td data-number data-label="Commission">
        {naira(amount)}
      </Table.Td>
    </Table.Tr>
  );
}

function Filters({ status }: { status: string | null }) {
  const all = `${OWN_PARTNER}?section=earnings`;
  return (
    <nav aria-label="Filter commissions" className={`${own.filters} ${classes.filters}`}>
      <Link to={all} preventScrollReset aria-current={status === null ? 'page' : undefined}>
        All
      </Link>
      {COMMISSION_STATUS_NAMES.map((name) => (
        <Link
          key={name}
          to={`${all}&status=${name}`}
          preventScrollReset
          aria-current={name === status ? 'page' : undefined}
        >
          {COMMISSION_STATUSES[name].label}
        </Link>
      ))}
    </nav>
  );
}
