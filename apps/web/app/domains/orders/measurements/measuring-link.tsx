import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { leastPrice, type Measuring, measuringPath, placesText } from '../../services/public/measuring.ts';
import classes from './wanted-panel.module.css';

interface Props {
  orderId: string;
  partId: string;
  maker: { name: string };
  /** Where the maker measures; nothing where that is not known. */
  found: Measuring | undefined;
}

/** Leads to the appointment at which a maker measures for a part of an order, or says that they offer none. */
export function MeasuringLink({ orderId, partId, maker, found }: Props) {
  if (!found) return null;
  const path = measuringPath(found, { order: orderId, part: partId });
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
