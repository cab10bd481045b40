import { mapUrl } from '@adunni/contracts/bookings/map';
import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { Link } from 'react-router';
import { addressLine } from '../../../../kit/address/address-line.ts';
import { Facts } from '../../../../kit/resource/facts.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import { zoneName } from '../../../availability/public/clocks/times.ts';
import { isApart, PLACE_LABELS, spanText } from '../labels.ts';
import classes from './booking.module.css';

/** When it is, of a call by both clocks, where, for what and with whom. */
export function WhenAndWhere({ booking }: { booking: StaffBooking }) {
  const { startsAt, endsAt, zone, customerZone, service, provider, seats, isWalkIn, status } = booking;
  return (
    <Facts
      facts={[
        [`Date and time (${zoneName(zone)})`, spanText(startsAt, endsAt, zone)],
        [
          `Customer’s time (${zoneName(customerZone)})`,
          isApart(booking, startsAt) && spanText(startsAt, endsAt, customerZone),
        ],
        [
          'Service',
          service._id ? (
            <Link key="service" to={`../../services/${service._id}`} relative="path">
              {service.title}
            </Link>
          ) : (
            service.title
          ),
        ],
        ['With', provider.name],
        ['Attending', booking.guest && [booking.guest.name, booking.guest.phone].filter(Boolean).join(', ')],
        [
          booking.order?.isFitting ? 'Fitting for order' : 'Measuring for order',
          booking.order && <ForOrder key="order" order={booking.order} />,
        ],
        ['Customer’s open orders', !isWalkIn && !booking.order && <OpenOrders key="orders" booking={booking} />],
        ['Seats', seats > 1 && seats],
        ['Where', <Where key="where" booking={booking} />],
        [
          booking.hasProposal ? 'Customer response due' : 'Respond by',
          booking.answerBy && <RespondBy key="respond" booking={booking} at={booking.answerBy} />,
        ],
        [
          'Reserved for payment until',
          status === 'pending' && booking.heldUntil && workMoment(booking.heldUntil, zone),
        ],
        ['Originally booked for', booking.firstStartsAt !== startsAt && workMoment(booking.firstStartsAt, zone)],
        ['Did not come', booking.noShowBy && (booking.noShowBy === 'customer' ? 'The customer' : 'The workshop')],
        ['Booked', `${workMoment(booking.bookedAt, zone)}${isWalkIn ? ', by the workshop' : ''}`],
      ]}
    />
  );
}

/** The order that somebody is measured for, or tries on. */
function ForOrder({ order }: { order: NonNullable<StaffBooking['order']> }) {
  const { _id, number, items, isFitting, isWaiting } = order;
  return (
    <>
      <Link to={`../../orders/${_id}`} relative="path">
        {number}
      </Link>
      , {items.join(', ')}
      {!isWaiting && (
        <span className={classes.place}>It no longer waits for {isFitting ? 'a fitting' : 'measurements'}.</span>
      )}
    </>
  );
}

/** Where all orders of who booked are listed, by the person and not by the name; null for a maker who knows none of them. */
export function ordersOfCustomer({ customer, order, openOrders }: StaffBooking): string | null {
  if (customer._id) return `../../orders?customer=${customer._id}`;
  // A maker is not told whose account it is, only which orders are of the same person.
  const known = order ?? openOrders[0];
  return known ? `../../orders?customerOf=${known._id}` : null;
}

/** What the customer has ordered besides, which a fitting that is for no order may be about. */
function OpenOrders({ booking }: { booking: StaffBooking }) {
  const { openOrders } = booking;
  const all = ordersOfCustomer(booking);
  return (
    <>
      {openOrders.length === 0 && 'None for this workshop.'}
      {openOrders.map(({ _id, number, title }) => (
        <span key={_id} className={classes.place}>
          <Link to={`../../orders/${_id}`} relative="path">
            {number}
          </Link>
          , {title}
        </span>
      ))}{' '}
      {all && (
        <Link to={all} relative="path">
          See all their orders
        </Link>
      )}
    </>
  );
}

/** Until when somebody has to respond, and what happens otherwise. */
function RespondBy({ booking, at }: { booking: StaffBooking; at: string }) {
  return (
    <>
      {workMoment(at, booking.zone)}
      <span className={classes.place}>
        Without a response it is declined automatically{booking.paid > 0 && ' and the customer is refunded in full'}.
      </span>
    </>
  );
}

/** Whether a call is joined by a link, and not by phone. */
const isLink = (address: string): boolean => /^https:\/\//.test(address);

function CallLink({ to }: { to: string }) {
  return (
    <a className={classes.call} href={to} target="_blank" rel="noreferrer">
      {to}
    </a>
  );
}

function Where({ booking: { service, home, address, mapQuery, travel } }: { booking: StaffBooking }) {
  return (
    <>
      {PLACE_LABELS[service.place]}
      {travel && `, ${travel.name}`}
      {home ? (
        <span className={classes.place}>
          <bdi>{home.recipient}</bdi>, <bdi>{addressLine(home)}</bdi>, {home.phone}
        </span>
      ) : (
        address && <span className={classes.place}>{isLink(address) ? <CallLink to={address} /> : address}</span>
      )}
      {mapQuery && (
        <a className={classes.map} href={mapUrl(mapQuery)} target="_blank" rel="noreferrer">
          View on map
        </a>
      )}
    </>
  );
}
