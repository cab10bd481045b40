import { z } from 'zod';
import { id, line, prose, version } from '../fields.ts';

/** How a piece falls compared with what its size promises. */
export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Most photos of one review. */
export const MAX_REVIEW_PHOTOS = 4;

/** A review as a customer writes it; without a fit where there is none, as for a bag. */
export const reviewForm = z.object({
  rating: z.number('Please select 1 to 5 stars.').int().min(1, 'Please select 1 to 5 stars.').max(5),
  fit: z.enum(FITS).nullable().default(null),
  title: line(80, 0).default(''),
  text: prose(2000, 1),
  photoIds: z.array(id).max(MAX_REVIEW_PHOTOS, `At most ${MAX_REVIEW_PHOTOS} photos.`).default([]),
});
export type ReviewForm = z.output<typeof reviewForm>;

/** Why somebody thinks that a review should not be shown. */
export const REPORT_REASONS = ['offensive', 'off-topic', 'advertising', 'private', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportForm = z.object({ reason: z.enum(REPORT_REASONS), text: prose(500).default('') });
export type ReportForm = z.output<typeof reportForm>;

export const replyForm = z.object({ version, text: prose(1000, 1) });
/** The reason is told to the author, word for word. */
export const hideForm = z.object({ version, reason: prose(400, 1) });
export const versionForm = z.object({ version });
