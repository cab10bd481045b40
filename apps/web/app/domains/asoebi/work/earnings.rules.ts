import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { setEarnings } from '@adunni/contracts/asoebi/sums';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { naira } from '../../../kit/money/naira.ts';

type Rates = NonNullable<MakerWork['rates']>;

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
