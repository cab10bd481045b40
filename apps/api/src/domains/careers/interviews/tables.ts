import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { jobApplications } from '../tables.ts';

/** Times to talk to applicants. Its version is the sequence by which calendars tell a later one from an earlier. */
export const jobInterviews = pgTable(
  'job_interviews',
  {
    _id: key(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications._id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place').notNull(),
    callUrl: text('call_url').notNull(),
    note: text('note').notNull(),
    /** That it shares with the other times of which its applicant chooses one; null once chosen, or when set as it is. */
    proposalId: uuid('proposal_id'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** Under which it was set, so that setting it twice makes one. */
    sentKey: text('sent_key').notNull().unique(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('job_interviews_application').on(t.applicationId, t.startsAt),
    index('job_interviews_time').on(t.startsAt).where(sql`not ${t.isCancelled}`),
    check('job_interviews_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);
export type InterviewRow = typeof jobInterviews.$inferSelect;

/** Who of the team takes part in an interview. */
export const jobInterviewers = pgTable(
  'job_interviewers',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => jobInterviews._id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.userId] }), index('job_interviewers_user').on(t.userId)],
);
