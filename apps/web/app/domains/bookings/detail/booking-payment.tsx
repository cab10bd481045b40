import { type Booking, startBookingPayment } from '@adunni/contracts/bookings/bookings';
import { onTheDay } from '@adunni/contracts/bookings/on-the-day';
import { AGREED_BOOKINGS, CALLED_OFF_BOOKINGS, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { Text } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { GetHelp } from '../../../kit/help/get-help.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { PAYMENT_MESSAGES } from '../../payments/public/payment-messages.ts';
import { type Payable, PaymentPanel } from '../../payments/public/payment-panel.tsx';
import { ArrivedSums, Sum, Sums } from '../../payments/public/payment-sums.tsx';
import type { Returning } from '../../payments/public/use-payment-check.ts';
import { travelName } from '../../services/public/labels.ts';
import { isUnpaid } from '../labels.ts';

const TOO_LATE = 'The payment window expired and the time is no longer reserved. You can book again.';
const STILL_COMING =
  'Your transfer did not arrive in time, so the time is no longer reserved. If it arrives while the time is still available, your booking is confirmed; otherwise you get a refund.';
const CAME_TOO_LATE =
  'Your payment arrived after the time was released. It will be refunded to your original payment method.';

/** How the booking’s payment stands, and the way to pay what is due. */
export function BookingPayment({ booking, returning }: { booking: Booking; returning: Returning | null }) {
  const held = isUnpaid(booking) ? booking.heldUntil : null;
  return (
    <PaymentPanel
      returning={returning}
      hold={held ? { until: held, text: 'Your time is reserved while you pay' } : null}
      messageFor={(isLapsed) => messageFor(booking, returning, isLapsed)}
      payable={payableOf(booking)}
      foot={booking.paid > 0 && <GetHelp about="paid-for" id={booking._id} label="Get help with this payment" />}
    >
      <BookingSums booking={booking} />
    </PaymentPanel>
  );
}

/** The line of news about a payment, or null when there is none. */
function messageFor(booking: Booking, returning: Returning | null, isLapsed: boolean): string | null {
  if (returning === 'waiting' && (isLapsed || booking.status === 'cancelled')) return STILL_COMING;
  if (booking.status === 'cancelled') return returning === 'succeeded' ? CAME_TOO_LATE : null;
  if (isLapsed) return TOO_LATE;
  return returning && PAYMENT_MESSAGES[returning];
}

/** What can be paid now: what the booking waits for, or of one that stands the balance. */
function payableOf(booking: Booking): Payable | null {
  const { _id: bookingId, due, balance, status, heldUntil, paid, maker, service, guest } = booking;
  const amount = due > 0 ? due : AGREED_BOOKINGS.includes(status) ? balance : 0;
  if (amount <= 0) return null;
  const start = () => callApi(startBookingPayment, { params: { bookingId } });
  if (isUnpaid(booking) && heldUntil !== null) return { amount, label: 'Pay now', start };
  const instead = onTheDay({
    ...{ maker: maker.name, place: service.place, isForGuest: guest !== null },
    ...{ amount: `${paid > 0 ? 'the balance of ' : ''}${naira(amount)}`, isNow: true },
  });
  return { amount, label: paid > 0 ? 'Pay balance now' : 'Pay now', instead, start };
}

/** What the booking costs, what was paid and when, what went back, and what is still to pay. */
function BookingSums({ booking }: { booking: Booking }) {
  const { price, seats, travel, total, payments, received, refunded, due, balance, status, paid, guest } = booking;
  const left = isUnpaid(booking) ? due : balance;
  return (
    <Sums>
      {seats > 1 && <Sum label={`${seats} seats`} amount={price * seats} />}
      {travel && travel.fee > 0 && (
        <>
          {seats === 1 && <Sum label="Service" amount={price} />}
          <Sum label={travelName(guest?.name ?? null)} amount={travel.fee} />
        </>
      )}
      <Sum label="Total" amount={total} isStrong />
      <ArrivedSums payments={payments} />
      {received && <Sum label={`Paid to the workshop on ${calendarDay(received.on)}`} amount={received.amount} />}
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {left > 0 && LIVE_BOOKINGS.includes(status) && (
        <Sum label={isUnpaid(booking) ? 'Due now' : paid > 0 ? 'Balance due' : 'To pay'} amount={left} isStrong />
      )}
      {paid === 0 && CALLED_OFF_BOOKINGS.includes(status) && <Text c="dimmed">Nothing was charged.</Text>}
    </Sums>
  );
}
