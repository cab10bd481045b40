import { INQUIRY_KINDS, PRIVACY_REQUESTS } from '@adunni/contracts/inquiries/kinds';
import { INQUIRY_STATUS_NAMES } from '@adunni/contracts/inquiries/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgSequence, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, epochOf, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';
import { ticketCategory, tickets } from '../support/tables.ts';

export const inquiryKind = pgEnum('inquiry_kind', INQUIRY_KINDS);
export const inquiryStatus = pgEnum('inquiry_status', INQUIRY_STATUS_NAMES);
export const privacyRequest = pgEnum('privacy_request', PRIVACY_REQUESTS);

/** Feeds the readable number; gaps are fine. */
export const inquiryNumbers = pgSequence('inquiry_numbers', { startWith: 1 });

/** Whether something is still to be done by a day. */
export const isDue = (t: { dueAt: unknown; status: unknown }): SQL =>
  sql`(${t.dueAt} is not null and ${t.status} in ('Open', 'Answered'))`;

/** An inquiry’s place in the list of work: what is due, by when; then the others, the last first. An index holds it. */
export const inquiryOrder = (t: { dueAt: unknown; status: unknown; lastAt: unknown }): SQL =>
  sql`(case when ${isDue(t)} then ${epochOf(sql`${t.dueAt}`)} else 1e11 - ${epochOf(sql`${t.lastAt}`)} end)`;

/** What somebody wrote to us by name and email. */
export const inquiries = pgTable(
  'inquiries',
  {
    _id: key(),
    number: text('number').notNull().unique(),
    kind: inquiryKind('kind').notNull(),
    category: ticketCategory('category'),
    request: privacyRequest('request'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    /** As it was written; it proves nothing. */
    orderNumber: text('order_number').notNull().default(''),
    status: inquiryStatus('status').notNull(),
    spamScore: integer('spam_score').notNull(),
    spamReasons: text('spam_reasons').array().notNull(),
    /** Who wrote it signed in, or whom staff gave its ticket to. */
    userId: uuid('user_id').references(() => users._id),
    assigneeId: uuid('assignee_id').references(() => users._id),
    /** What staff made of it. */
    ticketId: uuid('ticket_id').references(() => tickets._id, { onDelete: 'set null' }),
    /** Until when it is to be dealt with; requests about personal data only. */
    dueAt: moment('due_at'),
    /** When somebody last wrote. */
    lastAt: moment('last_at').notNull(),
    /** Since when it has its status. */
    statusAt: moment('status_at').notNull(),
    /** Sent with the form, so that sending it twice makes one; the hash tells a second form from the same one. */
    formKey: text('form_key').notNull().unique(),
    formHash: text('form_hash').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('inquiries_work').on(inquiryOrder(t), t._id),
    index('inquiries_latest').on(t.lastAt, t._id),
    index('inquiries_newest').on(t.createdAt, t._id),
    index('inquiries_email').on(sql`lower(${t.email})`),
    index('inquiries_repeated').on(sql`md5(${t.description})`),
    index('inquiries_user').on(t.userId).where(sql`${t.userId} is not null`),
    index('inquiries_assignee').on(t.assigneeId).where(sql`${t.assigneeId} is not null`),
    index('inquiries_ticket').on(t.ticketId).where(sql`${t.ticketId} is not null`),
    index('inquiries_due').on(t.dueAt).where(isDue(t)),
    index('inquiries_settled').on(t.statusAt).where(sql`${t.status} in ('Closed', 'Spam')`),
    check(
      'inquiries_privacy',
      sql`(${t.kind} = 'Privacy') = (${t.request} is not null) and (${t.kind} = 'Privacy') = (${t.dueAt} is not null)`,
    ),
  ],
);
export type InquiryRow = typeof inquiries.$inferSelect;

/** What staff answered by email, and what the sender wrote back. */
export const inquiryAnswers = pgTable(
  'inquiry_answers',
  {
    _id: key(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries._id, { onDelete: 'cascade' }),
    /** Who of staff answered; null is the sender. */
    authorId: uuid('author_id').references(() => users._id),
    text: text('text').notNull(),
    /** Under which it was sent, or what tells the email from others, so that sending it twice makes one. */
    sentKey: text('sent_key'),
    /** The id of the email that it came by, which our next one answers. */
    messageId: text('message_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('inquiry_answers_inquiry').on(t.inquiryId, t._id),
    unique('inquiry_answers_sent_once').on(t.inquiryId, t.sentKey),
  ],
);

/** A photo or PDF that the sender attached to the form, or to what they wrote back. */
export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries._id, { onDelete: 'cascade' }),
    /** Null for one of the form. */
    answerId: uuid('answer_id').references(() => inquiryAnswers._id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('inquiry_files_inquiry').on(t.inquiryId, t.position),
    index('inquiry_files_answer').on(t.answerId).where(sql`${t.answerId} is not null`),
  ],
);
