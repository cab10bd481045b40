import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** A notification as a mail. */
export function noticeEmail(firstName: string, notice: { title: string; text: string; path: string }): EmailTemplate {
  return {
    subject: notice.title,
    greeting: `Dear ${firstName},`,
    paragraphs: [
      notice.text,
      'Of what we write to you is your choice: you find it under Notifications in your account.',
    ],
    action: { label: 'See more', path: notice.path },
  };
}
