import { z } from 'zod';
import { dayIn, id } from '../fields.ts';
import { type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { DEVICE_CLASSES, TRY_CAUSES, TRY_OUTCOMES, TRY_STAGES, TRY_WAYS } from './tries.ts';

/** Days after a try within which an order of the same product counts as its outcome. */
export const ORDERED_WITHIN_DAYS = 30;
/**
 * How far tries came: those that were finished, of them those that stand for a use of a plan, that led to the cart or to an
 * order, and all others.
 */
export const TRY_REACHES = ['finished', 'use', 'to-cart', 'ordered', 'failed'] as const;

/** What was tried on when and how, and what became of it; who it was is not said. */
export const trySessionResource = resource({
  path: '/api/staff/tryon-sessions',
  access: STAFF_ROLES,
  one: 'try-on session',
  many: 'try-on sessions',
  columns: {
    at: ['Date', 'moment'],
    outfit: ['Outfit', 'named?'],
    way: ['Tried on', TRY_WAYS],
    device: ['Device', DEVICE_CLASSES],
    outcome: ['Outcome', TRY_OUTCOMES],
    milliseconds: ['Total time (ms)', 'number'],
    plan: 'Plan',
  },
  row: z.object({
    stage: z.enum(TRY_STAGES).nullable(),
    cause: z.enum(TRY_CAUSES).nullable(),
    plan: z.string().nullable(),
  }),
  facts: {
    outfitVersion: ['Outfit version', 'number?'],
    loadingMs: ['Loading (ms)', 'number?'],
    poseMs: ['Pose (ms)', 'number?'],
    drapingMs: ['Draping (ms)', 'number?'],
    isAdjusted: ['Fit adjusted', 'yes'],
    isUse: ['Counted as a use', 'yes'],
  },
  detail: z.object({ consent: z.boolean().nullable() }),
  filters: {
    outcome: z.enum(['any', ...statusNames(TRY_OUTCOMES)]).default('any'),
    way: z.enum(TRY_WAYS).optional(),
    device: z.enum(DEVICE_CLASSES).optional(),
    outfit: id.optional(),
    /** First and last day in Lagos. */
    from: dayIn().optional(),
    to: dayIn().optional(),
    reached: z.enum(TRY_REACHES).optional(),
    stage: z.enum(TRY_STAGES).optional(),
    cause: z.enum(TRY_CAUSES).optional(),
    plan: id.optional(),
    adjusted: z.enum(['yes']).optional(),
    /** The first finished one of each person on each day in Lagos. */
    first: z.enum(['yes']).optional(),
    /** The first finished one of each person from that day on. */
    firstSince: dayIn().optional(),
  },
  sorts: ['-at', 'milliseconds'],
});
export type TrySessionRow = RowOf<typeof trySessionResource>;
export type TrySessionRecord = RecordOf<typeof trySessionResource>;
export type LoadedTrySessionRow = LoadedRow<typeof trySessionResource>;
