import { countryName } from '@adunni/contracts/countries';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import type { ServiceCard } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { nearPath } from '../../services/public/measuring-near.ts';
import { nearbyNote } from './nearby-note.ts';
import classes from './visits.module.css';

interface Props {
  order: Pick<Order, 'number' | 'address'>;
  part: Pick<OrderPart, 'maker' | 'items'>;
  /** Who measures for other makers in the country that it goes to. */
  nearby: readonly ServiceCard[];
}

/** Who measures for a part of an order where it goes to, in place of its maker abroad; nothing where nobody does. */
export function MeasuringNearby({ order, part, nearby }: Props) {
  const { address } = order;
  if (!address || nearby.length === 0) return null;
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
