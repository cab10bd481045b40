import { CAMPAIGN_STATUSES } from '@adunni/contracts/newsletter/campaigns';
import { statusNames } from '@adunni/contracts/statuses';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { users } from '../../identity/tables.ts';
import { subscribers } from '../tables.ts';

export const campaignStatus = pgEnum('campaign_status', statusNames(CAMPAIGN_STATUSES));
export const recipientStatus = pgEnum('recipient_status', ['waiting', 'written', 'skipped']);

/** An email to all readers of the newsletter. */
export const campaigns = pgTable(
  'campaigns',
  {
    _id: key(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    body: text('body').notNull(),
    productIds: uuid('product_ids').array().notNull().default([]),
    status: campaignStatus('status').notNull().default('draft'),
    scheduledFor: moment('scheduled_for'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** When its recipients were written down; from then on nobody is added. */
    addressedAt: moment('addressed_at'),
    /** Not before this moment may the next emails be written; by the database’s clock. */
    nextBatchAt: moment('next_batch_at'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users._id),
    removedAt: moment('removed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('campaigns_newest').on(t.createdAt, t._id),
    index('campaigns_under_way').on(t.status).where(sql`${t.status} in ('scheduled', 'sending')`),
    check('campaigns_schedule', sql`${t.status} <> 'scheduled' or ${t.scheduledFor} is not null`),
  ],
);

/** Who gets a campaign: each subscriber once. The address is the subscriber’s, so that it goes when they are erased. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    _id: key(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns._id),
    subscriberId: uuid('subscriber_id').references(() => subscribers._id, { onDelete: 'set null' }),
    status: recipientStatus('status').notNull().default('waiting'),
    /** The email in the outbox, which knows how it went. */
    mailId: uuid('mail_id').references(() => mails._id, { onDelete: 'set null' }),
    /** When it was written or skipped. */
    at: moment('at'),
  },
  (t) => [
    unique('campaign_recipients_once').on(t.campaignId, t.subscriberId),
    index('campaign_recipients_waiting').on(t.campaignId, t._id).where(sql`${t.status} = 'waiting'`),
    index('campaign_recipients_subscriber').on(t.subscriberId),
    index('campaign_recipients_mail').on(t.mailId),
  ],
);
