import { useSearchParams } from 'react-router';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import { usePaymentCheck } from '../../payments/public/use-payment-check.ts';
import classes from './notice.module.css';

/** What became of the payment that the person comes back from; nothing when they do not. */
export function ReturnNotice() {
  const reference = useSearchParams()[0].get('reference');
  return <div aria-live="polite">{reference && <PaymentNotice key={reference} />}</div>;
}

function PaymentNotice() {
  const returning = usePaymentCheck();
  return (
    returning && (
      <p className={classes.notice} data-status={returning}>
        {PAYMENT_MESSAGES[returning]}
      </p>
    )
  );
}
