import type { Booking } from '@adunni/contracts/bookings/bookings';
import { isUnpaid } from '../labels.ts';
import classes from './booking.module.css';
import { ProposalPanel } from './change/proposal-panel.tsx';
import { answerLabel, endLabel } from './labels.ts';

/** What the customer should know or answer first: a proposal, that the maker has yet to answer, or how it ended. */
export function BookingNotice({ booking }: { booking: Booking }) {
  if (booking.proposal) return <ProposalPanel booking={booking} proposal={booking.proposal} />;
  if (booking.status === 'pending')
    return isUnpaid(booking) ? null : (
      <div className={classes.notice}>
        <p>{answerLabel(booking)}</p>
      </div>
    );
  const end = endLabel(booking);
  if (!end) return null;
  return (
    <div className={classes.notice} data-tone="off">
      <p>{end}</p>
      {booking.cancelReason !== '' && <p className={classes.soft}>“{booking.cancelReason}”</p>}
    </div>
  );
}
