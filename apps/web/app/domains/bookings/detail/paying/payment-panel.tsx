import { type Booking, startBookingPayment } from '@adunni/contracts/bookings/bookings';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { Button, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { HoldClock } from '../../../payments/public/hold-clock.tsx';
import { PAYMENT_MESSAGES } from '../../../payments/public/payment-messages.ts';
import type { Returning } from '../../../payments/public/use-payment-check.ts';
import { isUnpaid } from '../../labels.ts';
import classes from './payment-panel.module.css';
import { PaymentSums } from './payment-sums.tsx';

const TOO_LATE = 'The time to pay ran out and the slot was released. You are welcome to book again.';
const STILL_COMING =
  'Your transfer did not arrive in time, so the slot is free for others. When it arrives while the slot is still free, your booking stands; otherwise the money goes back to you.';
const CAME_TOO_LATE = 'Your payment arrived after the time was given away. It goes back to where it came from.';

/** The line of news about a payment, or null when there is none. */
function messageFor(booking: Booking, returning: Returning | null, isLapsed: boolean): string | null {
  if (returning === 'waiting' && (isLapsed || booking.state === 'cancelled')) return STILL_COMING;
  if (booking.state === 'cancelled') return returning === 'succeeded' ? CAME_TOO_LATE : null;
  if (isLapsed) return TOO_LATE;
  return returning && PAYMENT_MESSAGES[returning];
}

/** What can be paid now: what the booking waits for, or of one that stands the balance. */
function payableOf(booking: Booking): number {
  if (booking.due > 0) return booking.due;
  return AGREED_BOOKINGS.includes(booking.state) ? booking.balance : 0;
}

/** How the booking’s payment stands, and the way to pay what is due. */
export function PaymentPanel({ booking, returning }: { booking: Booking; returning: Returning | null }) {
  const held = isUnpaid(booking) ? booking.heldUntil : null;
  const [isLapsed, setLapsed] = useState(false);
  const onOver = useCallback(() => setLapsed(true), []);
  const message = messageFor(booking, returning, isLapsed);
  const isSettling = returning === 'waiting' || returning === 'checking';
  const amount = isSettling || isLapsed ? 0 : payableOf(booking);
  return (
    <section className={classes.panel} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      <div aria-live="polite" className={classes.message} data-state={isLapsed ? 'failed' : returning}>
        {message}
      </div>
      <PaymentSums booking={booking} />
      {held && !isLapsed && <HoldClock until={held} held="The time is held for you while you pay" onOver={onOver} />}
      {amount > 0 && <PayButton booking={booking} amount={amount} isBalance={held === null} />}
    </section>
  );
}

interface PayProps {
  booking: Booking;
  amount: number;
  /** The booking stands without it. */
  isBalance: boolean;
}

function PayButton({ booking, amount, isBalance }: PayProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { url } = await callApi(startBookingPayment, { params: { bookingId: booking._id } });
      window.location.assign(url);
    } catch (error) {
      setBusy(false);
      setProblem(messageOf(error, 'The payment could not be started. Please try again.'));
    }
  }

  return (
    <>
      <FormProblem message={problem} />
      <Button size="lg" fullWidth variant={isBalance ? 'default' : 'filled'} loading={busy} onClick={pay}>
        {isBalance ? 'Pay the balance now' : 'Pay now'}
      </Button>
      <Text size="sm" c="dimmed">
        By card, bank transfer or USSD. You are charged <Money amount={amount} charged />
        {isBalance && ', now or on the day'}.
      </Text>
    </>
  );
}
