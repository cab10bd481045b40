import type { Kobo } from '@adunni/contracts/money';
import { unpaidSentence } from '@adunni/contracts/orders/balance-terms';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { OrderRow } from '../lock.queries.ts';
import { balanceDueBy } from './rules.ts';
import type { UnpaidSplit } from './terms.rules.ts';

/** Why the customer of a part is asked for its balance. */
export type BalanceOccasion = 'ready' | 'reminder' | 'more-time';

/** What the customer of a part that waits for its balance is told. */
export interface BalanceWait {
  maker: string;
  since: Date;
  /** Of the whole order, since that is what they pay. */
  due: Kobo;
  split: UnpaidSplit;
}

/** The headline of each occasion, of the mail and of the bell. */
export function balanceTitle(occasion: BalanceOccasion, { number }: OrderRow, { maker, since }: BalanceWait): string {
  const by = shopDayLabel(balanceDueBy(since));
  const titles = {
    ready: `Your items from ${maker} are ready: please pay the balance`,
    reminder: `Reminder: please pay the balance of order ${number} by ${by}`,
    'more-time': `You have until ${by} to pay the balance of order ${number}`,
  };
  return titles[occasion];
}

/** What becomes of the money, as mails and the bell say it. */
export const termsText = ({ kept, back }: Pick<UnpaidSplit, 'kept' | 'back'>): string =>
  unpaidSentence(kept > 0 ? amountText(kept) : null, back > 0 ? amountText(back) : null);

/** A part is ready and lacks its balance. */
export function balanceEmail(occasion: BalanceOccasion, order: OrderRow, wait: BalanceWait): EmailTemplate {
  const { maker, since, due, split } = wait;
  const openings = {
    ready: `Your items from ${maker} in order ${order.number} are ready.`,
    reminder: `Your items from ${maker} in order ${order.number} are ready and waiting for you.`,
    'more-time': `You have more time to pay for your items from ${maker} in order ${order.number}.`,
  };
  return {
    subject: balanceTitle(occasion, order, wait),
    greeting: `Dear ${order.contact.firstName},`,
    paragraphs: [
      `${openings[occasion]} They will be released as soon as you have paid the balance of ${amountText(due)}.`,
      `Please pay by ${shopDayLabel(balanceDueBy(since))}. After that, ${maker} can cancel these items. ${termsText(split)} You can pay until they cancel.`,
    ],
    action: { label: 'Pay balance', path: `/orders/${order._id}` },
  };
}
