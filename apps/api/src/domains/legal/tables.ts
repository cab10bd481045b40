import { TERMS_ANSWERS } from '@adunni/contracts/legal/documents';
import { LEGAL_DOCUMENT_NAMES } from '@adunni/contracts/legal/names';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

export const legalDocumentName = pgEnum('legal_document', LEGAL_DOCUMENT_NAMES);
export const termsAnswer = pgEnum('terms_answer', TERMS_ANSWERS);
/** Where somebody answered: as they registered, as they ordered, or when they were asked. */
export const termsOccasion = pgEnum('terms_occasion', ['registration', 'checkout', 'asked']);

/** Drafts and versions of the documents. A trigger keeps what was published as it is. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    _id: key(),
    document: legalDocumentName('document').notNull(),
    /** Counted when it is published; a correction shares the number of what it corrects. */
    number: integer('number'),
    correction: integer('correction').notNull().default(0),
    /** Markdown. */
    body: text('body').notNull(),
    whatChanged: text('what_changed').notNull(),
    isMinor: boolean('is_minor').notNull().default(false),
    /** From when it is planned to hold; null for at once. */
    startsAt: moment('starts_at'),
    /** Null while it is a draft. */
    publishedAt: moment('published_at'),
    /** From when it holds; null while it is a draft. */
    effectiveAt: moment('effective_at'),
    /** When pages were told that it holds; from then on it cannot be withdrawn. */
    tookEffectAt: moment('took_effect_at'),
    byId: uuid('by_id').references(() => users._id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('legal_versions_number').on(t.document, t.number, t.correction),
    check('legal_versions_published', sql`num_nonnulls(${t.publishedAt}, ${t.effectiveAt}, ${t.number}) in (0, 3)`),
  ],
);

/** What people said of terms. It only grows, until a person is erased. */
export const termsAnswers = pgTable(
  'terms_answers',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    versionId: uuid('version_id')
      .notNull()
      .references(() => legalVersions._id),
    answer: termsAnswer('answer').notNull(),
    occasion: termsOccasion('occasion').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('terms_answers_person').on(t.userId, t.versionId), index('terms_answers_version').on(t.versionId)],
);

/** What was decided about cookies, by whom and when. It only grows, until a person is erased. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    _id: key(),
    /** SHA-256 of the random key in the cookie of the browser. */
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id').references(() => users._id),
    /** A yes or no for each purpose. */
    choices: jsonb('choices').$type<Record<string, boolean>>().notNull(),
    /** The cookie policy that held then; null for choices that were made before it was noted. */
    policyVersionId: uuid('policy_version_id').references(() => legalVersions._id),
    createdAt: createdAt(),
  },
  (t) => [
    index('cookie_consents_device').on(t.deviceHash),
    index('cookie_consents_person').on(t.userId),
    index('cookie_consents_policy').on(t.policyVersionId),
  ],
);
