import { useMoney } from '../../../kit/money/use-money.ts';
import classes from './makers.module.css';
import { daysText, type Offer, priceText, standOut } from './offer.ts';

/** What a maker asks by their price list, and why they stand out; nothing where they have none for it. */
export function MakerFacts({ makerId, offers }: { makerId: string; offers: readonly Offer[] }) {
  const { text } = useMoney();
  const offer = offers.find(({ _id }) => _id === makerId);
  if (!offer) return null;
  const { low, high, days } = offer;
  const facts = [priceText(low, high, text), daysText(days, days), ...standOut(makerId, offers)];
  return <span className={classes.facts}>{facts.join(', ')}</span>;
}
