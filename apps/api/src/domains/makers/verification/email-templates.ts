import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** A workshop was refused, and why; it may send its documents again at `path`. */
export function refusedEmail(firstName: string, shop: string, reason: string, path: string): EmailTemplate {
  return {
    subject: `We could not verify ${shop} yet`,
    greeting: `Dear ${firstName},`,
    paragraphs: [
      `We have looked at the documents of ${shop} and cannot open it yet. This is what is missing or wrong:`,
      reason,
      'You can change your documents and send them again whenever they are ready. We then look at them anew.',
    ],
    action: { label: 'Go to your documents', path },
  };
}
