import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import type { PersonRecord } from '@adunni/contracts/identity/people';
import { SUBSCRIPTION_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { Link } from 'react-router';
import { moment, shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Entries } from '../../../kit/resource/entries.tsx';
import { Section } from '../../../kit/resource/facts.tsx';

const ORDER_LABELS: Record<PersonRecord['orders'][number]['status'], string> = {
  'awaiting-payment': 'Awaiting payment',
  'part-paid': 'Deposit paid',
  paid: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The latest of what a person ordered, booked and subscribed to, each with the way to all of it. */
export function PersonActivity({ person: { _id, email, orders, bookings, subscriptions } }: { person: PersonRecord }) {
  const all = (path: string, words: string, count: number) => count > 0 && <Link to={path}>{words}</Link>;
  return (
    <>
      <Section title="Orders" aside={all(`/admin/orders?q=${encodeURIComponent(email)}`, 'All orders', orders.length)}>
        <Entries
          empty="No orders yet."
          entries={orders.map((order) => ({
            key: order._id,
            title: <Link to={`/admin/orders/${order._id}`}>{order.number}</Link>,
            detail: `${shortDay(order.placedAt)}, ${ORDER_LABELS[order.status].toLowerCase()}`,
            amount: naira(order.totalAmount),
          }))}
        />
      </Section>
      <Section title="Bookings" aside={all(`/admin/bookings?customer=${_id}`, 'All bookings', bookings.length)}>
        <Entries
          empty="No bookings yet."
          entries={bookings.map((booking) => ({
            key: booking._id,
            title: <Link to={`/admin/bookings/${booking._id}`}>{booking.number}</Link>,
            detail: `${booking.service}, ${shortDay(booking.startsAt)}, ${BOOKING_STATUSES[booking.status].label.toLowerCase()}`,
            amount: naira(booking.total),
          }))}
        />
      </Section>
      <Section
        title="Subscriptions"
        aside={all(`/admin/subscriptions?person=${_id}`, 'All subscriptions', subscriptions.length)}
      >
        <Entries
          empty="No subscriptions."
          entries={subscriptions.map((subscription) => ({
            key: subscription._id,
            title: <Link to={`/admin/subscriptions/${subscription._id}`}>{subscription.plan}</Link>,
            detail: `Since ${shortDay(subscription.startedAt)}, ${SUBSCRIPTION_STATUSES[subscription.status].label.toLowerCase()}`,
            amount: naira(subscription.amount),
            share: `a ${subscription.interval}`,
          }))}
        />
      </Section>
    </>
  );
}

/** What lies in a person’s cart. */
export function PersonCart({ cart: { lines, updatedAt } }: { cart: PersonRecord['cart'] }) {
  return (
    <Section title="Cart" aside={updatedAt && <span>Changed {moment(updatedAt)}</span>}>
      <Entries
        empty="The cart is empty."
        entries={lines.map(({ _id, productId, title, quantity, unitPrice, savedForLater }) => ({
          key: _id,
          title: <Link to={`/products/${productId}`}>{title}</Link>,
          detail: savedForLater && 'Saved for later',
          amount: `${quantity} × ${naira(unitPrice)}`,
        }))}
      />
    </Section>
  );
}
