import { type InquiryKind, PRIVACY_DAYS } from '@adunni/contracts/inquiries/kinds';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** What an email says of an inquiry. */
export interface MailedInquiry {
  number: string;
  name: string;
  kind: InquiryKind;
}

/** It arrived. Nobody has confirmed the address, so that none of the sender’s own words are in it but a name. */
export const inquiryReceivedEmail = ({ number, name, kind }: MailedInquiry): EmailTemplate => ({
  subject: `We received your message (${number})`,
  greeting: `Dear ${name},`,
  paragraphs: [
    kind === 'Privacy'
      ? `Thank you for your request. We’ll respond within ${PRIVACY_DAYS} days, and may ask you to confirm who you are.`
      : 'Thank you for contacting us. We’ll reply to this email address as soon as we can.',
    'If you didn’t write to us, you can ignore this email.',
  ],
  rows: [['Reference', number]],
});

/** Staff answered; the mail can be replied to where mail is taken. */
export const inquiryAnsweredEmail = (
  { number, name }: MailedInquiry,
  text: string,
  takesReplies: boolean,
): EmailTemplate => ({
  subject: `Reply to your message (${number})`,
  greeting: `Dear ${name},`,
  paragraphs: [
    text,
    takesReplies
      ? 'If you need anything else, please reply to this email.'
      : `If you need anything else, please write to us again and mention ${number}.`,
  ],
  rows: [['Reference', number]],
  action: { label: 'Contact us', path: '/support/contact' },
});
