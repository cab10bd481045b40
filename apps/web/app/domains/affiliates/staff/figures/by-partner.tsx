import '@mantine/core/styles/Table.css';
import type { getProgrammeFigures, ProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import type { Answer } from '@adunni/contracts/endpoint';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { naira } from '../../../../kit/money/naira.ts';
import { ScrollRegion } from '../../../../kit/table/scroll-region.tsx';
import classes from './by-partner.module.css';
import { costShare, percentLabel, shareOf } from './figure-words.ts';

const HEADINGS = ['Orders', 'Commission', 'Effective rate', 'New customers', 'Refunded'];
const COUNT = new Intl.NumberFormat('en-GB');

type Props = Pick<Answer<typeof getProgrammeFigures>, 'partners' | 'together' | 'all'>;

/** What each partner brought and cost, with a bar of their revenue, beside all partners and all orders. */
export function ByPartner({ partners, together, all }: Props) {
  const most = Math.max(1, ...partners.map(({ revenue }) => revenue));
  return (
    <ScrollRegion label="Figures by partner">
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Partner</Table.Th>
            <Table.Th scope="col">Revenue</Table.Th>
            {HEADINGS.map((heading) => (
              <Table.Th key={heading} scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {partners.map(({ partner: { _id, name }, ...figures }) => (
            <Row
              key={_id}
              name={<Link to={`/admin/affiliates/partners/${_id}`}>{name}</Link>}
              figures={figures}
              bar={figures.revenue / most}
            />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Row name="All partners" figures={together} />
          <Row name="All orders" figures={{ ...all, cost: together.cost }} />
        </Table.Tfoot>
      </Table>
    </ScrollRegion>
  );
}

interface RowProps {
  name: ReactNode;
  figures: ProgrammeFigures;
  /** Its revenue as a share of the greatest; what of it is commission is set off. */
  bar?: number;
}

function Row({ name, figures, bar }: RowProps) {
  const { orders, revenue, cost, newCustomers, returnedPercent } = figures;
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>
        {naira(Math.round(revenue))}
        {bar !== undefined && (
          <span className={classes.bar} aria-hidden="true">
            <span style={{ inlineSize: `${bar * 100}%` }}>
              <span style={{ inlineSize: `${shareOf(cost, revenue) ?? 0}%` }} />
            </span>
          </span>
        )}
      </Table.Td>
      <Table.Td>{COUNT.format(orders)}</Table.Td>
      <Table.Td>{naira(Math.round(cost))}</Table.Td>
      <Table.Td>{percentLabel(costShare(figures))}</Table.Td>
      <Table.Td>{COUNT.format(newCustomers)}</Table.Td>
      <Table.Td>{percentLabel(returnedPercent)}</Table.Td>
    </Table.Tr>
  );
}
