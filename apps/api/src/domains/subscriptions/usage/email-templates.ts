import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** What a person is told of a limit, as a mail. */
export function limitEmail(firstName: string, { title, text }: { title: string; text: string }): EmailTemplate {
  return {
    subject: title,
    greeting: `Dear ${firstName},`,
    paragraphs: [text, 'You can turn these emails off in your subscription settings.'],
    action: { label: 'View usage', path: '/subscription/usage' },
  };
}
