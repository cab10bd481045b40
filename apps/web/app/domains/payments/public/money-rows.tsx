import type { Payment } from '@adunni/contracts/payments/payments';
import type { Tone } from '@adunni/contracts/statuses';
import type { ReactNode } from 'react';
import { moment } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Status } from '../../../kit/resource/status.tsx';
import classes from './money-rows.module.css';
import { PURPOSE_LABELS } from './purposes.ts';

interface Refund {
  _id: string;
  amount: number;
  reason: string;
  status: 'pending' | 'processed' | 'failed';
  at: string;
}

const PAYMENT_LABELS: Record<Payment['status'], { label: string; tone: Tone }> = {
  created: { label: 'Begun', tone: 'waiting' },
  waiting: { label: 'Waiting for the bank', tone: 'waiting' },
  succeeded: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  abandoned: { label: 'Given up', tone: 'over' },
};
const REFUND_LABELS: Record<Refund['status'], { label: string; tone: Tone }> = {
  pending: { label: 'On its way', tone: 'waiting' },
  processed: { label: 'Returned', tone: 'good' },
  failed: { label: 'Failed at the provider', tone: 'bad' },
};

/** Payments as staff and makers read them. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className={classes.rows}>
      {payments.map(({ _id, purpose, status, amount, createdAt, paidAt, provider, reference }) => (
        <Row
          key={_id}
          tone={PAYMENT_LABELS[status].tone}
          amount={amount}
          more={`${moment(paidAt ?? createdAt)}, ${provider}, ${reference}`}
        >
          {PURPOSE_LABELS[purpose]}: {PAYMENT_LABELS[status].label.toLowerCase()}
        </Row>
      ))}
    </ul>
  );
}

/** Refunds as staff and makers read them. */
export function RefundRows({ refunds }: { refunds: readonly Refund[] }) {
  return (
    <ul className={classes.rows}>
      {refunds.map(({ _id, status, amount, at, reason }) => (
        <Row key={_id} tone={REFUND_LABELS[status].tone} amount={amount} more={moment(at) + (reason && `: ${reason}`)}>
          {REFUND_LABELS[status].label}
        </Row>
      ))}
    </ul>
  );
}

function Row({ tone, amount, more, children }: { tone: Tone; amount: number; more: string; children: ReactNode }) {
  return (
    <li>
      <div className={classes.row}>
        <Status tone={tone}>{children}</Status>
        <span>{naira(amount)}</span>
      </div>
      <p>{more}</p>
    </li>
  );
}
