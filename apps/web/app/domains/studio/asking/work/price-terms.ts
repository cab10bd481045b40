import { kobo, percentOf, toKobo, toNaira } from '@adunni/contracts/money';
import { MOST_DAYS } from '@adunni/contracts/studio/asking/names';
import type { AskRecord } from '@adunni/contracts/studio/asking/work';
import { naira } from '../../../../kit/money/naira.ts';

type Pricing = NonNullable<AskRecord['pricing']>;

/** What a maker earns of a price in naira: `You earn ₦88,000 of ₦100,000, after 12% commission.` */
export function earnedText(price: number, { commissionPercent }: Pricing): string {
  const whole = toKobo(price);
  const earned = naira(toNaira(kobo(whole - percentOf(whole, commissionPercent))));
  return `You earn ${earned} of ${naira(price)}, after ${commissionPercent}% commission.`;
}

/** When customers pay for what they accept. */
export const payText = ({ depositPercent, depositFrom }: Pricing): string =>
  `The customer pays when ordering: in full or, from ${naira(depositFrom)} of made-to-measure items in one order, a ${depositPercent}% deposit and the balance before dispatch or pickup.`;

/** What a price list’s proposal fills in: the most that its yards may come to, and no more days than a response takes. */
export const filledBy = ({ high, days }: NonNullable<Pricing['proposal']>): { price: number; days: number } => ({
  price: high,
  days: Math.min(days, MOST_DAYS),
});
