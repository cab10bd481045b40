import { formatMoney } from '@adunni/contracts/currency/currency';
import { useCurrency } from './currency-context.tsx';

/** Amounts in the display currency where a component cannot stand: in names, fields and lists of words. */
export function useMoney() {
  const { currency, rates } = useCurrency();
  const rate = rates?.rates[currency];
  const shown = currency !== 'NGN' && rate ? { currency, rate } : { currency: 'NGN' as const, rate: 1 };
  return {
    /** `₦`, `US$`, `€`. */
    symbol: symbolOf(shown.currency),
    /** A naira amount as text. */
    text: (naira: number): string => formatMoney(naira, shown.currency, rates),
    /** A naira amount as a number, to the hundredth. */
    fromNaira: (naira: number): number => Number((naira * shown.rate).toFixed(2)),
    /** A number as it was typed, in whole naira. */
    toNaira: (amount: number): number => (shown.rate === 1 ? amount : Math.round(amount / shown.rate)),
  };
}

function symbolOf(currency: string): string {
  if (currency === 'NGN') return '₦';
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
