import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { jobApplications } from '../tables.ts';

/** What staff wrote to an applicant when they moved the application; the email itself lies in the outbox. */
export const jobApplicationLetters = pgTable(
  'job_application_letters',
  {
    _id: key(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications._id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users._id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Under which it was sent, so that sending it twice makes one. */
    sentKey: text('sent_key').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('job_application_letters_application').on(t.applicationId, t._id)],
);
