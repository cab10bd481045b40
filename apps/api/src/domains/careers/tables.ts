import { FILE_PURPOSES, VIRUS_CHECKS } from '@adunni/contracts/careers/apply-forms';
import type { JobQuestion, OpeningForm } from '@adunni/contracts/careers/forms';
import { APPLICATION_STAGE_NAMES } from '@adunni/contracts/careers/stages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

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
    hidesNames: boolean('hides_names').notNull(),
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

export const applicationStage = pgEnum('application_stage', APPLICATION_STAGE_NAMES);
export const applicationFilePurpose = pgEnum('application_file_purpose', FILE_PURPOSES);
export const virusCheck = pgEnum('virus_check', VIRUS_CHECKS);

/** What an applicant answered to one question, with its words as they were asked. */
export interface StoredAnswer {
  questionId: string;
  question: string;
  text: string;
  fileId: string | null;
}

/** Applications by people who need not have an account. */
export const jobApplications = pgTable(
  'job_applications',
  {
    _id: key(),
    openingId: uuid('opening_id')
      .notNull()
      .references(() => jobOpenings._id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    city: text('city').notNull(),
    note: text('note').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    stage: applicationStage('stage').notNull().default('new'),
    /** Since when it is in its stage; of a decided one, from when its year is counted. */
    stageAt: moment('stage_at').notNull(),
    /** Sent with the form, so that sending it twice makes one; the hash tells a second form from the same one. */
    formKey: text('form_key').notNull().unique(),
    formHash: text('form_hash').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    // One of a person for each opening; who has withdrawn may apply anew.
    uniqueIndex('job_applications_once').on(t.openingId, sql`lower(${t.email})`).where(sql`${t.stage} <> 'withdrawn'`),
    index('job_applications_newest').on(t.createdAt, t._id),
    index('job_applications_stage').on(t.stage, t.createdAt),
    index('job_applications_opening').on(t.openingId),
    index('job_applications_email').on(sql`lower(${t.email})`),
    index('job_applications_decided').on(t.stageAt).where(sql`${t.stage} in ('hired', 'declined', 'withdrawn')`),
  ],
);
export type ApplicationRow = typeof jobApplications.$inferSelect;

/** Files of applications; without an application one that is yet to be sent, under the key of its draft. */
export const jobApplicationFiles = pgTable(
  'job_application_files',
  {
    _id: key(),
    draftId: uuid('draft_id').notNull(),
    applicationId: uuid('application_id').references(() => jobApplications._id, { onDelete: 'cascade' }),
    purpose: applicationFilePurpose('purpose').notNull(),
    /** Path in storage; the name that it had is never kept. */
    path: text('path').notNull().unique(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    position: integer('position').notNull().default(0),
    virusCheck: virusCheck('virus_check').notNull().default('unchecked'),
    createdAt: createdAt(),
  },
  (t) => [
    index('job_application_files_application').on(t.applicationId, t.position),
    index('job_application_files_held').on(t.createdAt).where(sql`${t.virusCheck} = 'held'`),
    index('job_application_files_unsent').on(t.createdAt).where(sql`${t.applicationId} is null`),
  ],
);

export const jobApplicationNotes = pgTable(
  'job_application_notes',
  {
    _id: key(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications._id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users._id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** Under which it was sent, so that sending it twice makes one. */
    sentKey: text('sent_key').unique(),
    createdAt: createdAt(),
  },
  (t) => [index('job_application_notes_application').on(t.applicationId, t._id)],
);

/** What colleagues think of an application: one rating of each. */
export const jobApplicationRatings = pgTable(
  'job_application_ratings',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => jobApplications._id, { onDelete: 'cascade' }),
    raterId: uuid('rater_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    remark: text('remark').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.raterId] }),
    index('job_application_ratings_rater').on(t.raterId),
    check('job_application_ratings_stars', sql`${t.stars} between 1 and 5`),
  ],
);

/** That an application was erased, without who it was. */
export const jobApplicationErasures = pgTable('job_application_erasures', {
  _id: key(),
  openingId: uuid('opening_id')
    .notNull()
    .references(() => jobOpenings._id),
  stage: applicationStage('stage').notNull(),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at').notNull(),
  erasedAt: moment('erased_at').notNull(),
});
