import { countOf } from '../../../../kit/count-of.ts';
import { daysText, priceText } from '../../asking/offer.ts';
import type { Estimating } from './use-estimate.ts';

/** What is known of the price in a few words, and in some more. */
export function summaryOf(
  { estimate, isCurrent, isOnline, problem }: Omit<Estimating, 'retry'>,
  money: (naira: number) => string,
): { head: string; more: string } {
  if (!isCurrent && !isOnline) return { head: 'You’re offline', more: 'The price is estimated once you’re connected.' };
  if (problem) return { head: 'No price estimate', more: 'Try again' };
  if (!estimate) return { head: 'Estimating price…', more: 'From makers’ price lists' };
  const { range, canSew, total } = estimate;
  if (range)
    return {
      head: priceText(range.low, range.high, money),
      more: `${daysText(range.leastDays, range.mostDays)}, ${countOf(canSew, 'maker')}`,
    };
  return total === 0
    ? { head: 'No price estimates yet', more: 'Ask makers for a price' }
    : { head: 'No maker offers this yet', more: 'See why' };
}
