import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** A notification as a mail. */
export function noticeEmail(firstName: string, notice: { title: string; text: string; path: string }): EmailTemplate {
  return {
    subject: notice.title,
    greeting: `Dear ${firstName},`,
    paragraphs: [notice.text, 'You can change which emails you get under Notifications in your account.'],
    action: { label: 'View details', path: notice.path },
  };
}
