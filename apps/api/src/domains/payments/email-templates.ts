import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** What somebody paid is not what was asked for, so all of it goes back. Amounts with their currencies. */
export function wrongPaymentEmail({ came, asked }: { came: string; asked: string }, path: string): EmailTemplate {
  return {
    subject: `Your payment of ${came} will be refunded`,
    greeting: 'Hello,',
    paragraphs: [
      `We asked for ${asked}, and ${came} arrived. We cannot accept another amount or currency, so all of it goes back the way you paid.`,
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
      `We asked for ${asked}, and ${came} arrived. The difference of ${excess} goes back the way you paid.`,
      'This usually takes up to ten working days.',
    ],
  };
}
