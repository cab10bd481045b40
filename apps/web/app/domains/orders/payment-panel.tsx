import type { Order } from '@adunni/contracts/orders';
import { type PaymentState, startPayment } from '@adunni/contracts/payments';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import classes from './payment-panel.module.css';
import { moment } from './wording.ts';

/** What the person should know about the payment that they come back from. */
const RETURN_TEXTS: Record<PaymentState, string> = {
  created: 'We are checking your payment…',
  waiting: 'We are waiting for your transfer. This page will tell you the moment it arrives; you can also close it.',
  succeeded: 'Thank you. Your payment has arrived.',
  failed: 'The payment did not go through, and nothing was charged. You can try again.',
  abandoned: 'The payment was not completed. You can try again.',
};

/** How the order’s payment stands, and the way to pay what is due. */
export function PaymentPanel({ order, returning }: { order: Order; returning: PaymentState | null }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const payable = order.due > 0 && order.state !== 'cancelled' && returning !== 'waiting';

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await callApi(startPayment, { params: { orderId: order._id } });
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error, 'The payment could not be started. Please try again.'));
    }
  }

  return (
    <section className={classes.panel} aria-label="Payment">
      <div aria-live="polite">
        {returning && (
          <Text className={classes.news} data-state={returning}>
            {RETURN_TEXTS[returning]}
          </Text>
        )}
      </div>
      <dl className={classes.sums}>
        <Sum label="Paid" amount={order.paid} />
        {order.refunded > 0 && <Sum label="Refunded" amount={order.refunded} />}
        {payable && <Sum label={order.paid > 0 ? 'Balance' : 'Due now'} amount={order.due} />}
      </dl>
      {payable && order.heldUntil && order.state === 'awaiting-payment' && (
        <Text size="sm" c="dimmed">
          Your pieces are held until {moment(order.heldUntil)}.
        </Text>
      )}
      <FormProblem message={problem} />
      {payable && (
        <Button size="md" loading={busy} onClick={pay}>
          {order.paid > 0 ? 'Pay the balance' : 'Pay now'}
        </Button>
      )}
    </section>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} charged />
      </dd>
    </div>
  );
}
