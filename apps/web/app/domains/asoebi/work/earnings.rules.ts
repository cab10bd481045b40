import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { HANDED_OVER_DAYS, setEarnings } from '@adunni/contracts/asoebi/sums';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { countOf } from '../../../kit/count-of.ts';
import { naira } from '../../../kit/money/naira.ts';
import { nextPayoutText, payoutOf } from '../../payouts/public/payout-day.ts';

type Rates = NonNullable<MakerWork['rates']>;

/** When the day of an event is over in Lagos, in ms. */
const endOf = (day: string): number => Date.parse(`${day}T23:00:00Z`);
const DAY_MS = 24 * 3_600_000;

/** When what guests pay for sets becomes available, and in which payout it is at the latest. `day` is the event’s, `now` in ms. */
export function setsAvailableText(day: string | null, now: number): string {
  const pending = 'What a guest pays is pending until all sets of their order are handed over.';
  const latest = day && endOf(day) + HANDED_OVER_DAYS * DAY_MS;
  const atLatest =
    latest && latest > now
      ? ` Sets that are paid for and ready are released ${countOf(HANDED_OVER_DAYS, 'day')} after the event at the latest, for ${payoutOf(latest)}.`
      : '';
  return `${pending}${atLatest} ${nextPayoutText(now)}`;
}

/** What a workshop earns of one set of a price in naira: `₦90,250 of ₦95,000, after 5% commission`. */
export function earnedText(price: number, rates: Rates): string {
  const earned = naira(toNaira(setEarnings(toKobo(price), rates)));
  return rates.addsFee
    ? `${earned}, the whole price: guests pay our fee on top`
    : `${earned} of ${naira(price)}, after ${rates.commissionPercent}% commission`;
}

/** What handing over these sets brings for their deliveries: `₦2,500 an order`; null where nothing is delivered. */
export function deliveryEarned(
  deliveries: readonly { _id: string; name: string; price: number }[],
  sets: readonly { handover: { _id: string } }[],
): string | null {
  const used = deliveries.filter(({ _id }) => sets.some(({ handover }) => handover._id === _id));
  if (used.length === 0) return null;
  return used
    .map(({ name, price }) => `${price > 0 ? `${naira(price)} an order` : 'nothing'} for “${name}”`)
    .join(', ');
}
