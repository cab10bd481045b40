import type { Kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { Offer } from '../billing/invoice.rules.ts';
import type { InvoiceRow } from '../lock.queries.ts';
import { priceOf } from '../plans/labels.rules.ts';
import type { SubscriptionRow } from '../rules.ts';

type Written = EmailTemplate & { action: { label: string; path: string } };

const MINE = { label: 'View your subscription', path: '/account/subscription' };
const BILLING = { label: 'View billing', path: '/subscription/billing' };

/** A free trial has begun. */
export const trialEmail = (greeting: string, offer: Offer, endsAt: Date): Written => ({
  subject: `Your free trial of ${offer.planName} has started`,
  greeting,
  paragraphs: [
    `Your free trial of ${offer.planName} lasts until ${shopDayLabel(endsAt)}.`,
    `If you save a card before then, ${offer.planName} continues at ${priceOf(offer)}. Without a card it ends and you are not charged.`,
    'We remind you three days before it ends.',
  ],
  action: MINE,
});

/** A trial or a period ends in three days. `charged` is what the saved card is then charged; null without a card. */
export function reminderEmail(greeting: string, row: SubscriptionRow, offer: Offer, charged: Kobo | null): Written {
  const day = shopDayLabel(row.periodEnd);
  const ends = row.cancelAtPeriodEnd || charged === null;
  const what = row.status === 'trial' ? 'free trial' : 'subscription';
  const follows = ends
    ? 'You will not be charged. Subscribe before then to keep your access.'
    : `${offer.planName} then continues and your saved card is charged ${amountText(charged)}. You can cancel at any time before.`;
  return {
    subject: ends ? `Your ${what} ends on ${day}` : `Your ${what} renews on ${day}`,
    greeting,
    paragraphs: [`Your ${what} of ${offer.planName} runs until ${day}.`, follows],
    action: MINE,
  };
}

/** A pause ends in three days. */
export const resumingEmail = (
  greeting: string,
  offer: Offer,
  { resumesAt, periodEnd }: { resumesAt: Date; periodEnd: Date },
  amount: Kobo,
): Written => ({
  subject: `Your ${offer.planName} resumes on ${shopDayLabel(resumesAt)}`,
  greeting,
  paragraphs: [
    `Your pause ends on ${shopDayLabel(resumesAt)} and your premium access resumes. Your remaining paid time lasts until ${shopDayLabel(periodEnd)}.`,
    `${offer.planName} then continues and your saved card is charged ${amountText(amount)}. You can cancel at any time before.`,
  ],
  action: MINE,
});

/** It was paused instead of renewed, since the person is suspended. */
export const pausedBySuspensionEmail = (greeting: string, offer: Offer): Written => ({
  subject: `Your ${offer.planName} is paused`,
  greeting,
  paragraphs: [
    `Your account is suspended, so ${offer.planName} was not renewed. It is paused, and nothing is charged.`,
    'Once your account is active again, you can resume or cancel it at any time.',
  ],
  action: MINE,
});

/** An invoice was paid. */
export const receiptEmail = (
  greeting: string,
  { number, lines, amount }: InvoiceRow,
  offer: Offer,
  { periodStart, periodEnd }: Pick<SubscriptionRow, 'periodStart' | 'periodEnd'>,
): Written => ({
  subject: `Your receipt ${number} for ${offer.planName}`,
  greeting,
  paragraphs: [
    `Thank you. ${offer.planName} is paid from ${shopDayLabel(periodStart)} to ${shopDayLabel(periodEnd)}.`,
    'Your invoice is on the billing page.',
  ],
  rows: [
    ...lines.map((line): [string, string] => [line.label, amountText(line.amount)]),
    ['Total', amountText(amount)] as [string, string],
  ],
  action: BILLING,
});

/** A renewal could not be charged; `next` is when it is tried again. */
export const failedEmail = (
  greeting: string,
  { number, amount }: Pick<InvoiceRow, 'number' | 'amount'>,
  offer: Offer,
  next: Date,
): Written => ({
  subject: `We could not renew your ${offer.planName}`,
  greeting,
  paragraphs: [
    `The payment of ${amountText(amount)} for invoice ${number} failed, so your premium access is paused.`,
    `We will try again on ${shopDayLabel(next)}. Pay now with any card to restore access immediately.`,
  ],
  action: { ...BILLING, label: 'Pay now' },
});

/** The bank wants the person to confirm a charge of their saved card. */
export const confirmEmail = (greeting: string, amount: Kobo, offer: Offer): Written => ({
  subject: `Please confirm the payment for ${offer.planName}`,
  greeting,
  paragraphs: [
    `Your bank asks you to confirm the payment of ${amountText(amount)} for ${offer.planName}.`,
    'You can find the link on the billing page. It is valid for one day.',
  ],
  action: { ...BILLING, label: 'Confirm payment' },
});

/** It is set to end. */
export const cancelledEmail = (greeting: string, offer: Offer, until: Date): Written => ({
  subject: `Your ${offer.planName} ends on ${shopDayLabel(until)}`,
  greeting,
  paragraphs: [
    `You have cancelled ${offer.planName}. You keep premium access until ${shopDayLabel(until)} and will not be charged again.`,
    'You can undo this until then.',
  ],
  action: MINE,
});

/** It has ended. */
export const endedEmail = (greeting: string, offer: Offer, why: string): Written => ({
  subject: `Your ${offer.planName} has ended`,
  greeting,
  paragraphs: [why, 'Your measurements and other data are kept. You can subscribe again at any time.'],
  action: { label: 'See plans', path: '/subscription/plans' },
});

/** A change of plan is planned for the end of the period. */
export const plannedEmail = (greeting: string, from: Offer, to: Offer, at: Date): Written => ({
  subject: `Your plan changes to ${to.planName} on ${shopDayLabel(at)}`,
  greeting,
  paragraphs: [
    `You keep ${from.planName} until ${shopDayLabel(at)}. Then you change to ${to.planName} at ${priceOf(to)}.`,
    'You can undo this at any time before.',
  ],
  action: MINE,
});

/** A payment could not be honoured and goes back. */
export const returnedEmail = (greeting: string, amount: Kobo): Written => ({
  subject: `Refund of ${amountText(amount)}`,
  greeting,
  paragraphs: [
    'Your payment was for an invoice that was already paid or is no longer valid. It will be refunded to your original payment method.',
    'This usually takes up to ten working days.',
  ],
  action: BILLING,
});

/** What staff gave as their reason, and an open ear. */
const why = (reason: string | null | undefined): string[] => [
  ...(reason ? [`Reason: ${reason}`] : []),
  'If you have any questions, please contact us.',
];

/** Staff have set it to end. */
export const endingByStaffEmail = (greeting: string, offer: Offer, until: Date, reason?: string | null): Written => ({
  subject: `Your ${offer.planName} ends on ${shopDayLabel(until)}`,
  greeting,
  paragraphs: [
    `You keep ${offer.planName} until ${shopDayLabel(until)}. It will not be renewed and you will not be charged again.`,
    ...why(reason),
  ],
  action: MINE,
});

/** Staff have ended it. */
export const endedByStaffEmail = (greeting: string, offer: Offer, reason?: string | null): Written => ({
  subject: `Your ${offer.planName} has ended`,
  greeting,
  paragraphs: [`We have ended your ${offer.planName}. You will not be charged again.`, ...why(reason)],
  action: { label: 'See plans', path: '/subscription/plans' },
});
