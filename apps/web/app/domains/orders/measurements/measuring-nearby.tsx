import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { countryName } from '@adunni/contracts/countries';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import type { ServiceCard } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { nearPath } from '../../services/public/measuring-near.ts';
import { nearbyNote } from './nearby-note.ts';
import classes from './visits.module.css';

interface Props {
  order: Pick<Order, 'number' | 'address'>;
  part: Pick<OrderPart, 'maker' | 'items'>;
  /** Who measures for other makers in the country that it goes to. */
  nearby: readonly ServiceCard[];
  /** What the customer has booked of that. */
  booked: readonly BookingRow[];
}

/** Who measures for a part of an order where it goes to, in place of its maker abroad; nothing where nobody does. */
export function MeasuringNearby({ order, part, nearby, booked }: Props) {
  const { address } = order;
  if (!address || nearby.length === 0) return null;
  if (booked.length > 0) return <BookedNearby booked={booked} />;
  const note = nearbyNote(order, part);
  return (
    <>
      <h3 className={classes.own}>Or be measured in person ({countryName(address.countryCode)})</h3>
      <p>
        These workshops measure for orders from other makers. The measurements are saved to your account: once you have
        accepted them, choose them for this order here.
      </p>
      <ul className={classes.nearby}>
        {nearby.map((service) => (
          <li key={service._id}>
            <Link to={nearPath(service, note)}>{service.title}</Link>, {service.maker.name}, {service.maker.city},{' '}
            {service.isFrom && 'from '}
            <Money amount={service.price} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where somebody is measured nearby, and how what is measured comes to the order. */
const BookedNearby = ({ booked }: Pick<Props, 'booked'>) => (
  <>
    <h3 className={classes.own}>Measured by another workshop</h3>
    {booked.map(({ _id, service, maker, guest, startsAt, zone }) => (
      <p key={_id}>
        <Link to={`/bookings/${_id}`}>{service.title}</Link> with {maker.name}
        {guest && `, for ${guest.name}`}: <strong>{momentText(startsAt, zone)}</strong>, {zoneName(zone)} time. Once you
        have accepted the measurements, choose them for this order here.
      </p>
    ))}
  </>
);
