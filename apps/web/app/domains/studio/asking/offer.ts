import type { Estimate } from '@adunni/contracts/studio/estimate';
import { countOf } from '../../../kit/count-of.ts';

/** What a maker’s price list says of a design. */
export type Offer = Estimate['makers'][number];

/** What a maker’s price covers: nothing else is charged for what is accepted. */
export const PRICE_TERMS = 'Sewing and fabric included. Tax and delivery are added at checkout.';

type Money = (naira: number) => string;

/** `₦85,000`, or `₦85,000–₦92,000` while the yards are estimated. */
export const priceText = (low: number, high: number, money: Money): string =>
  money(low) === money(high) ? money(low) : `${money(low)}–${money(high)}`;

/** `12 days`, `12–20 days`. */
export const daysText = (least: number, most: number): string =>
  least === most ? countOf(most, 'day') : `${least}–${countOf(most, 'day')}`;

/** Why a maker stands out among those who can sew a design, in words; the cheapest come first. */
export function standOut(makerId: string, offers: readonly Offer[]): string[] {
  if (offers.length < 2) return [];
  return [
    ...(offers[0]?._id === makerId ? ['Lowest price'] : []),
    ...(fastestOf(offers)?._id === makerId ? ['Fastest'] : []),
  ];
}

const fastestOf = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>((best, each) => (best && best.days <= each.days ? best : each), undefined);

/** Whom to ask: the cheapest, the fastest, then the next cheapest. */
export function proposedOf(offers: readonly Offer[], most: number): string[] {
  const fastest = fastestOf(offers);
  const ids = [offers[0], fastest, ...offers].flatMap((offer) => offer?._id ?? []);
  return [...new Set(ids)].slice(0, most);
}

/** Those whose prices are known first, the cheapest first; the others as they were. */
export function byOffer<M extends { _id: string }>(makers: readonly M[], offers: readonly Offer[]): M[] {
  const places = new Map(offers.map(({ _id }, place) => [_id, place]));
  const placeOf = ({ _id }: M): number => places.get(_id) ?? offers.length;
  return makers.toSorted((one, other) => placeOf(one) - placeOf(other));
}
