import '@mantine/core/styles/Table.css';
import type { PersonRecord } from '@adunni/contracts/people-staff';
import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { moment, shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import { Section } from '../../kit/resource/facts.tsx';

const STATES: Record<PersonRecord['orders'][number]['state'], string> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Deposit paid',
  paid: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The latest orders of a person. */
export function PersonOrders({ person }: { person: PersonRecord }) {
  return (
    <Section
      title="Orders"
      aside={
        person.orders.length > 0 && <Link to={`/admin/orders?q=${encodeURIComponent(person.email)}`}>All orders</Link>
      }
    >
      {person.orders.length === 0 ? (
        <p>No orders yet.</p>
      ) : (
        <Table.ScrollContainer minWidth={420}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Order</Table.Th>
                <Table.Th>Placed</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th ta="right">Total</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {person.orders.map(({ _id, number, placedAt, state, totalAmount }) => (
                <Table.Tr key={_id}>
                  <Table.Td>
                    <Link to={`/admin/orders/${_id}`}>{number}</Link>
                  </Table.Td>
                  <Table.Td>{shortDay(placedAt)}</Table.Td>
                  <Table.Td>{STATES[state]}</Table.Td>
                  <Table.Td ta="right">{naira(totalAmount)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}

/** What lies in a person’s cart. */
export function PersonCart({ cart: { lines, updatedAt } }: { cart: PersonRecord['cart'] }) {
  return (
    <Section title="Cart" aside={updatedAt && <span>Changed {moment(updatedAt)}</span>}>
      {lines.length === 0 ? (
        <p>The cart is empty.</p>
      ) : (
        <Table.ScrollContainer minWidth={420}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Piece</Table.Th>
                <Table.Th ta="right">Quantity</Table.Th>
                <Table.Th ta="right">Price each</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map(({ _id, productId, title, quantity, unitPrice, savedForLater }) => (
                <Table.Tr key={_id}>
                  <Table.Td>
                    <Link to={`/products/${productId}`}>{title}</Link>
                    {savedForLater && ', saved for later'}
                  </Table.Td>
                  <Table.Td ta="right">{quantity}</Table.Td>
                  <Table.Td ta="right">{naira(unitPrice)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}
