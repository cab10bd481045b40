import { CLOSES_AFTER_DAYS } from '@adunni/contracts/support/statuses';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { ticketPath } from './rules.ts';

/** What an email says of a ticket. Whoever works on it is nobody’s to know: we sign as a shop. */
export interface MailedTicket {
  publicId: string;
  number: string;
  subject: string;
  firstName: string;
  /** Whether it was asked without an account, under an address that nobody has shown to be theirs. */
  isGuest: boolean;
}

const template = (ticket: MailedTicket, subject: string, paragraphs: string[], label: string): EmailTemplate => ({
  subject,
  greeting: `Dear ${ticket.firstName},`,
  paragraphs,
  rows: [
    ['Ticket', ticket.number],
    ['Subject', ticket.subject],
  ],
  action: { label, path: ticketPath(ticket) },
});

/** It was opened. Somebody may have written under another’s address, so a guest’s own words but the name are in none. */
export const receivedEmail = (ticket: MailedTicket): EmailTemplate => ({
  ...template(
    ticket,
    `We received your request (${ticket.number})`,
    [
      'Thank you for contacting us. We’ll get back to you as soon as we can.',
      'The link below opens your ticket without logging in. Please don’t share it: anyone who has it can read and reply.',
    ],
    'View your ticket',
  ),
  ...(ticket.isGuest && { rows: [['Ticket', ticket.number]] }),
});

/** Staff replied. */
export const answeredEmail = (ticket: MailedTicket, text: string, isResolved: boolean): EmailTemplate =>
  template(
    ticket,
    `New reply to ${ticket.number}: ${ticket.subject}`,
    [
      'We replied to your ticket:',
      text,
      ...(isResolved
        ? [
            `We have marked it as resolved. It closes in ${CLOSES_AFTER_DAYS} days; if something is still open, please reply before then.`,
          ]
        : []),
    ],
    'Reply',
  );

/** It is about to close. */
export const closingEmail = (ticket: MailedTicket, day: string): EmailTemplate =>
  template(
    ticket,
    `Your ticket ${ticket.number} closes on ${day}`,
    [
      `We have marked your ticket as resolved and will close it on ${day}. If something is still open, please reply before then.`,
    ],
    'View your ticket',
  );

/** It is closed. */
export const closedEmail = (ticket: MailedTicket): EmailTemplate =>
  template(
    ticket,
    `Your ticket ${ticket.number} is closed`,
    ['Your ticket is closed and takes no more replies. If you need more help, please open a new one.'],
    'View your ticket',
  );

const LATE_SINCE = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Lagos' },
});

/** What is late in the morning, for one of those who work here. */
export const lateListEmail = (
  firstName: string,
  late: readonly { number: string; subject: string; dueAt: Date | null; assigneeId: string | null }[],
): EmailTemplate => ({
  subject: late.length === 1 ? '1 ticket is overdue' : `${late.length} tickets are overdue`,
  greeting: `Dear ${firstName},`,
  paragraphs: ['These tickets are overdue. They are assigned to you or to nobody.'],
  rows: late.map(({ number, subject, dueAt, assigneeId }) => [
    `${number}: ${subject}`,
    `${dueAt ? `due ${LATE_SINCE.format(dueAt)}` : 'due'}${assigneeId ? '' : ', unassigned'}`,
  ]),
  action: { label: 'View overdue tickets', path: '/admin/support/tickets?due=late' },
});
