import { PAYMENT_STATUSES, type Payment, REFUND_STATUSES } from '@adunni/contracts/payments/payments';
import type { StatusOf, Tone } from '@adunni/contracts/statuses';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moment } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Status } from '../../../kit/resource/status.tsx';
import classes from './money-rows.module.css';
import { paymentLabel } from './purposes.ts';

interface Refund {
  _id: string;
  amount: number;
  reason: string;
  status: StatusOf<typeof REFUND_STATUSES>;
  at: string;
}

interface PaymentRowsProps {
  payments: readonly Payment[];
  /** Staff are led to each payment’s own page; makers don’t see the provider’s references. */
  isOfStaff: boolean;
  /** How moments are told, where that is not by the reader’s own clock. */
  timeOf?: (iso: string) => string;
}

/** Payments as staff and makers read them. */
export function PaymentRows({ payments, isOfStaff, timeOf = moment }: PaymentRowsProps) {
  return (
    <ul className={classes.rows}>
      {payments.map(({ _id, purpose, status, amount, createdAt, paidAt, provider, reference }) => (
        <Row
          key={_id}
          tone={PAYMENT_STATUSES[status].tone}
          amount={amount}
          more={
            <>
              {timeOf(paidAt ?? createdAt)}
              {isOfStaff && (
                <>
                  , {provider}, <Link to={`/admin/orders/payments/${_id}`}>{reference}</Link>
                </>
              )}
            </>
          }
        >
          {paymentLabel(purpose, status)}
        </Row>
      ))}
    </ul>
  );
}

/** Refunds as staff and makers read them. */
export function RefundRows({
  refunds,
  timeOf = moment,
}: Pick<PaymentRowsProps, 'timeOf'> & { refunds: readonly Refund[] }) {
  return (
    <ul className={classes.rows}>
      {refunds.map(({ _id, status, amount, at, reason }) => (
        <Row
          key={_id}
          tone={REFUND_STATUSES[status].tone}
          amount={amount}
          more={timeOf(at) + (reason && `: ${reason}`)}
        >
          {REFUND_STATUSES[status].label}
        </Row>
      ))}
    </ul>
  );
}

interface RowProps {
  tone: Tone;
  amount: number;
  more: ReactNode;
  children: ReactNode;
}

function Row({ tone, amount, more, children }: RowProps) {
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
