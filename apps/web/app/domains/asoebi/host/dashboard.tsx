import '@mantine/core/styles/Table.css';
import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import {
  type EventCounts,
  type Dashboard as Figures,
  getPackingList,
  getSupplierSheet,
} from '@adunni/contracts/asoebi/hosting';
import { CLOTHS } from '@adunni/contracts/asoebi/names';
import { Table } from '@mantine/core';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Facts } from '../../../kit/resource/facts.tsx';
import { StackedTable } from '../../../kit/table/stacked-table.tsx';
import { Download } from '../download.tsx';
import classes from './dashboard.module.css';
import host from './host.module.css';

const LABELS: Record<keyof EventCounts, string> = {
  invited: 'Invited',
  opened: 'Opened',
  reserved: 'Reserved',
  partPaid: 'Deposit paid',
  paid: 'Paid',
  declining: 'Not attending',
  own: 'Own clothes',
  sets: 'Sets ordered',
  measured: 'Sizes known',
  inProduction: 'In production',
  ready: 'Ready',
  collected: 'Handed over',
};
const COUNTS = Object.entries(LABELS) as [keyof EventCounts, string][];

/** How an event stands: who answered, what was ordered and made, what to buy, and its money. */
export function Dashboard({ event, figures }: { event: HostedEvent; figures: Figures }) {
  const { total, groups, days, money } = figures;
  const of = { params: { eventId: event._id } };
  return (
    <>
      <ul className={classes.counts}>
        {COUNTS.map(([name, label]) => (
          <li key={name}>
            <strong>{total[name].toLocaleString('en-GB')}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      {money && (
        <section>
          <h2>Money</h2>
          <Facts
            facts={[
              ['Received', <Money key="received" amount={money.received} charged />],
              ['Outstanding', <Money key="outstanding" amount={money.outstanding} charged />],
              ['Refunded', <Money key="refunded" amount={money.refunded} charged />],
              ['Our fee', <Money key="fees" amount={money.fees} charged />],
              ['Paid out to makers', <Money key="paidOut" amount={money.paidOut} charged />],
            ]}
          />
        </section>
      )}
      <Days days={days} />
      {groups.length > 1 && <Groups groups={groups} />}
      <Shopping figures={figures} />
      <div className={host.buttons}>
        <Download endpoint={getSupplierSheet} sent={of} name="supplier-sheet.pdf">
          Supplier sheet (PDF)
        </Download>
        <Download endpoint={getPackingList} sent={of} name="packing-list.pdf">
          Packing list and labels (PDF)
        </Download>
      </div>
    </>
  );
}

/** A bar for each day since the event opened. */
function Days({ days }: Pick<Figures, 'days'>) {
  const most = Math.max(...days.map(({ sets }) => sets), 0);
  if (most === 0) return null;
  const [first] = days;
  const last = days.at(-1);
  const recent = days.slice(-7).reduce((sum, { sets }) => sum + sets, 0);
  return (
    <section>
      <h2>Sets ordered each day</h2>
      <p className={host.soft}>{countOf(recent, 'set')} in the last 7 days.</p>
      <div className={classes.days} aria-hidden="true">
        {days.map(({ day, sets }) => (
          <i key={day} title={`${calendarDay(day)}: ${sets}`} style={{ blockSize: `${(100 * sets) / most}%` }} />
        ))}
      </div>
      <p className={classes.axis}>
        <span>{first && calendarDay(first.day)}</span>
        <span>{last && calendarDay(last.day)}</span>
      </p>
    </section>
  );
}

function Groups({ groups }: Pick<Figures, 'groups'>) {
  const columns = COUNTS.filter(([name]) =>
    ['invited', 'partPaid', 'paid', 'sets', 'ready', 'collected'].includes(name),
  );
  return (
    <section>
      <h2>By group</h2>
      <StackedTable label="By group">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Group</Table.Th>
            {columns.map(([name, label]) => (
              <Table.Th key={name} scope="col" data-number="">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map((group) => (
            <Table.Tr key={group._id}>
              <Table.Td data-title="">{group.name}</Table.Td>
              {columns.map(([name, label]) => (
                <Table.Td key={name} data-number="" data-label={label}>
                  {group[name]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackedTable>
    </section>
  );
}

/** Sets and yards by package: what is bought. */
function Shopping({ figures: { packages } }: { figures: Figures }) {
  return (
    <section>
      <h2>What to buy and make</h2>
      <StackedTable label="What to buy and make">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Package</Table.Th>
            <Table.Th scope="col">Fabric</Table.Th>
            <Table.Th scope="col" data-number="">
              Sets
            </Table.Th>
            <Table.Th scope="col" data-number="">
              Yards
            </Table.Th>
            <Table.Th scope="col" data-number="">
              Left
            </Table.Th>
            <Table.Th scope="col" data-number="">
              Waiting list
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {packages.map(({ _id, title, cloth, colours, sets, stock, held, waiting, yards, isWithdrawn }) => (
            <Table.Tr key={_id}>
              <Table.Td data-title="">{isWithdrawn ? `${title} (no longer offered)` : title}</Table.Td>
              <Table.Td data-label="Fabric">
                {[CLOTHS[cloth], colours.map(({ name }) => name).join(', ')].filter(Boolean).join(' in ')}
              </Table.Td>
              <Table.Td data-number="" data-label="Sets">
                {sets}
              </Table.Td>
              <Table.Td data-number="" data-label="Yards">
                {yards === null ? '–' : sets * yards}
              </Table.Td>
              <Table.Td data-number="" data-label="Left">
                {stock === null ? 'Unlimited' : stock - sets - held}
              </Table.Td>
              <Table.Td data-number="" data-label="Waiting list">
                {waiting}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackedTable>
    </section>
  );
}
