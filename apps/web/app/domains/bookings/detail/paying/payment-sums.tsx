import type { Booking } from '@adunni/contracts/bookings/bookings';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { day } from '../../../../kit/dates.ts';
import { Money } from '../../../../kit/money/currency-context.tsx';
import classes from '../../../payments/public/payment-sums.module.css';
import { PURPOSE_LABELS } from '../../../payments/public/purposes.ts';
import { isUnpaid } from '../../labels.ts';

/** What the booking costs, what was paid and when, what went back, and what is still to pay. */
export function PaymentSums({ booking }: { booking: Booking }) {
  const { price, seats, travel, total, payments, refunded, due, balance, state } = booking;
  const arrived = payments.filter((payment) => payment.state === 'succeeded');
  const left = isUnpaid(booking) ? due : balance;
  return (
    <dl className={classes.sums}>
      {seats > 1 && <Sum label={`${seats} seats`} amount={price * seats} />}
      {travel && travel.fee > 0 && (
        <>
          {seats === 1 && <Sum label="Service" amount={price} />}
          <Sum label="The way to you" amount={travel.fee} />
        </>
      )}
      <Sum label="Total" amount={total} isStrong />
      {arrived.map(({ _id, purpose, amount, paidAt }) => (
        <Sum key={_id} label={PURPOSE_LABELS[purpose]} note={paidAt && day(paidAt)} amount={amount} />
      ))}
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {left > 0 && LIVE_BOOKINGS.includes(state) && (
        <Sum label={isUnpaid(booking) ? 'Due now' : 'Left to pay'} amount={left} isStrong />
      )}
    </dl>
  );
}

interface SumProps {
  label: string;
  note?: string | null;
  amount: number;
  isStrong?: boolean;
}

function Sum({ label, note, amount, isStrong = false }: SumProps) {
  return (
    <div data-strong={isStrong || undefined}>
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
