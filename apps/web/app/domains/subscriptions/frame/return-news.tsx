import { useSearchParams } from 'react-router';
import { PAYMENT_NEWS } from '../../payments/public/payment-news.ts';
import { usePaymentCheck } from '../../payments/public/use-payment-check.ts';
import classes from './news.module.css';

/** What became of the payment that the person comes back from; nothing when they do not. */
export function ReturnNews() {
  const reference = useSearchParams()[0].get('reference');
  return <div aria-live="polite">{reference && <News key={reference} />}</div>;
}

function News() {
  const returning = usePaymentCheck();
  return (
    returning && (
      <p className={classes.news} data-state={returning}>
        {PAYMENT_NEWS[returning]}
      </p>
    )
  );
}
