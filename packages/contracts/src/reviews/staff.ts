import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment, picture } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, resource } from '../resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { FITS, hideForm, REPORT_REASONS, replyForm, versionForm } from './forms.ts';
import { REVIEWED } from './reviews.ts';

/** The status of a review for those who look after it. */
export const MODERATION_STATUSES = statuses({
  reported: { label: 'Reported', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  hidden: { label: 'Hidden', tone: 'bad' },
});
export type ModerationStatus = StatusOf<typeof MODERATION_STATUSES>;

export const reviewResource = resource({
  path: '/api/staff/reviews',
  access: [...STAFF_ROLES, ...MAKER_ROLES],
  one: 'review',
  many: 'reviews',
  columns: {
    /** The piece or the service. */
    about: ['About', 'named'],
    maker: 'Maker',
    rating: ['Stars', 'number'],
    title: 'Review',
    author: 'By',
    fit: 'Fit',
    photoCount: ['Photos', 'number'],
    helpful: ['Helpful', 'number'],
    /** A maker is not told of reports: to them a reported review is a published one. */
    status: ['Status', MODERATION_STATUSES],
    /** Those that nobody has decided on; 0 for makers. */
    reports: ['Reports', 'number'],
    isAnswered: 'Reply',
    createdAt: ['Date', 'day'],
  },
  row: z.object({
    about: z.object({ kind: z.enum(REVIEWED), _id: z.string(), name: z.string() }),
    rating: z.number(),
    fit: z.enum(FITS).nullable(),
    text: z.string(),
    isAnswered: z.boolean(),
    isDemo: z.boolean(),
    version: z.number(),
  }),
  detail: z.object({
    size: z.string(),
    colour: z.string(),
    photos: z.array(picture),
    /** The order that it was bought with, or the booking; both null for a demo review that was only invented. */
    order: z.object({ _id: z.string(), number: z.string() }).nullable(),
    booking: z.object({ _id: z.string(), number: z.string() }).nullable(),
    reply: z.object({ text: z.string(), at: moment }).nullable(),
    hiddenReason: z.string(),
    editedAt: moment.nullable(),
    /** Every report, the latest first; none for makers. */
    reported: z.array(
      z.object({
        _id: z.string(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
        by: z.string(),
        at: moment,
        isOpen: z.boolean(),
      }),
    ),
  }),
  filters: {
    status: z.enum(statusNames(MODERATION_STATUSES)).optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    answered: z.enum(['yes', 'no']).optional(),
    about: z.enum(REVIEWED).optional(),
  },
  /** `attention`: for staff what was reported, for makers what they have not replied to, few stars first; then the newest. */
  sorts: ['attention', 'createdAt', 'rating', 'helpful'],
  sortNames: { attention: 'Needs attention first' },
});
export type LoadedReviewRow = LoadedRow<typeof reviewResource>;
export type ReviewRecord = RecordOf<typeof reviewResource>;
export type LoadedReviewRecord = LoadedRecord<typeof reviewResource>;

const byId = z.object({ _id: id });
const changed = z.object({ version: z.number() });

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/api/staff/reviews/:_id/reply',
  access: MAKER_ROLES,
  summary: 'Answer a review of one’s own work, or change that answer',
  params: byId,
  body: replyForm,
  response: changed,
});
export const hideReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:_id/hide',
  access: STAFF_ROLES,
  summary: 'Take a review out of sight and tell its author why',
  params: byId,
  body: hideForm,
  response: changed,
});
export const restoreReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:_id/restore',
  access: STAFF_ROLES,
  summary: 'Show a hidden review again',
  params: byId,
  body: versionForm,
  response: changed,
});
export const keepReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:_id/keep',
  access: STAFF_ROLES,
  summary: 'Decide that a reported review stays',
  params: byId,
  body: versionForm,
  response: changed,
});
