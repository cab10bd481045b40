import { type Kobo, kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import type { GuestOrderRow } from '../placing/tables.ts';
import type { WaitingRow } from '../waiting/tables.ts';
import { orderPath, waitingPath } from './paths.rules.ts';

type Named = Pick<GuestOrderRow, 'name' | 'number' | 'publicId'>;

const setsText = (count: number): string => (count === 1 ? '1 set' : `${count} sets`);
const greeting = ({ name }: { name: string }): string => `Dear ${name.split(' ')[0]},`;
const view = ({ publicId }: Named) => ({ action: { label: 'View your order', path: orderPath(publicId) } });

/** Confirms a payment. Whoever holds the link in it sees and changes the order. */
export function orderPaidEmail(
  order: Named & Pick<GuestOrderRow, 'total' | 'paid' | 'refunded' | 'status'>,
  amount: Kobo,
): EmailTemplate {
  const left = kobo(order.total - order.paid + order.refunded);
  return {
    subject: `Payment received: ${order.number}`,
    greeting: greeting(order),
    paragraphs: [
      `We have received ${amountText(amount)} for your aso-ebi.`,
      'Keep this email: its link leads to your order, where you see how it stands and can change it. Anyone who has the link can do so.',
    ],
    rows: [
      ['Order', order.number],
      ['Paid', amountText(kobo(order.paid - order.refunded))],
      ...(left > 0 ? ([['Amount due', amountText(left)]] as [string, string][]) : []),
    ],
    ...view(order),
  };
}

/** Tells that a payment goes back which the order could not take. */
export const paymentReturnedEmail = (order: Named, amount: Kobo, reason: string): EmailTemplate => ({
  subject: `Payment refunded: ${order.number}`,
  greeting: greeting(order),
  paragraphs: [
    `${reason} ${amountText(amount)} will be returned to your original payment method, usually within ten working days.`,
  ],
  ...view(order),
});

/** Tells that sets of an order were cancelled, and what goes back. */
export const setsCancelledEmail = (
  order: Named,
  { sets, refund, reason }: { sets: number; refund: Kobo; reason: string },
): EmailTemplate => ({
  subject: `Cancelled: ${setsText(sets)} of ${order.number}`,
  greeting: greeting(order),
  paragraphs: [
    `${reason} ${setsText(sets)} of your order ${sets === 1 ? 'was' : 'were'} cancelled.`,
    refund > 0
      ? `${amountText(refund)} will be returned to your original payment method, usually within ten working days.`
      : 'Nothing is refunded.',
  ],
  ...view(order),
});

/** Tells that money of a set goes back which stays with its guest. */
export const setRefundedEmail = (
  order: Named,
  { wearer, refund }: { wearer: string; refund: Kobo },
): EmailTemplate => ({
  subject: `Refund: ${order.number}`,
  greeting: greeting(order),
  paragraphs: [
    `We looked into the set for ${wearer} and decided for you. ${amountText(refund)} will be returned to your original payment method, usually within ten working days.`,
  ],
  ...view(order),
});

/** Reminds of a balance that is due soon. */
export const balanceDueEmail = (order: Named, { due, day }: { due: Kobo; day: string }): EmailTemplate => ({
  subject: `${amountText(due)} due by ${day}: ${order.number}`,
  greeting: greeting(order),
  paragraphs: [`The balance of your aso-ebi is due by ${day}. Orders without it are cancelled three days later.`],
  action: { label: 'Pay the balance', path: orderPath(order.publicId) },
});

/** Offers sets to who waited for them. */
export const offerEmail = (
  entry: Pick<WaitingRow, 'name' | 'publicId' | 'quantity'>,
  { title, until }: { title: string; until: string },
): EmailTemplate => ({
  subject: `Available now: ${title}`,
  greeting: greeting(entry),
  paragraphs: [
    `${setsText(entry.quantity)} of “${title}” ${entry.quantity === 1 ? 'is' : 'are'} kept for you until ${until}.`,
    'Order before then, or tell us that you no longer want them, so that the next person can have them.',
  ],
  action: { label: 'Order now', path: waitingPath(entry.publicId) },
});

/** Tells somebody who waits that there will be none. */
export const withdrawnEmail = (entry: Pick<WaitingRow, 'name' | 'publicId'>, title: string): EmailTemplate => ({
  subject: `No longer offered: ${title}`,
  greeting: greeting(entry),
  paragraphs: [`The host no longer offers “${title}”, so you are no longer on its waiting list.`],
  action: { label: 'View details', path: waitingPath(entry.publicId) },
});
