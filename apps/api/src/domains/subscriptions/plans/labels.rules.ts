import type { Kobo } from '@adunni/contracts/money';
import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { INTERVAL_LABELS } from '../billing/invoice.rules.ts';

/** What a plan costs: ₦6,500 a month. */
export const priceOf = ({ amount, interval }: { amount: Kobo; interval: PlanInterval }): string =>
  `${amountText(amount)} ${INTERVAL_LABELS[interval]}`;
