import { type Booking, getBookingIcs } from '@adunni/contracts/bookings/bookings';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { Payment } from '@adunni/contracts/payments/payments';
import { Link } from 'react-router';
import { EmailText } from '../../../../kit/emails/email-text.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { Confirmation, confirmationLinks } from '../../../payments/public/confirmation.tsx';
import { Download, OPEN_IN_CALENDAR } from '../download.tsx';
import { ShareVisit } from '../share/share-visit.tsx';
import { nextSteps } from './next-steps.ts';

/** What a customer reads on the page of their booking when they come from booking it, or back from paying it. */
export function BookingConfirmation({ booking, confirmed }: { booking: Booking; confirmed: Payment | 'free' }) {
  const session = useSession();
  const { number, maker, status, order } = booking;
  return (
    <Confirmation
      title={session ? `Thank you, ${session.firstName}` : 'Thank you'}
      steps={nextSteps(booking)}
      links={
        <>
          {AGREED_BOOKINGS.includes(status) && (
            <Download
              booking={booking}
              endpoint={getBookingIcs}
              ending="ics"
              label="Add to calendar"
              saved={OPEN_IN_CALENDAR}
              isFirst
            />
          )}
          <ShareVisit booking={booking} />
          {order && (
            <Link to={`/orders/${order._id}`} className={confirmationLinks.other}>
              {order.isFitting || order.fittedAbroad ? 'View order' : 'View order and book the fitting'}
            </Link>
          )}
          <a href="#conversation" className={confirmationLinks.other}>
            Message {maker.name}
          </a>
          <Link to="/services" className={confirmationLinks.other}>
            See all services
          </Link>
        </>
      }
    >
      {confirmed === 'free' ? (
        <>
          Your booking <NumberText>{number}</NumberText> is made, and there is nothing to pay now.
        </>
      ) : (
        <>
          We received your payment of <Money amount={confirmed.amount} charged /> for booking{' '}
          <NumberText>{number}</NumberText>.
        </>
      )}{' '}
      {session && (
        <>
          A confirmation is on its way to <EmailText email={session.email} />.
        </>
      )}
    </Confirmation>
  );
}
