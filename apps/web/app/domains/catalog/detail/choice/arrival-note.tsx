import { aboutDays, arrivalOnceOrdered } from '@adunni/contracts/orders/arrival';
import { type Capacity, lackingText, orderableFrom, orderingDay } from '@adunni/contracts/orders/capacity';
import { useHydrated } from '../../../../kit/page/use-hydrated.ts';
import { arrivalLine } from '../../../cart/public/arrival-line.ts';
import { leadTimeText } from '../../public/lead-time.ts';
import classes from './add-to-cart.module.css';

interface Props {
  /** What its maker can still start; null of what is not made to measure, and while that is not known. */
  capacity: Capacity | null;
  quantity: number;
  /** How many the cart wants made by them already. */
  inCart: number;
  /** Days in which it is made. */
  lead: { min: number; max: number };
  measuresLater: boolean;
  /** Whether the days count from when its measurements are there. */
  isMade: boolean;
  /** Days of standard delivery within Nigeria. */
  deliveryDays: number;
}

/** When a product arrives that is ordered as soon as it can be, as the order will promise it, and how that comes about. */
export function ArrivalNote(props: Props) {
  const { capacity, quantity, inCart, lead, measuresLater, isMade, deliveryDays } = props;
  const { min, max } = lead;
  // The page is kept for days on the server, which cannot say what day it is read.
  const isHydrated = useHydrated();
  const line = { leadDaysMax: max, lacksMeasurements: measuresLater };
  const now = new Date();
  const lacking = capacity && lackingText(capacity, inCart + quantity);
  const from = orderableFrom(capacity, inCart + quantity, now);
  const arrival = arrivalOnceOrdered([line], deliveryDays, from);
  const ordered = lacking ? `on ${orderingDay(from)}` : 'today';
  return (
    <p className={classes.ready} data-testid="arrival">
      {lacking && (
        <span className={classes.full}>
          {lacking}
          {inCart > 0 && ` Your cart has ${inCart} already.`}
        </span>
      )}
      {isHydrated ? arrivalLine(arrival, 'standard', now) : `Arrives in ${aboutDays(max + deliveryDays)}`}
      <span className={classes.day}>
        Standard delivery within Nigeria
        {isHydrated && !measuresLater && `, ordered ${ordered}${isMade ? ' with measurements' : ''}`}. Ready in{' '}
        {leadTimeText(min, max)}.
      </span>
    </p>
  );
}
