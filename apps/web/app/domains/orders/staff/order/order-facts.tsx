import type { StaffOrder } from '@adunni/contracts/orders-staff';
import { Link } from 'react-router';
import { countryName } from '../../../../kit/address/countries.ts';
import { moment } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { Status, type Tone } from '../../../../kit/resource/status.tsx';
import { DELIVERY_LABELS, PURPOSE_LABELS } from '../../wording.ts';
import classes from './order.module.css';
import { Sums } from './sums.tsx';

const PAYMENT_WORDS: Record<StaffOrder['payments'][number]['state'], { label: string; tone: Tone }> = {
  created: { label: 'Begun', tone: 'waiting' },
  waiting: { label: 'Waiting for the bank', tone: 'waiting' },
  succeeded: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  abandoned: { label: 'Given up', tone: 'over' },
};
const REFUND_WORDS: Record<StaffOrder['refunds'][number]['state'], { label: string; tone: Tone }> = {
  pending: { label: 'On its way', tone: 'waiting' },
  processed: { label: 'Returned', tone: 'good' },
  failed: { label: 'Failed at the provider', tone: 'bad' },
};

/** Who ordered, and where it goes. */
export function CustomerFacts({ order }: { order: StaffOrder }) {
  const { customer, address } = order;
  return (
    <Section title="Customer">
      <p className={classes.contact}>
        {customer._id ? <Link to={`/admin/users/${customer._id}`}>{customer.name}</Link> : customer.name}
        {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        {customer.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>}
      </p>
      <p className={classes.address}>{DELIVERY_LABELS[order.deliveryOption]}</p>
      {address && (
        <address className={classes.address}>
          {address.recipient}
          <br />
          {[address.street, address.landmark].filter(Boolean).join(', ')}
          <br />
          {[address.city, address.lga, address.state, address.postcode].filter(Boolean).join(', ')}
          <br />
          {countryName(address.countryCode)}
          <br />
          {address.phone}
        </address>
      )}
    </Section>
  );
}

/** What the order came to, its payments and refunds; staff only. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { money } = order;
  if (!money) return null;
  return (
    <>
      <Section title="Money">
        <Sums
          sums={[
            ['Pieces', money.subtotal],
            [money.couponCode ? `Discount, ${money.couponCode}` : 'Discount', -money.discount],
            ['Tax', money.tax],
            ['Delivery', money.shippingCost],
            ['Total', money.totalAmount, true],
            ['Paid', money.paid],
            ['Refunded', -money.refunded],
            ['Due', money.due],
          ]}
        />
      </Section>
      {order.payments.length > 0 && (
        <Section title="Payments">
          <ul className={classes.rows}>
            {order.payments.map(({ _id, purpose, state, amount, createdAt, paidAt, provider, reference }) => (
              <li key={_id}>
                <div className={classes.row}>
                  <Status tone={PAYMENT_WORDS[state].tone}>
                    {PURPOSE_LABELS[purpose]}: {PAYMENT_WORDS[state].label.toLowerCase()}
                  </Status>
                  <span>{naira(amount)}</span>
                </div>
                <p className={classes.soft}>
                  {moment(paidAt ?? createdAt)}, {provider}, {reference}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {order.refunds.length > 0 && (
        <Section title="Refunds">
          <ul className={classes.rows}>
            {order.refunds.map(({ _id, state, amount, at, reason }) => (
              <li key={_id}>
                <div className={classes.row}>
                  <Status tone={REFUND_WORDS[state].tone}>{REFUND_WORDS[state].label}</Status>
                  <span>{naira(amount)}</span>
                </div>
                <p className={classes.soft}>
                  {moment(at)}
                  {reason && `: ${reason}`}
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
