import { type GuestOrder, payGuestOrder } from '@adunni/contracts/asoebi/guest';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import { PaymentPanel } from '../../payments/public/payment-panel.tsx';
import { ArrivedSums, Sum, Sums } from '../../payments/public/payment-sums.tsx';
import type { Returning } from '../../payments/public/use-payment-check.ts';

const TOO_LATE = 'The time to pay is over and your sets are no longer reserved. You can order again.';

/** How the order’s payment stands, and the way to pay what is due. */
export function OrderPayment({ order, returning }: { order: GuestOrder; returning: Returning | null }) {
  const { key: orderKey, due, holdUntil, status, deadline } = order;
  const isUnpaid = status === 'reserved';
  const start = () => callApi(payGuestOrder, { params: { orderKey } });
  const payable = due && {
    ...{ amount: due.amount, start, label: due.purpose === 'balance' ? 'Pay the balance' : 'Pay now' },
    ...(due.purpose === 'balance' && { orLater: `by ${calendarDay(deadline)}` }),
  };
  return (
    <PaymentPanel
      returning={returning}
      hold={isUnpaid && holdUntil ? { until: holdUntil, text: 'Your sets are reserved while you pay' } : null}
      messageFor={(isLapsed) => (isLapsed ? TOO_LATE : returning && PAYMENT_MESSAGES[returning])}
      payable={payable}
    >
      <OrderSums order={order} />
    </PaymentPanel>
  );
}

function OrderSums({ order }: { order: GuestOrder }) {
  const { sets, goods, fee, tax, handoverPrice, total, payments, refunded, due } = order;
  const count = sets.filter(({ isCancelled }) => !isCancelled).length || sets.length;
  return (
    <Sums>
      <Sum label={count === 1 ? '1 set' : `${count} sets`} amount={goods} />
      {fee > 0 && <Sum label="Service fee" amount={fee} />}
      {tax > 0 && <Sum label="Tax" amount={tax} />}
      {handoverPrice > 0 && <Sum label="Delivery" amount={handoverPrice} />}
      <Sum label="Total" amount={total} isStrong />
      <ArrivedSums payments={payments} />
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {due && <Sum label={due.purpose === 'balance' ? 'Balance due' : 'Due now'} amount={due.amount} isStrong />}
    </Sums>
  );
}
