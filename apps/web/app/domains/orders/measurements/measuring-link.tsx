import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { measuringPath, placesText, useMeasuring } from '../../services/public/measuring.ts';
import classes from './wanted-panel.module.css';

interface Props {
  orderId: string;
  partId: string;
  maker: { slug: string; name: string };
}

/** Leads to the appointment at which a maker measures for a part of an order, or says that they offer none. */
export function MeasuringLink({ orderId, partId, maker }: Props) {
  const found = useMeasuring(maker.slug);
  if (!found) return null;
  const path = measuringPath(found, { order: orderId, part: partId });
  const [cheapest] = found.measuring;
  if (cheapest)
    return (
      <p>
        Rather be measured by {maker.name}?{' '}
        <Link to={path} className={classes.fitting}>
          Book a measuring
        </Link>{' '}
        {placesText(found.measuring)}, from <Money amount={cheapest.price} />.
      </p>
    );
  return (
    <p>
      {maker.name} offers no measuring appointments.
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
