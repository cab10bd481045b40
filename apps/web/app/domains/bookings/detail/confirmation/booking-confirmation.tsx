import type { Booking } from '@adunni/contracts/bookings/bookings';
import type { Payment } from '@adunni/contracts/payments/payments';
import { Link } from 'react-router';
import { EmailText } from '../../../../kit/email-text.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import { Confirmation, confirmationLinks } from '../../../payments/public/confirmation.tsx';
import { nextSteps } from './next-steps.ts';

/** What a customer reads on the page of their booking when they come from booking it, or back from paying it. */
export function BookingConfirmation({ booking, confirmed }: { booking: Booking; confirmed: Payment | 'free' }) {
  const session = useSession();
  const { _id, number, maker } = booking;
  return (
    <Confirmation
      title={session ? `Thank you, ${session.firstName}` : 'Thank you'}
      steps={nextSteps(booking)}
      links={
        <>
          <Link to={`/bookings/${_id}`} className={confirmationLinks.first}>
            View booking
          </Link>
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
        <>Your booking {number} is made, and there is nothing to pay now.</>
      ) : (
        <>
          We received your payment of <Money amount={confirmed.amount} charged /> for booking {number}.
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
