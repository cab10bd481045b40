import { Link } from 'react-router';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { type Awaiting, visitOf } from '../awaiting.ts';
import classes from './for-orders.module.css';

/** Orders of which something is still to be measured for or tried on: each leads to its next visit. */
export function ForOrders({ awaiting }: { awaiting: readonly Awaiting[] }) {
  if (awaiting.length === 0) return null;
  return (
    <section className={classes.orders} aria-labelledby="for-orders">
      <h3 id="for-orders">For your orders</h3>
      <ul>
        {awaiting.map((part) => (
          <li key={part.partId}>
            <Way part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next visit of a part of an own order. */
export function Way({ part }: { part: Awaiting }) {
  const { next, order, maker, items } = part;
  return (
    <>
      <Link to={visitOf(part, next)}>
        {next === 'fitting' ? `Book a fitting with ${maker.name}` : `Book a measuring visit with ${maker.name}`}
      </Link>
      <span>
        {items.join(', ')}, <NumberText>{`order ${order.number}`}</NumberText>.
        {next === 'measuring' && ' The measuring visit comes first, the fitting later.'}
      </span>
    </>
  );
}

/** Asks of a fitting that was found elsewhere whether it is for such an order: which is led to its next visit. */
export function IsForOrder({ awaiting, serviceId }: { awaiting: readonly Awaiting[]; serviceId: string }) {
  if (awaiting.length === 0) return null;
  return (
    <section className={classes.orders} aria-labelledby="for-orders">
      <h2 id="for-orders">Is this for an order?</h2>
      <ul>
        {awaiting.map((part) => (
          <li key={part.partId}>
            {part.next === 'fitting' ? (
              <>
                <Link to={visitOf(part, part.next, serviceId)}>Book it for {part.items.join(', ')}</Link>
                <span>
                  <NumberText>{`Order ${part.order.number}`}</NumberText>.
                </span>
              </>
            ) : (
              <Way part={part} />
            )}
          </li>
        ))}
      </ul>
      <p>If it’s for something else, choose a time below.</p>
    </section>
  );
}
