import type { Kobo } from '@adunni/contracts/money';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

type Written = EmailTemplate & { action: { label: string; path: string } };

const MINE = { label: 'View your subscription', path: '/account/subscription' };

/** A period lasts longer, as a gift. */
export const compedEmail = (greeting: string, planName: string, length: string, until: Date): Written => ({
  subject: `Your ${planName} is extended by ${length}`,
  greeting,
  paragraphs: [
    `We have extended your ${planName} by ${length} free of charge. It now runs until ${shopDayLabel(until)}.`,
  ],
  action: MINE,
});

/** Money of an invoice goes back. */
export const refundedEmail = (greeting: string, number: string, amount: Kobo, reason: string): Written => ({
  subject: `Refund of ${amountText(amount)} for invoice ${number}`,
  greeting,
  paragraphs: [
    `${amountText(amount)} of invoice ${number} will be refunded to your original payment method. This usually takes up to ten working days.`,
    `Reason: ${reason}`,
  ],
  action: { label: 'View billing', path: '/subscription/billing' },
});
