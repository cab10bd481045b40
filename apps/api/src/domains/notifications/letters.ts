import type { Letter } from '../../kit/mail/letter.ts';

/** A notification as a mail. */
export function noticeLetter(firstName: string, notice: { title: string; text: string; path: string }): Letter {
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
