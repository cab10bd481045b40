import { TICKET_CHANNELS } from '@adunni/contracts/support/analytics';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_SUBJECTS } from '@adunni/contracts/support/kinds';
import { TICKET_MAIL_KINDS } from '@adunni/contracts/support/mails';
import { TICKET_STATUS_NAMES } from '@adunni/contracts/support/statuses';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { bookings } from '../bookings/tables.ts';
import { productKind } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { orderParts } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';

export const ticketStatus = pgEnum('ticket_status', TICKET_STATUS_NAMES);
export const ticketCategory = pgEnum('ticket_category', TICKET_CATEGORIES);
export const ticketPriority = pgEnum('ticket_priority', TICKET_PRIORITIES);
export const ticketChannel = pgEnum('ticket_channel', TICKET_CHANNELS);
export const ticketAbout = pgEnum('ticket_about', [...TICKET_SUBJECTS, 'nothing']);

/** Feeds the readable ticket number; gaps are fine. */
export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 1 });

/** What of a ticket comes next: its first answer or its solution, whichever is earlier; nothing unless it is open. */
const NEXT = (what: 'due' | 'warn') =>
  sql.raw(`case when status = 'Open' then case when first_answered_at is null
    then least(answer_${what}_at, resolve_${what}_at) else resolve_${what}_at end end`);

/** Seconds between its opening and another moment; whether that came before it was due. Null until it came. */
const SECONDS = (moment: string) => sql.raw(`extract(epoch from ${moment} - created_at)::int`);
const MET = (moment: string, due: string) => sql.raw(`${moment} <= ${due}`);

/** Somebody needs help. What is said lies in conversations, its description as the first message. */
export const tickets = pgTable(
  'tickets',
  {
    _id: key(),
    /** What links name it by: 128 random bits, in base64url. Whoever knows them reads it and replies to it. */
    publicId: text('public_id').notNull().unique(),
    number: text('number').notNull().unique(),
    requesterId: uuid('requester_id').references(() => users._id),
    /** Who asked without an account, instead of one; their link is all that they have of it. */
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    subject: text('subject').notNull(),
    category: ticketCategory('category').notNull(),
    /** As it was asked for, until staff decide otherwise. */
    priority: ticketPriority('priority').notNull(),
    status: ticketStatus('status').notNull().default('Open'),
    assigneeId: uuid('assignee_id').references(() => users._id),
    // What it is about: one of these, or nothing.
    orderPartId: uuid('order_part_id').references(() => orderParts._id, { onDelete: 'set null' }),
    bookingId: uuid('booking_id').references(() => bookings._id, { onDelete: 'set null' }),
    paymentId: uuid('payment_id').references(() => payments._id, { onDelete: 'set null' }),
    subscriptionId: uuid('subscription_id').references(() => subscriptions._id, { onDelete: 'set null' }),
    about: ticketAbout('about').generatedAlwaysAs(
      sql.raw(`case when order_part_id is not null then 'order-part'::ticket_about when booking_id is not null then 'booking'
        when payment_id is not null then 'payment' when subscription_id is not null then 'subscription' else 'nothing' end`),
    ),
    /** What was bought of the order that it is about, kept by a trigger of database.sql; null for any other. */
    orderKind: productKind('order_kind'),
    /** How it came in, whatever it was merged with since. */
    channel: ticketChannel('channel').notNull().default('account'),
    /** When somebody last wrote to the other side. */
    lastAt: moment('last_at').notNull(),
    resolvedAt: moment('resolved_at'),
    /** When the customer was told that it is about to close. */
    closeNoticeAt: moment('close_notice_at'),
    closedAt: moment('closed_at'),
    ratingScore: integer('rating_score'),
    ratingComment: text('rating_comment').notNull().default(''),
    ratedAt: moment('rated_at'),
    /** Sent with the form, so that sending it twice makes one ticket; the hash tells a second form from the same one. */
    formKey: text('form_key').notNull(),
    formHash: text('form_hash').notNull(),
    /** When staff first answered; asked for once, however often the ticket is opened again. */
    firstAnsweredAt: moment('first_answered_at'),
    // What analytics count and lists filter by.
    hour: integer('opened_hour').generatedAlwaysAs(
      sql.raw(`date_part('hour', created_at at time zone 'Africa/Lagos')::int`),
    ),
    answerSeconds: integer('answer_seconds').generatedAlwaysAs(SECONDS('first_answered_at')),
    solveSeconds: integer('solve_seconds').generatedAlwaysAs(SECONDS('resolved_at')),
    answerMet: boolean('answer_met').generatedAlwaysAs(MET('first_answered_at', 'answer_due_at')),
    solveMet: boolean('solve_met').generatedAlwaysAs(MET('resolved_at', 'resolve_due_at')),
    /** From when the time to resolve it runs: its opening, or when it was last opened again. */
    runsSince: moment('runs_since').notNull().defaultNow(),
    /** Since when it waits for its customer, and the working minutes for which it waited before. */
    waitsSince: moment('waits_since'),
    waitedMinutes: integer('waited_minutes').notNull().default(0),
    answerDueAt: moment('answer_due_at'),
    answerWarnAt: moment('answer_warn_at'),
    resolveDueAt: moment('resolve_due_at'),
    resolveWarnAt: moment('resolve_warn_at'),
    /** By which working time and targets its due times were worked out; any other works them out anew. */
    targetPrint: text('target_print').notNull().default(''),
    /** What is due next, and when to warn of it; null while it waits for the customer or is over. */
    dueAt: moment('due_at').generatedAlwaysAs(NEXT('due')),
    warnAt: moment('warn_at').generatedAlwaysAs(NEXT('warn')),
    /** The due time of which was warned, and the missed one that was told. */
    warnedFor: moment('warned_for'),
    lateToldFor: moment('late_told_for'),
    /** The ticket that this one, a duplicate, went into with all that was said. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => tickets._id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('tickets_due').on(sql`coalesce(${t.dueAt}, 'infinity'::timestamptz)`, t._id),
    // Whatever analytics read, so that they need not open the rows.
    index('tickets_figures')
      .on(
        ...[t.createdAt, t.category, t.channel, t.about, t.orderKind, t.ratingScore],
        ...[t.hour, t.answerSeconds, t.solveSeconds, t.answerMet, t.solveMet],
      )
      .where(sql`${t.mergedInto} is null`),
    index('tickets_late').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('tickets_warn').on(t.warnAt).where(sql`${t.warnAt} is not null`),
    index('tickets_targets').on(t.targetPrint, t._id).where(sql`${t.status} in ('Open', 'Pending')`),
    index('tickets_merged').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    unique('tickets_form').on(t.requesterId, t.formKey),
    index('tickets_latest').on(t.lastAt, t._id),
    index('tickets_newest').on(t.createdAt, t._id),
    index('tickets_priority').on(t.priority, t._id),
    index('tickets_requester').on(t.requesterId, t.lastAt),
    index('tickets_assignee').on(t.assigneeId).where(sql`${t.assigneeId} is not null`),
    index('tickets_resolved').on(t.resolvedAt).where(sql`${t.status} = 'Resolved'`),
    index('tickets_order_part').on(t.orderPartId).where(sql`${t.orderPartId} is not null`),
    index('tickets_booking').on(t.bookingId).where(sql`${t.bookingId} is not null`),
    index('tickets_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
    index('tickets_subscription').on(t.subscriptionId).where(sql`${t.subscriptionId} is not null`),
    index('tickets_guest').on(sql`lower(${t.guestEmail})`).where(sql`${t.guestEmail} is not null`),
    check(
      'tickets_requester_or_guest',
      sql`num_nonnulls(${t.requesterId}, ${t.guestName}) = 1 and num_nonnulls(${t.requesterId}, ${t.guestEmail}) = 1`,
    ),
    check(
      'tickets_about',
      sql`num_nonnulls(${t.orderPartId}, ${t.bookingId}, ${t.paymentId}, ${t.subscriptionId}) <= 1`,
    ),
    check('tickets_resolved', sql`(${t.status} = 'Resolved') <= (${t.resolvedAt} is not null)`),
    check('tickets_closed', sql`(${t.status} = 'Closed') = (${t.closedAt} is not null)`),
    check(
      'tickets_rating',
      sql`${t.ratingScore} between 1 and 5 and ${t.ratedAt} is not null or ${t.ratingScore} is null`,
    ),
  ],
);
export type TicketRow = typeof tickets.$inferSelect;

/**
 * From when until when a ticket was unresolved, a row for each time that it was opened, kept by triggers of database.sql
 * and never written elsewhere; `until` is infinity while it is. A duplicate that was merged has none.
 */
export const ticketBacklog = pgTable(
  'ticket_backlog',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets._id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    until: moment('until').notNull().default(sql`'infinity'`),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.since] }),
    index('ticket_backlog_until').on(t.until, t.since, t.ticketId),
  ],
);

/** Days on which the list of late tickets went out, so that it goes once. */
export const lateLists = pgTable('support_late_lists', { day: date('day').primaryKey() });

/** An answer that staff write often; its placeholders are filled in when it is put into a reply. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    _id: key(),
    title: text('title').notNull().unique(),
    body: text('body').notNull(),
    removedAt: moment('removed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('canned_answers_used').on(t.title).where(sql`${t.removedAt} is null`)],
);

export const ticketMailKind = pgEnum('ticket_mail_kind', TICKET_MAIL_KINDS);

/** A mail that came in about a ticket, so that one that is brought twice counts once; what it says is a message. */
export const ticketMails = pgTable(
  'ticket_mails',
  {
    _id: key(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets._id, { onDelete: 'cascade' }),
    kind: ticketMailKind('kind').notNull(),
    /** Tells it from every other mail. */
    digest: text('digest').notNull(),
    /** What answers to it name it by. */
    messageId: text('message_id'),
    sender: text('sender').notNull(),
    /** What staff should know of a mail that became no message: why one of ours did not arrive. */
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('ticket_mails_once').on(t.ticketId, t.digest),
    uniqueIndex('ticket_mails_opened').on(t.digest).where(sql`${t.kind} = 'opened'`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of all that was said and noted about a ticket, for the search of staff; kept by the triggers of database.sql
 * and never written elsewhere. A row per ticket instead of one per message, and its words out of line, so that a word
 * that is in every tenth message is found by reading little.
 */
export const ticketWords = pgTable(
  'ticket_words',
  {
    ticketId: uuid('ticket_id')
      .primaryKey()
      .references(() => tickets._id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull().default(sql`''::tsvector`),
  },
  (t) => [index('ticket_words_words').using('gin', t.words)],
);

/** A window of somebody’s who works here that has a ticket open, until it says so no more. */
export const ticketWindows = pgTable(
  'ticket_windows',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets._id, { onDelete: 'cascade' }),
    /** Chosen by the window. */
    windowId: uuid('window_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ticketId, t.windowId] }),
    index('ticket_windows_user').on(t.userId),
    index('ticket_windows_seen').on(t.seenAt),
  ],
);
