import { REFUND_STATUSES } from '@adunni/contracts/payments/payments';
import type { StaffPayment } from '@adunni/contracts/payments/staff';
import { moment } from '../../../kit/dates.ts';
import { Status } from '../../../kit/resource/status.tsx';
import classes from '../public/money-rows.module.css';
import { paidText } from './paid-text.ts';
import { RetryButton } from './retry-button.tsx';
import { SettleRefundButton } from './settle-dialog.tsx';

/** Refunds of a payment, each with what can be done when it is stuck. */
export function RefundList({ payment }: { payment: StaffPayment }) {
  if (payment.refunds.length === 0) return <p className={classes.empty}>Nothing was refunded.</p>;
  return (
    <ul className={classes.rows}>
      {payment.refunds.map((refund) => (
        <li key={refund._id}>
          <RefundEntry refund={refund} currency={payment.currency} />
        </li>
      ))}
    </ul>
  );
}

type Refund = StaffPayment['refunds'][number];

function RefundEntry({ refund, currency }: { refund: Refund; currency: string }) {
  const { status, amount, reason, trouble, createdAt, settledAt, needsAttention, canRetry } = refund;
  return (
    <>
      <div className={classes.row}>
        <Status tone={needsAttention ? 'bad' : REFUND_STATUSES[status].tone}>{REFUND_STATUSES[status].label}</Status>
        <span>{paidText(amount, currency)}</span>
      </div>
      <p>
        {moment(createdAt)}
        {settledAt && ` – ${moment(settledAt)}`}
      </p>
      <p>{reason}</p>
      {trouble && <p className={classes.trouble}>{trouble}</p>}
      {needsAttention && (
        <div className={classes.buttons}>
          {canRetry && <RetryButton refund={refund} currency={currency} />}
          <SettleRefundButton refund={refund} currency={currency} />
        </div>
      )}
    </>
  );
}
