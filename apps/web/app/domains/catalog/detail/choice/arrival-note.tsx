import { countryInText } from '@adunni/contracts/countries';
import { dutiesText } from '@adunni/contracts/help/duties';
import { aboutDays, arrivalOnceOrdered, standardDays } from '@adunni/contracts/orders/arrival';
import { type Capacity, lackingText, orderableFrom, orderingDay } from '@adunni/contracts/orders/capacity';
import { DeliverTo } from '../../../../kit/destination/deliver-to.tsx';
import { HOME } from '../../../../kit/destination/destination.ts';
import { useDestination } from '../../../../kit/destination/use-destination.ts';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { useHydrated } from '../../../../kit/page/use-hydrated.ts';
import { arrivalLine } from '../../../cart/public/arrival-line.ts';
import { type DeliverySettings, standardCost } from '../../../cart/public/standard-delivery.ts';
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
  /** What the pieces cost. */
  worth: number;
  delivery: DeliverySettings;
}

/** When a product arrives that is ordered as soon as it can be, as the order will promise it, and how that comes about. */
export function ArrivalNote(props: Props) {
  const { capacity, quantity, inCart, lead, measuresLater, isMade, worth, delivery } = props;
  const { min, max } = lead;
  // The page is kept for days on the server, which cannot say what day it is read.
  const isHydrated = useHydrated();
  const countryCode = useDestination();
  const line = { leadDaysMax: max, lacksMeasurements: measuresLater };
  const now = new Date();
  const lacking = capacity && lackingText(capacity, inCart + quantity);
  const from = orderableFrom(capacity, inCart + quantity, now);
  const days = standardDays(delivery, countryCode);
  const arrival = arrivalOnceOrdered([line], days, from);
  const ordered = lacking ? `on ${orderingDay(from)}` : 'today';
  return (
    <>
      <DeliverTo countryCode={countryCode} />
      <p className={classes.ready} data-testid="arrival">
        {lacking && (
          <span className={classes.full}>
            {lacking}
            {inCart > 0 && ` Your cart has ${inCart} already.`}
          </span>
        )}
        {isHydrated ? arrivalLine(arrival, 'standard', now) : `Arrives in ${aboutDays(max + days)}`}
        <span className={classes.day}>
          Standard delivery {countryCode === HOME ? 'within Nigeria' : `to ${countryInText(countryCode)}`} (
          <Cost amount={standardCost(worth, countryCode, delivery)} />)
          {isHydrated && !measuresLater && `, ordered ${ordered}${isMade ? ' with measurements' : ''}`}. Ready in{' '}
          {leadTimeText(min, max)}.
        </span>
        {countryCode !== HOME && <span className={classes.day}>{dutiesText(countryCode)}</span>}
      </p>
    </>
  );
}

const Cost = ({ amount }: { amount: number }) =>
  amount === 0 ? (
    'free'
  ) : (
    <>
      <Money amount={amount} /> an order
    </>
  );
