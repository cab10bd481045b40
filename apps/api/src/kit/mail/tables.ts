import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../database/columns.ts';
import type { Attachment } from './email-template.ts';

export const mailStatus = pgEnum('mail_status', ['queued', 'sent', 'kept', 'failed']);

/** The outbox: every mail, written in the transaction that causes it. `kept` means that no SMTP server is configured. */
export const mails = pgTable(
  'mails',
  {
    _id: key(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Further headers of the message, such as how to leave a list. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** A file that goes with it. */
    attachment: jsonb('attachment').$type<Attachment>(),
    status: mailStatus('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('mails_newest').on(t.createdAt)],
);
