import { type Invoice, payInvoice } from '@adunni/contracts/subscriptions/billing';
import type { MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { usePaymentPage } from '../use-payment-page.ts';
import classes from './notice.module.css';

/** Above every page about a subscription that waits for money: what is to be paid, what happens otherwise, and the way to pay. */
export function OpenInvoice({ mine: { status, subscription } }: { mine: MySubscription }) {
  const invoice = subscription?.openInvoice;
  if (!invoice || !['incomplete', 'past_due'].includes(status)) return null;
  return (
    <section className={classes.notice} data-status="failed" aria-labelledby="open-invoice">
      <h2 id="open-invoice" className={classes.title}>
        {status === 'past_due' ? 'Your renewal payment failed' : 'Your first payment is pending'}
      </h2>
      <p>
        {status === 'past_due'
          ? overdueLabel(invoice)
          : `Your subscription starts once we receive ${naira(invoice.amount)}.`}
      </p>
      <PayNow invoice={invoice} />
    </section>
  );
}

function overdueLabel({ amount, nextAttemptAt }: Invoice): string {
  const closed = `We could not charge ${naira(amount)}, so your premium access is paused.`;
  return nextAttemptAt
    ? `${closed} We will retry your card on ${day(nextAttemptAt)}. Pay now to restore access immediately.`
    : `${closed} Pay now to restore access immediately.`;
}

/** Leads to the page where an open invoice is paid, with any card. */
function PayNow({ invoice }: { invoice: Pick<Invoice, '_id' | 'amount'> }) {
  const { busy, problem, open } = usePaymentPage();
  return (
    <>
      <FormProblem message={problem} />
      <Button
        size="md"
        loading={busy}
        onClick={() => open(() => callApi(payInvoice, { params: { invoiceId: invoice._id } }))}
      >
        Pay {naira(invoice.amount)} now
      </Button>
    </>
  );
}
