import { formatMoney } from '@adunni/contracts/currency';
import { type Kobo, toNaira } from '@adunni/contracts/money';
import type { PlanInterval } from '@adunni/contracts/subscriptions/states';
import { INTERVAL_WORDS } from './billing/invoice.rules.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A day in Lagos as letters and the history write it: 21 November 2026. */
export const dateOf = (at: Date): string => longDate.format(at);

export const moneyOf = (amount: Kobo): string => formatMoney(toNaira(amount));

/** What a plan costs: ₦6,500 a month. */
export const priceOf = ({ amount, interval }: { amount: Kobo; interval: PlanInterval }): string =>
  `${moneyOf(amount)} ${INTERVAL_WORDS[interval]}`;
