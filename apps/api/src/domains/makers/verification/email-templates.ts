import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** A workshop was refused, and why; it may send its documents again at `path`. */
export function refusedEmail(firstName: string, shop: string, reason: string, path: string): EmailTemplate {
  return {
    subject: `We could not verify ${shop} yet`,
    greeting: `Dear ${firstName},`,
    paragraphs: [
      `We have reviewed the documents for ${shop} and can’t open it yet. This is missing or needs correction:`,
      reason,
      'You can update your documents and resubmit them at any time.',
    ],
    action: { label: 'Go to your documents', path },
  };
}
