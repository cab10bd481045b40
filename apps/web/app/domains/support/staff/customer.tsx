import { ORDER_STATUSES, type OrderStatus } from '@adunni/contracts/orders/orders';
import type { StaffTicket } from '@adunni/contracts/support/staff';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './staff.module.css';

/** Who asks, and what else they have with us. */
export function Customer({ ticket: { customer, requester } }: { ticket: StaffTicket }) {
  const { hasAccount, email, phone, since, isSuspended, plan, orders, bookings, tickets } = requester;
  return (
    <>
      <Section title="Customer">
        <p className={classes.contact}>
          {hasAccount ? <Link to={`/admin/users/${customer._id}`}>{customer.name}</Link> : <span>{customer.name}</span>}
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
          <span className={classes.soft}>{hasAccount ? `Customer since ${shortDay(since)}` : 'No account'}</span>
          {plan && <span className={classes.soft}>{plan}</span>}
          {isSuspended && <strong>Suspended</strong>}
        </p>
      </Section>
      {hasAccount && (
        <>
          <Matters
            title="Orders"
            matters={orders}
            to="/admin/orders"
            label={(status) => ORDER_STATUSES[status as OrderStatus].label}
          />
          <Matters title="Bookings" matters={bookings} to="/admin/bookings" />
        </>
      )}
      <Matters
        title="Other tickets"
        matters={tickets.map(({ subject, number, ...ticket }) => ({ ...ticket, number: subject, reference: number }))}
        to="/admin/support/tickets"
      />
      {tickets.length > 0 && (
        <Link
          to={`/admin/support/tickets?${new URLSearchParams(hasAccount ? { customer: customer._id } : { q: email })}`}
          className={classes.all}
        >
          All tickets of {customer.name}
        </Link>
      )}
    </>
  );
}

interface Props {
  title: string;
  /** Each by its number, or by its subject with its number beside the day. */
  matters: readonly (StaffTicket['requester']['orders'][number] & { reference?: string })[];
  to: string;
  /** What a status is called, where that is not said already. */
  label?: (status: string) => string;
}

function Matters({ title, matters, to, label = (status) => status }: Props) {
  return (
    <Section title={title}>
      <Entries
        empty="None."
        entries={matters.map(({ _id, number, reference, status, at }) => ({
          key: _id,
          title: <Link to={`${to}/${_id}`}>{number}</Link>,
          detail: reference ? `${reference}, ${shortDay(at)}` : shortDay(at),
          amount: label(status),
        }))}
      />
    </Section>
  );
}
