import type { MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { Link, useSearchParams } from 'react-router';
import button from '../../../kit/button.module.css';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import { usePaymentCheck } from '../../payments/public/use-payment-check.ts';
import { statusSummary } from '../labels.ts';
import classes from './notice.module.css';

/** What became of the payment that the person comes back from; nothing when they do not. */
export function ReturnNotice({ mine }: { mine: MySubscription }) {
  const reference = useSearchParams()[0].get('reference');
  return <div aria-live="polite">{reference && <PaymentNotice key={reference} mine={mine} />}</div>;
}

function PaymentNotice({ mine: { hasAccess, subscription } }: { mine: MySubscription }) {
  const returning = usePaymentCheck();
  if (!returning) return null;
  if (returning !== 'succeeded' || !hasAccess || !subscription)
    return (
      <p className={classes.notice} data-status={returning}>
        {PAYMENT_MESSAGES[returning]}
      </p>
    );
  return (
    <section className={classes.notice} data-status={returning} aria-labelledby="received">
      <h2 id="received" className={classes.title}>
        {PAYMENT_MESSAGES[returning]}
      </h2>
      <p>
        {subscription.plan.name}: {statusSummary(subscription)}
      </p>
      <Link to="/virtual-tryon" className={button.filled}>
        Start a try-on
      </Link>
    </section>
  );
}
