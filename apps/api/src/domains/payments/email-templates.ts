import type { SettledHow } from '@adunni/contracts/payments/settled-how';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** What somebody paid is not what was asked for, so all of it goes back. Amounts with their currencies. */
export function wrongPaymentEmail({ came, asked }: { came: string; asked: string }, path: string): EmailTemplate {
  return {
    subject: `Your payment of ${came} will be refunded`,
    greeting: 'Hello,',
    paragraphs: [
      `We asked for ${asked}, and ${came} arrived. We can’t accept a different amount or currency, so the full amount will be refunded to your original payment method.`,
      'This usually takes up to ten working days. If you still want what you were paying for, please pay again.',
    ],
    action: { label: 'Try again', path },
  };
}

/** More came in than was asked for; the rest goes back. */
export function excessEmail({ came, asked, excess }: Record<'came' | 'asked' | 'excess', string>): EmailTemplate {
  return {
    subject: `Refund of ${excess}`,
    greeting: 'Hello,',
    paragraphs: [
      `We asked for ${asked}, and ${came} arrived. The difference of ${excess} will be refunded to your original payment method.`,
      'This usually takes up to ten working days.',
    ],
  };
}

const BY: Record<SettledHow, string> = {
  'bank-transfer': 'by bank transfer',
  provider: 'to your original payment method',
};

/** What staff settled: how much, of what, and its page. */
interface ByHand {
  amount: string;
  about: string;
  path: string;
}

/** Staff returned money themselves, since the provider could not. */
export function refundedByHandEmail(
  greeting: string,
  { amount, about, path, how, reference }: ByHand & { how: SettledHow; reference: string },
): EmailTemplate {
  return {
    subject: `Your refund of ${amount} has been sent`,
    greeting,
    paragraphs: [
      `We have refunded ${amount} for ${withSmallInitial(about)} ${BY[how]}. The reference is ${reference}.`,
      'If it does not reach you within ten working days, please contact us with this reference.',
    ],
    action: { label: 'View details', path },
  };
}

/** Money that the provider had taken back has come in another way. */
export function receivedByHandEmail(greeting: string, { amount, about, path }: ByHand): EmailTemplate {
  return {
    subject: `We received your payment of ${amount}`,
    greeting,
    paragraphs: [
      `Thank you. We received ${amount} for ${withSmallInitial(about)}, which settles the payment that was reversed.`,
    ],
    action: { label: 'View details', path },
  };
}

/** `Order ADN-2026-000123` within a sentence. */
const withSmallInitial = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
