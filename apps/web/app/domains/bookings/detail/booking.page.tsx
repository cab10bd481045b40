import { getBooking } from '@adunni/contracts/bookings/bookings';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { listProposals } from '@adunni/contracts/measurements/measurements';
import { type ClientLoaderFunctionArgs, Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { GetHelp } from '../../../kit/help/get-help.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { Proposals } from '../../measurements/public/proposals.tsx';
import { requirePayer } from '../../payments/public/require-payer.ts';
import { useReturn } from '../../payments/public/use-return.ts';
import { BookingReviewLink, loadBookingReviews } from '../../reviews/public/booking-review-link.tsx';
import { bookingTitle, isUnpaid, serviceBeside, statusLabel, toneOf } from '../labels.ts';
import { WhenLabel } from '../when.tsx';
import type { Route } from './+types/booking.page.ts';
import { BookedFor } from './booked-for.tsx';
import classes from './booking.module.css';
import { BookingActions } from './booking-actions.tsx';
import { BookingConversation } from './booking-conversation.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { BookingPayment } from './booking-payment.tsx';
import { BookingConfirmation } from './confirmation/booking-confirmation.tsx';
import { confirmedOf } from './confirmation/confirmed.ts';
import { ProvidedDetails } from './provided-details.tsx';
import { ReportNotice } from './report/report-notice.tsx';
import { Timeline } from './timeline.tsx';
import { Where } from './where.tsx';

export const meta = () => privateMeta('Your booking');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requirePayer(request);
  const bookingId = params.bookingId ?? '';
  const [{ booking }, [review], { items }] = await Promise.all([
    callApi(getBooking, { params: { bookingId } }),
    loadBookingReviews([bookingId]),
    callApi(listProposals),
  ]);
  return { booking, review, proposals: items.filter(({ about }) => about._id === bookingId) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function BookingPage({ loaderData: { booking, review, proposals } }: Route.ComponentProps) {
  const from = useReturn();
  const confirmed = confirmedOf(booking, from);
  const beside = serviceBeside(booking);
  const { maker, provider, startsAt, endsAt, zone, seats } = booking;
  return (
    <main id="main" className={classes.page}>
      <Link to="/bookings/my-bookings" className={classes.back}>
        My Bookings
      </Link>
      <header className={classes.head}>
        <div>
          <h1>{bookingTitle(booking)}</h1>
          <p className={classes.soft}>
            {beside ? `${beside} with` : 'With'} {provider.name} of{' '}
            <Link to={`/makers/${maker.slug}`}>{maker.name}</Link>
            {seats > 1 && `, ${seats} seats`}
          </p>
        </div>
        <StatusMark tone={toneOf(booking)}>{statusLabel(booking)}</StatusMark>
      </header>
      {confirmed && <BookingConfirmation booking={booking} confirmed={confirmed} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <p className={classes.when} data-off={!AGREED_BOOKINGS.includes(booking.status) || undefined}>
            <WhenLabel startsAt={startsAt} endsAt={endsAt} own={ownZone()} zone={zone} />
          </p>
          <BookedFor booking={booking} />
          <BookingNotice booking={booking} />
          <ReportNotice booking={booking} />
          <Proposals proposals={proposals} isAtHome />
          {!isUnpaid(booking) && <Where booking={booking} />}
        </div>
        <aside className={classes.aside}>
          <BookingPayment booking={booking} returning={confirmed ? null : from.returning} />
          <BookingActions booking={booking} />
          <BookingReviewLink booking={review} />
          <GetHelp about="booking" id={booking._id} />
        </aside>
        <div className={classes.rest}>
          {isUnpaid(booking) && <Where booking={booking} />}
          <ProvidedDetails booking={booking} />
          <BookingConversation booking={booking} />
          <Timeline booking={booking} />
        </div>
      </div>
    </main>
  );
}
