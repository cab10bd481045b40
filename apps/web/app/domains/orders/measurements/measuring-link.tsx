import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { type VisitOfPart, visitPath } from '@adunni/contracts/services/measuring';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { leastPrice, type Measuring, measuringPath, placesText } from '../../services/public/measuring.ts';
import classes from './wanted-panel.module.css';

interface Props {
  order: Pick<Order, '_id' | 'address'>;
  part: Pick<OrderPart, '_id' | 'maker'>;
  /** Where the maker measures; nothing where that is not known. */
  found: Measuring | undefined;
}

interface AbroadProps {
  maker: { name: string };
  measuring: Measuring['measuring'];
  about: VisitOfPart;
}

/** Being measured by a maker in another country: over video, or in person for who travels. */
function MeasuringAbroad({ maker, measuring, about }: AbroadProps) {
  const calls = measuring.filter(({ place }) => place === 'video');
  const there = measuring.filter(({ place }) => place !== 'video');
  const price = leastPrice(calls);
  return (
    <>
      {price !== null && (
        <>
          <p>
            {maker.name} measures by video, wherever you are, from <Money amount={price} />.
          </p>
          <Button variant="default" size="md" mt="xs" component={Link} to={visitPath(calls, about)}>
            Book a measuring call
          </Button>
        </>
      )}
      {there.length > 0 && (
        <p>
          In person, {maker.name} measures {placesText(there, { withCountry: true })}.{' '}
          <Link to={visitPath(there, about)} className={classes.fitting}>
            Book a visit there all the same
          </Link>
        </p>
      )}
    </>
  );
}

/** Leads to the appointment at which a maker measures for a part of an order, or says that they offer none. */
export function MeasuringLink({ order, part, found }: Props) {
  const { maker } = part;
  if (!found) return null;
  const about = { order: order._id, part: part._id };
  const path = measuringPath(found, about);
  if (isSentAbroad(part, order) && found.measuring.length > 0)
    return <MeasuringAbroad maker={maker} measuring={found.measuring} about={about} />;
  const price = leastPrice(found.measuring);
  if (price !== null)
    return (
      <>
        <p>
          {maker.name} measures {placesText(found.measuring)}, from <Money amount={price} />.
        </p>
        <Button variant="default" size="md" mt="xs" component={Link} to={path}>
          Book a measuring visit
        </Button>
      </>
    );
  return (
    <p>
      {maker.name} offers no measuring visits.
      {found.others.length > 0 && (
        <>
          {' '}
          <Link to={path} className={classes.fitting}>
            See their other appointments
          </Link>
        </>
      )}
    </p>
  );
}
