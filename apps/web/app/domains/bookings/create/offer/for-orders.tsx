import { Link } from 'react-router';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { type Awaiting, fittingOf } from '../awaiting.ts';
import classes from './for-orders.module.css';

/** Orders of which something is still to be tried on: each leads to the fittings of its maker, or says when it will. */
export function ForOrders({ awaiting }: { awaiting: readonly Awaiting[] }) {
  if (awaiting.length === 0) return null;
  return (
    <section className={classes.orders} aria-labelledby="for-orders">
      <h3 id="for-orders">For your orders</h3>
      <ul>
        {awaiting.map((part) => (
          <li key={part.partId}>
            {part.isConfirmed ? (
              <Link to={fittingOf(part)}>Book a fitting with {part.maker.name}</Link>
            ) : (
              <Link to={`/orders/${part.order._id}`}>{part.items.join(', ')}</Link>
            )}
            <span>
              {part.isConfirmed
                ? `${part.items.join(', ')}, order `
                : `You can book a fitting once ${part.maker.name} has confirmed order `}
              <NumberText>{part.order.number}</NumberText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks of a fitting that was found elsewhere whether it is for such an order, so that both tell of each other. */
export function IsForOrder({ awaiting, serviceId }: { awaiting: readonly Awaiting[]; serviceId: string }) {
  const confirmed = awaiting.filter(({ isConfirmed }) => isConfirmed);
  if (confirmed.length === 0) return null;
  return (
    <section className={classes.orders} aria-labelledby="for-orders">
      <h2 id="for-orders">Is this for an order?</h2>
      <ul>
        {confirmed.map((part) => (
          <li key={part.partId}>
            <Link to={fittingOf(part, serviceId)}>Book it for {part.items.join(', ')}</Link>
            <span>
              Order <NumberText>{part.order.number}</NumberText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
