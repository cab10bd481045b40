import { formatMoney } from '../currency/currency.ts';
import type { MaybeNaira } from '../money.ts';

/** An amount as it was charged, in whatever currency that was: `₦47,250`, `USD 40.00`. */
export const chargedText = <N extends number>(amount: MaybeNaira<N>, currency: string): string =>
  currency === 'NGN'
    ? formatMoney(amount)
    : `${currency} ${amount.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
