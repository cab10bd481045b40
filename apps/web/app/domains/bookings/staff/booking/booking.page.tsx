import { bookingResource, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { BOOKING_STATUSES, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { isStaff } from '@adunni/contracts/roles';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PhotoStrip } from '../../../../kit/photos/photo-strip.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import { withoutDetails } from '../labels.ts';
import { ReportPanel } from '../report/report-panel.tsx';
import classes from './booking.module.css';
import { BookingMoney } from './booking-money.tsx';
import { BookingConversation } from './conversation.tsx';
import { FrozenTerms } from './frozen-terms.tsx';
import { Measurements } from './measurements.tsx';
import { Steps } from './steps.tsx';
import { Timeline } from './timeline.tsx';
import { ordersOfCustomer, WhenAndWhere } from './when-and-where.tsx';

export const meta = () => privateMeta('Booking');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { role } = requireSession(request, bookingResource.access);
  return { isOfStaff: isStaff(role), ...(await getRecord(bookingResource, params.bookingId ?? '')) };
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.number,
};

export default function StaffBookingPage() {
  const { record: booking, isOfStaff } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead
        title={<NumberText>{`Booking ${booking.number}`}</NumberText>}
        picture={booking.service.picture}
        lead={
          <>
            <StatusLabel of={BOOKING_STATUSES} is={booking.status} />
            {booking.status === 'pending' &&
              (booking.answerBy
                ? `, awaiting ${booking.hasProposal ? 'customer response' : 'confirmation'}`
                : ', payment in progress')}
            , {booking.service.title} for <bdi>{booking.customer.name}</bdi>
            {isOfStaff && `, at ${booking.maker.name}`}
          </>
        }
      />
      <Steps booking={booking} isOfStaff={isOfStaff} />
      <Notices booking={booking} />
      <div className={classes.columns}>
        <div>
          <WhenAndWhere booking={booking} />
          <ReportPanel booking={booking} />
          <ProvidedDetails booking={booking} />
          <Measurements booking={booking} />
          <BookingConversation booking={booking} />
          {!booking.isWalkIn && <FrozenTerms booking={booking} />}
        </div>
        <aside className={classes.aside} aria-label="About the booking">
          <Customer booking={booking} />
          <BookingMoney booking={booking} isOfStaff={isOfStaff} />
          <Timeline booking={booking} />
        </aside>
      </div>
    </main>
  );
}

/** What waits for somebody, and why it ended. */
function Notices({ booking }: { booking: StaffBooking }) {
  const { _id, proposal, cancelReason, zone, customer, service, address, lostCall, status, can, report } = booking;
  const isAhead = LIVE_BOOKINGS.includes(status) && !can.complete;
  return (
    <>
      {service.place === 'video' && address === '' && isAhead && (
        <p className={classes.notice}>
          {lostCall ? 'The joining details were removed.' : 'The customer has no joining details yet.'}{' '}
          <Link to={`../edit/${_id}`} relative="path">
            Add a link or phone number
          </Link>
        </p>
      )}
      {can.complete && Date.parse(booking.endsAt) <= Date.now() && report?.status !== 'open' && (
        <p className={classes.notice}>
          This appointment is over. Record it: complete it, or mark it as a no-show.
          {can.reschedule && ' If you agreed on a later time with the customer, reschedule it instead.'}
          {service.place === 'video' && address === '' && ` ${withoutDetails(lostCall)}`}
        </p>
      )}
      {proposal && (
        <p className={classes.notice}>
          {workMoment(proposal.startsAt, zone)} with {proposal.provider} was proposed instead.{' '}
          <bdi>{customer.name}</bdi> has not responded yet.
        </p>
      )}
      {cancelReason && <p className={classes.notice}>Reason: {cancelReason}</p>}
    </>
  );
}

/** What the customer gave along, and what the workshop noted for itself. */
function ProvidedDetails({ booking: { note, photos, workNote } }: { booking: StaffBooking }) {
  return (
    <>
      {(note || photos.length > 0) && (
        <Section title="From the customer">
          {note && <p className={classes.note}>{note}</p>}
          <PhotoStrip photos={photos} of="From the customer" />
        </Section>
      )}
      {workNote && (
        <Section title="Internal note">
          <p className={classes.note}>{workNote}</p>
        </Section>
      )}
    </>
  );
}

function Customer({ booking }: { booking: StaffBooking }) {
  const { customer, isWalkIn } = booking;
  const orders = ordersOfCustomer(booking);
  return (
    <Section title="Customer">
      <p className={classes.contact}>
        {customer._id ? (
          <Link to={`/admin/users/${customer._id}`}>{customer.name}</Link>
        ) : orders ? (
          <Link to={orders} relative="path">
            {customer.name}
          </Link>
        ) : (
          customer.name
        )}
        {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
        {customer.phone && <a href={`tel:${customer.phone}`}>{customer.phone}</a>}
        {isWalkIn && <span className={classes.soft}>Walk-in</span>}
      </p>
    </Section>
  );
}
