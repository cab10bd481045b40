import { MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import type { Service, ServiceCard } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import type { Awaiting } from '../awaiting.ts';
import classes from './for-orders.module.css';
import { Way } from './for-orders.tsx';

interface Props {
  maker: Pick<Service['maker'], 'name'>;
  /** Parts of own orders with other makers that are still to be measured for or tried on. */
  elsewhere: readonly Awaiting[];
  /** Where this maker measures people for what others make them. */
  measuring: readonly Pick<ServiceCard, '_id' | 'title'>[];
}

/** Says at a fitting of a maker with whom nothing waits for one what it is for, and what may be meant instead. */
export function NoOrder({ maker, elsewhere, measuring }: Props) {
  return (
    <section className={classes.orders} aria-labelledby="no-order">
      <h2 id="no-order">You have no order with {maker.name} that waits for a fitting</h2>
      <p>
        This fitting is for what {maker.name} is making for you. Book it only if they are making something for you that
        you did not order here.
      </p>
      <ul>
        {elsewhere.map((part) => (
          <li key={part.partId}>
            <Way part={part} />
          </li>
        ))}
        {measuring.map(({ _id, title }) => (
          <li key={_id}>
            <Link to={`/bookings/create?service=${_id}`}>{title}</Link>
            <span>To be measured by {maker.name} for what another maker sews.</span>
          </li>
        ))}
        {measuring.length === 0 && (
          <li>
            <Link to={`/services?category=${MEASURING_CATEGORY}`}>See all measuring and fitting services</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
