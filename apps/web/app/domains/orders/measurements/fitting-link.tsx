import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { Link } from 'react-router';
import { Money } from '../../../kit/money/currency-context.tsx';
import { fittingPath, leastPrice, placesText, useMeasuring } from '../../services/public/measuring.ts';
import { fittingDay, tooEarlyText } from '../public/fitting-day.ts';
import classes from './wanted-panel.module.css';

interface Props {
  order: Pick<Order, '_id' | 'placedAt'>;
  part: Pick<OrderPart, '_id' | 'maker' | 'stage' | 'readyBy' | 'events'>;
}

/** Whether a fitting of a part is still to come: its maker has taken it on, and nobody has tried it on. */
export function awaitsFitting(
  part: Pick<OrderPart, 'kind' | 'stage' | 'isRefunded'>,
  { status }: Pick<Order, 'status'>,
) {
  const path = STAGE_PATHS['made-to-measure'];
  const at = path.indexOf(part.stage);
  const isPaid = status === 'paid' || status === 'part-paid';
  const isAhead = at >= path.indexOf('confirmed') && at <= path.indexOf('first-fitting');
  return part.kind === 'made-to-measure' && isPaid && !part.isRefunded && isAhead;
}

/** Leads to the appointments at which a part of an order is tried on; to a message where its maker offers none. */
export function FittingLink({ order, part }: Props) {
  const { _id, maker } = part;
  const found = useMeasuring(maker.slug);
  if (!found) return null;
  const price = leastPrice(found.fitting);
  if (price === null) return <p>Message {maker.name} to arrange a fitting.</p>;
  const early = tooEarlyText(fittingDay(order, part, new Date()));
  return (
    <p>
      What is sewn is tried on at a fitting.{' '}
      <Link to={fittingPath(found, { order: order._id, part: _id })} className={classes.fitting}>
        Book a fitting
      </Link>{' '}
      {placesText(found.fitting)}, from <Money amount={price} />. {early}
    </p>
  );
}
