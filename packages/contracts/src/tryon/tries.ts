import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id } from '../fields.ts';

/** On whom something is tried: a drawn model, a figure of given lengths, a photo, or the camera. */
export const TRY_WAYS = ['model', 'figure', 'photo', 'camera'] as const;
export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const;

export const tryErrors = defineErrors({
  outfit_withdrawn: [409, 'This design can’t be tried on any more.'],
  try_key_missing: [400, 'A try needs an Idempotency-Key.'],
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

export const countTry = endpoint({
  method: 'POST',
  path: '/api/virtual-tryon/tries',
  access: 'premium',
  status: 201,
  summary: 'Count a finished draping of a garment on a body, once per Idempotency-Key; nothing of the picture is sent',
  body: z.object({
    outfitId: id,
    way: z.enum(TRY_WAYS),
    device: z.enum(DEVICE_CLASSES),
    /** From choosing the garment to the finished picture. */
    milliseconds: z.number().int().min(0).max(600_000),
  }),
  response: usage,
});
