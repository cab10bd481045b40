import type { JobQuestion, OpeningForm } from '@adunni/contracts/careers/forms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';

/** Openings as staff write them; words of a list are checked by the form, so that lists may grow without a migration. */
export const jobOpenings = pgTable(
  'job_openings',
  {
    _id: key(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    team: text('team').$type<OpeningForm['team']>().notNull(),
    kind: text('kind').$type<OpeningForm['kind']>().notNull(),
    place: text('place').notNull(),
    isRemote: boolean('is_remote').notNull(),
    /** Pay of a month before tax. */
    payFrom: money('pay_from'),
    payTo: money('pay_to'),
    summary: text('summary').notNull(),
    about: text('about').notNull(),
    tasks: text('tasks').notNull(),
    needs: text('needs').notNull(),
    offers: text('offers').notNull(),
    questions: jsonb('questions').$type<JobQuestion[]>().notNull(),
    opensOn: date('opens_on'),
    closesOn: date('closes_on'),
    /** Null while it is a draft. */
    publishedAt: moment('published_at'),
    /** When staff closed it, whatever its last day. */
    closedAt: moment('closed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('job_openings_published').on(t.publishedAt).where(sql`${t.publishedAt} is not null`),
    check('job_openings_pay', sql`(${t.payFrom} is null) = (${t.payTo} is null) and ${t.payFrom} <= ${t.payTo}`),
  ],
);
export type OpeningRow = typeof jobOpenings.$inferSelect;
