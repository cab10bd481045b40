import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { ReactNode } from 'react';
import { calendarDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import { PaymentRows, RefundRows } from '../../../payments/public/money-rows.tsx';
import { openText, walkInMoney } from '../labels.ts';
import { availableText } from './available-text.ts';
import classes from './booking.module.css';

/** What a booking costs, what was paid and went back, and what the workshop earns by it. */
export function BookingMoney({ booking, isOfStaff }: { booking: StaffBooking; isOfStaff: boolean }) {
  const { price, seats, travel, total, paid, refunded, received, can, isWalkIn, payments, refunds } = booking;
  const timeOf = (iso: string): string => workMoment(iso, booking.zone);
  const isOpen = LIVE_BOOKINGS.includes(booking.status) && !isWalkIn;
  return (
    <>
      <Section title="Money" id="money">
        <Sums
          sums={[
            [seats > 1 ? `${seats} seats at ${naira(price)}` : 'Price', price * seats],
            [travel ? `Travel, ${travel.name}` : 'Travel', travel?.fee ?? 0],
            ['Total', total, true],
            ['Paid', paid],
            ['Refunded', -refunded],
            [`Received directly on ${received ? calendarDay(received.on) : ''}`, received?.amount ?? 0],
            ['Amount due', isOpen || can.receive ? total - paid : 0],
          ]}
        />
        {can.receive && (
          <p className={classes.soft}>
            {naira(total - paid)} was left to be paid directly. Record it once you have it; no commission applies.
          </p>
        )}
        {isWalkIn && <p className={classes.soft}>{walkInMoney(booking.status)}</p>}
      </Section>
      <Earnings booking={booking} isOfStaff={isOfStaff} />
      {payments.length > 0 && (
        <Section title="Payments">
          <PaymentRows payments={payments} isOfStaff={isOfStaff} timeOf={timeOf} />
        </Section>
      )}
      {refunds.length > 0 && (
        <Section title="Refunds">
          <RefundRows refunds={refunds} timeOf={timeOf} />
        </Section>
      )}
    </>
  );
}

/** What the workshop earns by it so far and by the whole price, when it comes and how the rest does. */
function Earnings({ booking, isOfStaff }: { booking: StaffBooking; isOfStaff: boolean }): ReactNode {
  const { earnings, commission, commissionPercent, fullEarnings, isWalkIn } = booking;
  const hasEarned = earnings + commission > 0;
  const rest = LIVE_BOOKINGS.includes(booking.status) ? booking.total - booking.paid : 0;
  if (isWalkIn || !(hasEarned || rest > 0)) return null;
  return (
    <Section title={isOfStaff ? 'The maker’s earnings' : 'Your earnings'}>
      <Sums
        sums={[
          ['Paid online', earnings + commission],
          [`Commission (${commissionPercent}%)`, -commission],
          [rest > 0 ? 'Earned so far' : 'Earnings', earnings, true],
          ['Earned once all is paid online', rest > 0 ? fullEarnings : 0],
        ]}
      />
      {rest > 0 && (
        <p className={classes.soft}>
          {openText({ rest, commission: rest - (fullEarnings - earnings), commissionPercent })}
        </p>
      )}
      {hasEarned && <p className={classes.soft}>{availableText(booking, Date.now())}</p>}
    </Section>
  );
}
