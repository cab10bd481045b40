import { formatMoney } from '@adunni/contracts/currency/currency';
import { type Kobo, toNaira } from '@adunni/contracts/money';

/** An amount as emails, documents and refusals show it: `₦6,500`. */
export const amountText = (amount: Kobo): string => formatMoney(toNaira(amount));
