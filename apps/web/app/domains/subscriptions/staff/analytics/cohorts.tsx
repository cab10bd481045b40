import '@mantine/core/styles/Table.css';
import type { Cohort } from '@adunni/contracts/subscriptions/staff';
import { Table } from '@mantine/core';
import { ScrollRegion } from '../../../../kit/table/scroll-region.tsx';
import classes from './analytics.module.css';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Months after the first that fit beside each other. */
const SHOWN = 12;

/** Of the people who began to pay in a month, how many percent still paid so many months later. */
export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  if (cohorts.length === 0) return <p className={classes.soft}>No data yet.</p>;
  const most = Math.min(SHOWN, Math.max(...cohorts.map(({ retained }) => retained.length - 1)));
  const months = Array.from({ length: most + 1 }, (_, month) => month);
  return (
    <>
      <p className={classes.soft}>Share of new subscribers of each month who are still paying in later months.</p>
      <ScrollRegion label="Retention by month">
        <Table className={classes.cohorts}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Started in</Table.Th>
              <Table.Th scope="col">People</Table.Th>
              {months.map((month) => (
                <Table.Th key={month} scope="col" ta="center">
                  {month}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {cohorts.map(({ month, size, retained }) => (
              <Table.Tr key={month}>
                <Table.Th scope="row">{MONTH.format(new Date(`${month}-01`))}</Table.Th>
                <Table.Td>{size}</Table.Td>
                {months.map((after) => (
                  <Share key={after} of={size} kept={retained[after]} />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </>
  );
}

/** A share as a number on a ground that is the deeper the more stayed. */
function Share({ of, kept }: { of: number; kept: number | undefined }) {
  if (kept === undefined || of === 0) return <Table.Td />;
  const percent = Math.round((kept / of) * 100);
  return (
    <Table.Td
      style={{ background: `color-mix(in oklab, var(--positive), transparent ${100 - percent * 0.35}%)` }}
      title={`${kept} of ${of}`}
    >
      {percent}
    </Table.Td>
  );
}
