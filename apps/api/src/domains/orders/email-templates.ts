import type { Kobo } from '@adunni/contracts/money';
import { beforeHandover } from '@adunni/contracts/orders/balance-terms';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { EmailTemplate, MailedPiece } from '../../kit/mail/email-template.ts';
import type { OrderRow } from './lock.queries.ts';

const view = (order: OrderRow) => ({ label: 'View your order', path: `/orders/${order._id}` });
const greeting = (order: OrderRow): string => `Dear ${order.contact.firstName},`;

const sums = (order: OrderRow): [string, string][] => [
  ['Subtotal', amountText(order.subtotal)],
  ['Tax', amountText(order.tax)],
  ['Delivery', order.shippingCost === 0 ? 'Free' : amountText(order.shippingCost)],
  ...(order.discount > 0 ? ([['Discount', `−${amountText(order.discount)}`]] as [string, string][]) : []),
  ['Total', amountText(order.totalAmount)],
];

/** The order was placed and waits for its payment. */
export function placedEmail(
  order: OrderRow,
  lines: readonly { title: string; quantity: number; totalPrice: Kobo; picture: MailedPiece['picture'] }[],
): EmailTemplate {
  const waits = 'Your items are reserved while you pay. If the payment window expires, you can order again.';
  return {
    subject: `We have received your order ${order.number}`,
    greeting: greeting(order),
    paragraphs: [
      `Thank you for your order ${order.number}.`,
      ...(order.dueFirst > 0 ? [`${waits} Due now: ${amountText(order.dueFirst)}.`] : []),
    ],
    pieces: lines.map(({ quantity, title, totalPrice, picture }) => ({
      label: `${quantity} × ${title}`,
      value: amountText(totalPrice),
      picture,
    })),
    rows: sums(order),
    action: view(order),
  };
}

interface Paid {
  amount: Kobo;
  /** What must still be paid. */
  left: Kobo;
  /** What follows when that is never paid. */
  terms: string;
  /** What happens next and when the pieces come, in whole sentences. */
  follows: readonly string[];
  pieces: readonly MailedPiece[];
}

/** A payment was booked; the makers begin. */
export function paidEmail(order: OrderRow, { amount, left, terms, follows, pieces }: Paid): EmailTemplate {
  return {
    subject: left > 0 ? `We received your deposit for order ${order.number}` : `Order ${order.number} is paid`,
    greeting: greeting(order),
    paragraphs: [
      amount > 0
        ? `We received your payment of ${amountText(amount)} for order ${order.number}. Thank you.`
        : `There is nothing to pay for your order ${order.number}. It is confirmed.`,
      ...(left > 0
        ? [
            `The balance of ${amountText(left)} is due ${beforeHandover(order.deliveryOption)}. You can pay it at any time. ${terms}`,
          ]
        : []),
      ...follows,
      'You can follow each stage and download your receipt on the order page.',
    ],
    pieces,
    rows: sums(order),
    action: view(order),
  };
}

/** What of a deposit was kept, as was agreed when the order was placed. */
export const keptText = (kept: Kobo): string =>
  `As agreed when you ordered, ${amountText(kept)} of what you paid is kept for the items made for you.`;

/**
 * All of the order, or what the named makers were to make of it, was cancelled; `unpaid` when its balance was never
 * paid, with what is kept and why.
 */
export function cancelledEmail(
  order: OrderRow,
  refund: Kobo,
  { makers, visits }: { makers: readonly string[] | null; visits: readonly string[] },
  unpaid: { kept: Kobo; note: string } | null = null,
): EmailTemplate {
  const what = makers
    ? `Your items from ${makers.join(' and ')} in order ${order.number}`
    : `Your order ${order.number}`;
  const lapsed =
    'The payment window expired, so your items are no longer reserved. Nothing was charged and you can order again.';
  return {
    subject: makers ? `Part of order ${order.number} was cancelled` : `Order ${order.number} is cancelled`,
    greeting: greeting(order),
    paragraphs: [
      `${what} ${makers ? 'have' : 'has'} been cancelled.`,
      ...(unpaid ? [unpaid.note] : []),
      ...(unpaid && unpaid.kept > 0 ? [keptText(unpaid.kept)] : []),
      ...(order.cancelReason === 'expired' ? [lapsed] : []),
      ...(refund > 0
        ? [
            `${amountText(refund)} will be refunded to your original payment method. This usually takes up to ten working days.`,
          ]
        : []),
      ...visits,
      ...(makers ? ['The rest of your order is not affected.'] : []),
    ],
    action: view(order),
  };
}

/** A payment, or some of it, could not be honoured and goes back. */
export function returnedEmail(order: OrderRow, amount: Kobo, reason: string): EmailTemplate {
  return {
    subject: `Refund of ${amountText(amount)} for order ${order.number}`,
    greeting: greeting(order),
    paragraphs: [
      reason,
      `${amountText(amount)} will be refunded to your original payment method. This usually takes up to ten working days.`,
    ],
    action: view(order),
  };
}

/** Staff refunded some or all of an order. */
export function refundedEmail(order: OrderRow, amount: Kobo, reason: string): EmailTemplate {
  return {
    subject: `Refund of ${amountText(amount)} for order ${order.number}`,
    greeting: greeting(order),
    paragraphs: [
      `We have refunded ${amountText(amount)} for your order ${order.number}.`,
      reason,
      'It will be refunded to your original payment method. This usually takes up to ten working days.',
    ],
    action: view(order),
  };
}
