import '@mantine/core/styles/Table.css';
import type { Programme } from '@adunni/contracts/affiliates/programme';
import { Table } from '@mantine/core';
import { calendarDay } from '../../../kit/dates.ts';
import { StackedTable } from '../../../kit/table/stacked-table.tsx';
import classes from './affiliates.module.css';

/** What the programme pays for what, and until when. */
export function Earnings({ programme: { percent, rates } }: { programme: Programme }) {
  return (
    <section aria-labelledby="earn" className={classes.part}>
      <h2 id="earn">What you earn</h2>
      <StackedTable label="Commission rates">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">For</Table.Th>
            <Table.Th scope="col" data-number>
              Commission
            </Table.Th>
            <Table.Th scope="col">Until</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Td data-title>All products</Table.Td>
            <Table.Td data-number data-label="Commission">
              {percent}%
            </Table.Td>
            <Table.Td data-label="Until">No end</Table.Td>
          </Table.Tr>
          {rates.map(({ title, category, percent: rate, endsOn }) => (
            <Table.Tr key={`${title}-${category}-${endsOn}`}>
              <Table.Td data-wide className={classes.rate}>
                {title}
                {category && category !== title && <span>{category}</span>}
              </Table.Td>
              <Table.Td data-number data-label="Commission">
                {rate}%
              </Table.Td>
              <Table.Td data-label="Until">{endsOn ? calendarDay(endsOn) : 'No end'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackedTable>
      <p className={classes.soft}>Of the price of products after discounts, without tax and shipping.</p>
    </section>
  );
}
