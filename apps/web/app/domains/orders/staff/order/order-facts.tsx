import type { StaffOrder } from '@adunni/contracts/orders/staff';
import { Link } from 'react-router';
import { Sums } from '../../../../kit/money/sums.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PostalAddress } from '../../../../kit/texts/postal-address.tsx';
import { PaymentRows, RefundRows } from '../../../payments/public/money-rows.tsx';
import { DELIVERY_LABELS } from '../../labels.ts';
import classes from './order.module.css';

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
        <PostalAddress className={classes.address} address={address}>
          <a href={`tel:${address.phone}`}>{address.phone}</a>
        </PostalAddress>
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
      <Section title="Payment summary">
        <Sums
          sums={[
            ['Items subtotal', money.subtotal],
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
          <PaymentRows payments={order.payments} isOfStaff={order.isStaff} />
        </Section>
      )}
      {order.refunds.length > 0 && (
        <Section title="Refunds">
          <RefundRows refunds={order.refunds} />
        </Section>
      )}
    </>
  );
}
