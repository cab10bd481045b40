import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse } from '../fields.ts';
import { statuses } from '../statuses.ts';

/** On whom something is tried: a drawn model, a figure of given lengths, a photo, or the camera. */
export const TRY_WAYS = ['model', 'figure', 'photo', 'camera'] as const;
export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;

/** What became of a try, the later outcome in its place; `ordered` is read from the orders of the month after it. */
export const TRY_OUTCOMES = statuses({
  viewed: { label: 'Viewed', tone: 'waiting' },
  saved: { label: 'Saved', tone: 'waiting' },
  'to-cart': { label: 'Added to cart', tone: 'good' },
  ordered: { label: 'Ordered', tone: 'good' },
  'given-up': { label: 'Given up', tone: 'over' },
  error: { label: 'Error', tone: 'bad' },
});
/** What is stored: an order is no part of a session. */
export const STORED_OUTCOMES = ['viewed', 'saved', 'to-cart', 'given-up', 'error'] as const;
/** What a try comes through: loading what draws, taking a photo, finding the body in it, laying the garment. */
export const TRY_STAGES = ['loading', 'photo', 'pose', 'draping'] as const;
/** Most garments that are worn at once. */
export const MOST_WORN = 4;
/** Why a try came to nothing, as far as the device can tell. */
export const TRY_CAUSES = [
  'nobody',
  'several-people',
  'cut-off',
  'too-dark',
  'seated',
  'arms-covered',
  'camera-refused',
  'photo-unreadable',
  'not-supported',
  'out-of-memory',
  'connection',
  'other',
] as const;

export const tryErrors = defineErrors({
  outfit_withdrawn: [409, 'This design can’t be tried on any more.'],
  try_key_missing: [400, 'A try needs an Idempotency-Key.'],
  try_key_used: [409, 'This Idempotency-Key was used for another draping.'],
  try_not_found: [404, 'This try was not found.'],
});

/** How much of the plan’s month is used. */
const usage = z.object({
  used: z.number(),
  /** Null without a limit. */
  limit: z.number().nullable(),
  /** What is left, never below zero; null without a limit. */
  left: z.number().nullable(),
});
export type TryUsage = z.input<typeof usage>;

const milliseconds = z.number().int().min(0).max(600_000);
/** How long a stage took; null where the way has no such stage, or it was not reached. */
const stageTime = milliseconds.nullable().default(null);
const times = z.object({ loading: stageTime, pose: stageTime, draping: stageTime });
const NO_TIMES = { loading: null, pose: null, draping: null };
/** How long a try took: its stages together, of which those of reading a photo are told with the first that is tried on it. */
export const totalOf = (stages: Partial<Record<'loading' | 'pose' | 'draping', number | null>>): number =>
  (stages.loading ?? 0) + (stages.pose ?? 0) + (stages.draping ?? 0);

/** How something was tried. */
const how = {
  way: z.enum(TRY_WAYS),
  device: z.enum(DEVICE_CLASSES),
  /** From the beginning to the finished picture or to where it ended: `totalOf` the stages. */
  milliseconds,
  times: times.default(NO_TIMES),
  /** Whether the person agreed to their photo being read on the device; null where there is no photo. */
  consent: z.boolean().nullable().default(null),
};

/** The key of the try of one garment on a body, under which its outcome is told. */
export const tryKeyOf = (on: string, { outfitId, version }: { outfitId: string; version: number }): string =>
  `${on}/${outfitId}/${version}`;

export const countTry = endpoint({
  method: 'POST',
  path: '/api/virtual-tryon/tries',
  access: 'premium',
  status: 201,
  summary:
    'Count a finished draping of one or more garments on a body: one use when any of them is new on it, none otherwise, all or nothing, once per Idempotency-Key; nothing of the picture is sent',
  body: z.object({
    /** The caller’s name for the body and the day, never a picture: a garment is new on it once. */
    on: line(60),
    /** What it wears. The try of each is called by `tryKeyOf`. */
    worn: z
      .array(z.object({ outfitId: id, version: z.number().int().positive() }))
      .min(1)
      .max(MOST_WORN)
      .refine((worn) => new Set(worn.map(({ outfitId }) => outfitId)).size === worn.length),
    /** The saved measurements that the figure is drawn from; null for anybody else. Its plan has to dress them. */
    profileId: id.nullable().default(null),
    ...how,
  }),
  response: usage,
});

export const reportTry = endpoint({
  method: 'PATCH',
  path: '/api/virtual-tryon/tries',
  access: 'signed-in',
  summary: 'Say what became of the try of this Idempotency-Key, one of the caller’s own; outcomes only ever go on',
  body: z.object({
    outcome: z.enum(['viewed', 'saved', 'to-cart']).default('viewed'),
    /** That the fit was put right by hand. */
    isAdjusted: z.boolean().default(false),
  }),
  response: z.object({ outcome: z.enum(['viewed', 'saved', 'to-cart']), isAdjusted: z.boolean() }),
});

export const reportFailedTry = endpoint({
  method: 'POST',
  path: '/api/virtual-tryon/failed-tries',
  access: 'premium',
  status: 201,
  summary: 'Report a try that was given up or failed, once per Idempotency-Key; it counts no use',
  body: z.object({
    /** Null before a garment was chosen. */
    outfitId: id.nullable(),
    ...how,
    outcome: z.enum(['given-up', 'error']),
    stage: z.enum(TRY_STAGES),
    cause: z.enum(TRY_CAUSES),
  }),
  response: messageResponse,
});
