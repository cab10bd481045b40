import { DEFAULT_CURRENCY, formatMoney } from '@adunni/contracts/currency/currency';

/** An amount as staff and makers read it, always in the currency that is charged: `₦5,000`, below nothing `−₦5,000`. */
export const naira = (amount: number): string =>
  amount < 0 ? `−${formatMoney(-amount, DEFAULT_CURRENCY)}` : formatMoney(amount, DEFAULT_CURRENCY);
