import type { Order } from '@adunni/contracts/orders/orders';
import { startPayment } from '@adunni/contracts/payments/payments';
import { Button, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { HoldClock } from '../payments/public/hold-clock.tsx';
import { PAYMENT_MESSAGES } from '../payments/public/payment-messages.ts';
import type { Returning } from '../payments/public/use-payment-check.ts';
import classes from './payment-panel.module.css';
import { PaymentSums } from './payment-sums.tsx';

const TOO_LATE = 'The time to pay ran out and your pieces were released. Order again to put them back into your cart.';
const CAME_TOO_LATE = 'Your payment arrived, but the order is cancelled. It goes back to where it came from.';

/** The line of news about a payment, or null when there is none. */
function messageFor(order: Order, returning: Returning | null, lapsed: boolean): string | null {
  if (order.state === 'cancelled') return returning === 'succeeded' ? CAME_TOO_LATE : null;
  if (lapsed && returning !== 'waiting') return TOO_LATE;
  return returning && PAYMENT_MESSAGES[returning];
}

/** How the order’s payment stands, and the way to pay what is due. */
export function PaymentPanel({ order, returning }: { order: Order; returning: Returning | null }) {
  const held = order.state === 'awaiting-payment' ? order.heldUntil : null;
  const [lapsed, setLapsed] = useState(false);
  const onOver = useCallback(() => setLapsed(true), []);
  const message = messageFor(order, returning, lapsed);
  const settling = returning === 'waiting' || returning === 'checking';
  const payable = order.due > 0 && order.state !== 'cancelled' && !settling && !lapsed;

  return (
    <section className={classes.panel} aria-labelledby="payment">
      <h2 id="payment" className={classes.title}>
        Payment
      </h2>
      <div aria-live="polite" className={classes.message} data-state={lapsed ? 'failed' : returning}>
        {message}
      </div>
      <PaymentSums order={order} />
      {order.state === 'cancelled' && order.paid === 0 && <Text c="dimmed">Nothing was charged.</Text>}
      {held && !lapsed && returning !== 'waiting' && (
        <HoldClock until={held} held="Your pieces are held for you while you pay" onOver={onOver} />
      )}
      {payable && <PayButton order={order} again={returning === 'failed' || returning === 'abandoned'} />}
    </section>
  );
}

function PayButton({ order, again }: { order: Order; again: boolean }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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
    <>
      <FormProblem message={problem} />
      <Button size="lg" fullWidth loading={busy} onClick={pay}>
        {order.paid > 0 ? 'Pay the balance' : again ? 'Try again' : 'Pay now'}
      </Button>
      <Text size="sm" c="dimmed">
        By card, bank transfer or USSD. You are charged <Money amount={order.due} charged />.
      </Text>
    </>
  );
}
