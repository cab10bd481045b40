import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { moment } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PaymentRows, RefundRows } from '../../../payments/public/money-rows.tsx';
import classes from './booking.module.css';

/** What a booking costs, what was paid and went back, and what the workshop earns by it. */
export function BookingMoney({ booking, isOfStaff }: { booking: StaffBooking; isOfStaff: boolean }) {
  const { price, seats, travel, total, paid, refunded, isWalkIn, payments, refunds } = booking;
  const hasEarned = booking.earnings + booking.commission > 0;
  const isOpen = LIVE_BOOKINGS.includes(booking.status) && !isWalkIn;
  return (
    <>
      <Section title="Money">
        <Sums
          sums={[
            [seats > 1 ? `${seats} seats at ${naira(price)}` : 'Price', price * seats],
            [travel ? `Travel, ${travel.name}` : 'Travel', travel?.fee ?? 0],
            ['Total', total, true],
            ['Paid', paid],
            ['Refunded', -refunded],
            ['Amount due', isOpen ? total - paid : 0],
          ]}
        />
        {isWalkIn && <p className={classes.soft}>Paid at the workshop.</p>}
        {hasEarned && (
          <p className={classes.soft}>
            {isOfStaff ? 'The maker earns' : 'You earn'} <strong>{naira(booking.earnings)}</strong> after{' '}
            {booking.commissionPercent}% commission, {naira(booking.commission)}.
            {booking.availableFrom &&
              ` Available after ${moment(booking.availableFrom)}, unless a problem is reported.`}
            {booking.report?.status === 'open' && ' On hold while a problem is under review.'}
          </p>
        )}
      </Section>
      {payments.length > 0 && (
        <Section title="Payments">
          <PaymentRows payments={payments} isOfStaff={isOfStaff} />
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title="Refunds">
          <RefundRows refunds={refunds} />
        </Section>
      )}
    </>
  );
}
