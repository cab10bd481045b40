import type { Order } from '@adunni/contracts/orders/orders';
import type { ReactNode } from 'react';
import { day } from '../../kit/dates.ts';
import { Money } from '../../kit/money/currency-context.tsx';
import classes from '../payments/public/payment-sums.module.css';
import { PURPOSE_LABELS } from '../payments/public/purposes.ts';

/** What was paid and when, what went back, and what is still due. */
export function PaymentSums({ order }: { order: Order }) {
  const arrived = order.payments.filter(({ state }) => state === 'succeeded');
  return (
    <dl className={classes.sums}>
      {arrived.map(({ _id, purpose, amount, paidAt }) => (
        <Sum key={_id} label={PURPOSE_LABELS[purpose]} note={paidAt && day(paidAt)} amount={amount} />
      ))}
      {arrived.length > 1 && <Sum label="Paid" amount={order.paid} />}
      {order.refunded > 0 && <Sum label="Refunded" amount={order.refunded} />}
      {order.due > 0 && order.state !== 'cancelled' && (
        <Sum label={order.paid > 0 ? 'Balance due before dispatch' : 'Due now'} amount={order.due} strong />
      )}
    </dl>
  );
}

interface SumProps {
  label: string;
  note?: ReactNode;
  amount: number;
  strong?: boolean;
}

function Sum({ label, note, amount, strong = false }: SumProps) {
  return (
    <div data-strong={strong || undefined}>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        <Money amount={amount} charged />
      </dd>
    </div>
  );
}
