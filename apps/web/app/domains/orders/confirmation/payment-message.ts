import type { Order } from '@adunni/contracts/orders/orders';
import type { Payment } from '@adunni/contracts/payments/payments';
import { isReturned, type Return } from '../../payments/public/confirmed.ts';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import type { Returning } from '../../payments/public/use-payment-check.ts';

const TOO_LATE =
  'The payment window expired and your items are no longer reserved. Order again to add them back to your cart.';
const STILL_COMING =
  'Your transfer did not arrive in time, so your items are no longer reserved. If it arrives while they are still available, your order goes ahead; otherwise you get a refund.';
const CAME_TWICE = 'This order was already paid, so this payment is refunded to your original payment method.';
const CAME_TOO_LATE =
  'Your payment arrived after the order was cancelled. It will be refunded to your original payment method.';

type Paid = Pick<Order, 'status' | 'isRefunded' | 'cancelReason'> & {
  payments: readonly Payment[];
  parts: readonly Pick<Order['parts'][number], 'paid'>[];
};

/** The line of news about a payment of an order, or null when there is none; `isLapsed` when the time to pay ran out. */
export function paymentMessage(order: Paid, from: Return | null, isLapsed: boolean): string | null {
  const { returning = null, reference = null } = from ?? {};
  if (order.status === 'cancelled') return cancelledMessage(order, returning);
  if (isLapsed) return returning === 'waiting' ? STILL_COMING : TOO_LATE;
  const payment = order.payments.find((each) => each.reference === reference);
  if (returning === 'succeeded' && payment && isReturned(payment)) return order.isRefunded ? null : CAME_TWICE;
  return returning && PAYMENT_MESSAGES[returning];
}

/** Of an order that is cancelled: whether a payment still comes, came in vain, or was not made in time. */
function cancelledMessage({ cancelReason, parts }: Paid, returning: Returning | null): string | null {
  const counted = parts.some(({ paid }) => paid > 0);
  if (returning === 'succeeded') return counted ? null : CAME_TOO_LATE;
  if (cancelReason !== 'expired') return null;
  return returning === 'waiting' ? STILL_COMING : TOO_LATE;
}
