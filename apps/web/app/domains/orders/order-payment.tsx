import type { Order } from '@adunni/contracts/orders/orders';
import { startPayment } from '@adunni/contracts/payments/payments';
import { Text } from '@mantine/core';
import { callApi } from '../../kit/api/call-api.ts';
import { PAYMENT_MESSAGES } from '../payments/public/payment-messages.ts';
import { type Payable, PaymentPanel } from '../payments/public/payment-panel.tsx';
import { ArrivedSums, arrivedOf, Sum, Sums } from '../payments/public/payment-sums.tsx';
import type { Returning } from '../payments/public/use-payment-check.ts';
import { BalanceNote } from './balance-note.tsx';

const TOO_LATE =
  'The payment window expired and your items are no longer reserved. Order again to add them back to your cart.';
const CAME_TOO_LATE =
  'Your payment arrived after the order was cancelled. It will be refunded to your original payment method.';

/** How the order’s payment stands, and the way to pay what is due. */
export function OrderPayment({ order, returning }: { order: Order; returning: Returning | null }) {
  const held = order.status === 'awaiting-payment' && returning !== 'waiting' ? order.heldUntil : null;
  return (
    <PaymentPanel
      returning={returning}
      hold={held ? { until: held, text: 'Your items are reserved while you pay' } : null}
      messageFor={(isLapsed) => messageFor(order, returning, isLapsed)}
      payable={payableOf(order, returning)}
    >
      <OrderSums order={order} />
      <BalanceNote order={order} />
      {order.status === 'cancelled' && order.paid === 0 && <Text c="dimmed">Nothing was charged.</Text>}
    </PaymentPanel>
  );
}

/** The line of news about a payment, or null when there is none. */
function messageFor(order: Order, returning: Returning | null, isLapsed: boolean): string | null {
  if (order.status === 'cancelled') return returning === 'succeeded' ? CAME_TOO_LATE : null;
  if (isLapsed && returning !== 'waiting') return TOO_LATE;
  return returning && PAYMENT_MESSAGES[returning];
}

function payableOf({ _id: orderId, due, paid, status }: Order, returning: Returning | null): Payable | null {
  if (due <= 0 || status === 'cancelled') return null;
  const isAgain = returning === 'failed' || returning === 'abandoned';
  return {
    amount: due,
    label: paid > 0 ? 'Pay balance' : isAgain ? 'Try again' : 'Pay now',
    start: () => callApi(startPayment, { params: { orderId } }),
  };
}

/** What was paid and when, what went back, and what is still due. */
function OrderSums({ order: { payments, paid, refunded, due, status } }: { order: Order }) {
  return (
    <Sums>
      <ArrivedSums payments={payments} />
      {arrivedOf(payments).length > 1 && <Sum label="Paid" amount={paid} />}
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {due > 0 && status !== 'cancelled' && (
        <Sum label={paid > 0 ? 'Balance due before dispatch' : 'Due now'} amount={due} isStrong />
      )}
    </Sums>
  );
}
