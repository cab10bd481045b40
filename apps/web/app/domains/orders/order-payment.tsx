import { beforeHandover } from '@adunni/contracts/orders/balance-terms';
import type { Order } from '@adunni/contracts/orders/orders';
import { startPayment } from '@adunni/contracts/payments/payments';
import { Text } from '@mantine/core';
import { callApi } from '../../kit/api/call-api.ts';
import { GetHelp } from '../../kit/help/get-help.tsx';
import type { Return } from '../payments/public/confirmed.ts';
import { type Payable, PaymentPanel } from '../payments/public/payment-panel.tsx';
import { ArrivedSums, arrivedOf, Sum, Sums } from '../payments/public/payment-sums.tsx';
import type { Returning } from '../payments/public/use-payment-check.ts';
import { BalanceNote } from './balance-note.tsx';
import { paymentMessage } from './confirmation/payment-message.ts';

interface Props {
  order: Order;
  /** Null when what the person comes back from is confirmed already. */
  from: Return | null;
}

/** How the order’s payment stands, and the way to pay what is due. */
export function OrderPayment({ order, from }: Props) {
  const returning = from?.returning ?? null;
  const held = order.status === 'awaiting-payment' && returning !== 'waiting' ? order.heldUntil : null;
  return (
    <PaymentPanel
      returning={returning}
      hold={held ? { until: held, text: 'Your items are reserved while you pay' } : null}
      messageFor={(isLapsed) => paymentMessage(order, from, isLapsed)}
      payable={payableOf(order, returning)}
      foot={order.paid > 0 && <GetHelp about="paid-for" id={order._id} label="Get help with this payment" />}
    >
      <OrderSums order={order} />
      <BalanceNote order={order} />
      {order.status === 'cancelled' && order.paid === 0 && <Text c="dimmed">Nothing was charged.</Text>}
    </PaymentPanel>
  );
}

function payableOf({ _id: orderId, due, paid, status, parts }: Order, returning: Returning | null): Payable | null {
  if (due <= 0 || status === 'cancelled') return null;
  const isAgain = returning === 'failed' || returning === 'abandoned';
  return {
    amount: due,
    label: paid > 0 ? 'Pay balance' : isAgain ? 'Try again' : 'Pay now',
    ...(paid > 0 && !parts.some(({ balance }) => balance?.dueBy) && { orLater: 'once your items are ready' }),
    start: () => callApi(startPayment, { params: { orderId } }),
  };
}

/** What was paid and when, what went back, and what is still due. */
function OrderSums({ order: { payments, paid, refunded, due, status, deliveryOption } }: { order: Order }) {
  return (
    <Sums>
      <ArrivedSums payments={payments} />
      {arrivedOf(payments).length > 1 && <Sum label="Paid" amount={paid} />}
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {due > 0 && status !== 'cancelled' && (
        <Sum label={paid > 0 ? `Balance due ${beforeHandover(deliveryOption)}` : 'Due now'} amount={due} isDue />
      )}
    </Sums>
  );
}
