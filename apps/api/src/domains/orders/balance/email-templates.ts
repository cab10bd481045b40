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
    ready: `${maker} has finished your pieces: please pay the balance`,
    reminder: `Reminder: please pay the balance of order ${number} by ${by}`,
    'more-time': `You have until ${by} to pay the balance of order ${number}`,
  };
  return titles[occasion];
}

/** What becomes of the money, as mails and the bell say it. */
const termsText = ({ kept, back }: UnpaidSplit): string =>
  unpaidSentence(kept > 0 ? amountText(kept) : null, back > 0 ? amountText(back) : null);

/** A part is ready and lacks its balance. */
export function balanceEmail(occasion: BalanceOccasion, order: OrderRow, wait: BalanceWait): EmailTemplate {
  const { maker, since, due, split } = wait;
  const openings = {
    ready: `Your pieces by ${maker}, from order ${order.number}, are ready.`,
    reminder: `Your pieces by ${maker}, from order ${order.number}, are ready and waiting for you.`,
    'more-time': `Your pieces by ${maker}, from order ${order.number}, are being kept for you for longer.`,
  };
  return {
    subject: balanceTitle(occasion, order, wait),
    greeting: `Dear ${order.contact.firstName},`,
    paragraphs: [
      `${openings[occasion]} They leave the workshop once the balance of ${amountText(due)} is paid.`,
      `Please pay it by ${shopDayLabel(balanceDueBy(since))}. If it is not paid by then, ${maker} may cancel their part of your order. ${termsText(split)} Until they cancel it you can still pay.`,
    ],
    action: { label: 'Pay balance', path: `/orders/${order._id}` },
  };
}
