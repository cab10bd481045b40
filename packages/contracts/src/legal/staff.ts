import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, version } from '../fields.ts';
import { articleText } from '../help/articles.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statuses, statusNames } from '../statuses.ts';
import { legalDraftForm } from './forms.ts';
import { LEGAL_DOCUMENT_NAMES } from './names.ts';

export const LEGAL_STATUSES = statuses({
  'in-force': { label: 'In force', tone: 'good' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  draft: { label: 'Draft', tone: 'waiting' },
  replaced: { label: 'Replaced', tone: 'over' },
});

/** Words that both texts have, that only the new one has, or that only the old one had. */
const change = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type Change = z.input<typeof change>;

export const legalResource = resource({
  path: '/api/staff/legal',
  access: STAFF_ROLES,
  one: 'legal document',
  many: 'legal documents',
  columns: {
    document: 'Document',
    label: 'Version',
    status: ['Status', LEGAL_STATUSES],
    /** Of a draft, from when it is planned to hold. */
    startsAt: ['Effective from', 'moment?'],
    updatedAt: ['Updated', 'moment'],
  },
  row: z.object({ document: z.enum(LEGAL_DOCUMENT_NAMES), isMinor: z.boolean() }),
  facts: { accepted: ['Accepted by', 'number'], later: ['Not now', 'number'] },
  detail: z.object({
    /** By which it is copied. */
    version: z.number(),
    whatChanged: z.string(),
    /** The Markdown, and the text that it makes. */
    body: z.string(),
    text: articleText,
    /** Against the version before it; empty for the first. */
    changes: z.array(change),
    /** What `changes` compares with: `2.1`. */
    comparedWith: z.string().nullable(),
    /** Who wrote it, and when it was published. */
    by: z.string(),
    publishedAt: moment.nullable(),
  }),
  form: legalDraftForm,
  filters: {
    status: z.enum(statusNames(LEGAL_STATUSES)).optional(),
    document: z.enum(LEGAL_DOCUMENT_NAMES).optional(),
  },
  sorts: ['-updatedAt', 'startsAt', 'document'],
  actions: ['publish', 'withdraw', 'remove'],
});
export type LegalRow = RowOf<typeof legalResource>;

export const legalStaffErrors = defineErrors({
  published: [409, 'A published version can’t be changed. Start a new draft instead.'],
  not_scheduled: [409, 'Only a scheduled version can be withdrawn.'],
  too_soon: [422, 'New terms take effect at least 14 days after they are announced.'],
  in_the_past: [422, 'The date from which it applies has passed. Please choose a later one.'],
  other_scheduled: [409, 'Another new version is already scheduled. Withdraw it first.'],
  nothing_to_correct: [422, 'There is no version in force that could be corrected.'],
});

export const copyLegalVersion = endpoint({
  method: 'POST',
  path: '/api/staff/legal/:_id/drafts',
  access: STAFF_ROLES,
  summary: 'Start a draft with the words of a version',
  params: z.object({ _id: id }),
  body: z.object({ version }),
  response: z.object({ _id: z.string() }),
});
