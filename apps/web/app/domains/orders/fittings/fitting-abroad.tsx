import { fitTerms, withoutFitting } from '@adunni/contracts/orders/fitting/fit-terms';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { destinationText } from '@adunni/contracts/services/attending';
import { Link } from 'react-router';
import { fittingPath, leastPrice, type Measuring } from '../../services/public/measuring.ts';
import classes from '../measurements/wanted-panel.module.css';

interface Props {
  order: Pick<Order, '_id' | 'address'>;
  part: Pick<OrderPart, '_id' | 'maker'>;
  /** Whether one is booked already. */
  isBooked: boolean;
  /** Whether one can be booked yet. */
  isOpen: boolean;
  /** Where the maker fits; nothing where that is not known. */
  found: Measuring | undefined;
  /** Until how many days after delivery its customer can say that it does not match; null where that is not known. */
  fitWindowDays: number | null;
}

/** What holds of the fitting of something that is sent to another country, with the way to one for who travels. */
export function FittingAbroad({ order, part, isBooked, isOpen, found, fitWindowDays }: Props) {
  const { _id, maker } = part;
  const isOffered = found !== undefined && leastPrice(found.fitting) !== null;
  return (
    <>
      <p>
        {withoutFitting(maker)}
        {order.address && ` Your order goes to ${destinationText(order.address)}.`}
        {fitWindowDays !== null && ` ${fitTerms(fitWindowDays)}`}
      </p>
      {isOffered && isOpen && (
        <p>
          <Link to={fittingPath(found, { order: order._id, part: _id })} className={classes.fitting}>
            {isBooked ? `Book another fitting in ${maker.city}` : `Book a fitting in ${maker.city} all the same`}
          </Link>
        </p>
      )}
    </>
  );
}
