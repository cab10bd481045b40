import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, messageResponse } from '../fields.ts';

/** Lengths that a photo shows from the front. */
export const ESTIMATED = [
  'shoulder-width',
  'bust-girth',
  'waist-girth',
  'hip-girth',
  'arm-length',
  'inside-leg-length',
] as const;

/** Builds by the waist’s share of the height: below 0.45, up to 0.53, and above (est., around the 0.5 of NICE NG246). */
export const BUILDS = ['slim', 'medium', 'full'] as const;
export type Build = (typeof BUILDS)[number];
const [SLIM_BELOW, FULL_FROM] = [0.45, 0.53];

/** The build of a body; null when its height or waist is not known. Any unit, the same for both. */
export function buildOf({ height, waist }: { height: number | undefined; waist: number | undefined }): Build | null {
  if (!height || !waist) return null;
  const share = waist / height;
  if (share < SLIM_BELOW) return 'slim';
  return share < FULL_FROM ? 'medium' : 'full';
}

/** What is further off than that was not the same person, or not measured. */
export const MOST_OFF = 600;

export const estimateErrors = defineErrors({
  profile_not_found: [404, 'These measurements were not found. Please reload the page.'],
  profile_changed: [409, 'These measurements have changed since. Please compare again.'],
  nothing_to_compare: [422, 'These measurements have none of the lengths that a photo shows.'],
});

export const sendEstimates = endpoint({
  method: 'POST',
  path: '/api/virtual-tryon/estimates',
  access: 'premium',
  status: 201,
  summary: 'Share how far a photo’s estimates are from own measurements: differences only, sent again in their place',
  body: z.object({
    profileId: id,
    /** Of the profile as it was compared. */
    version: z.number().int().min(1),
    /** Estimate less measurement, mm. */
    differences: z
      .array(z.object({ measure: z.enum(ESTIMATED), difference: z.number().int().min(-MOST_OFF).max(MOST_OFF) }))
      .min(1)
      .max(ESTIMATED.length)
      .refine((all) => new Set(all.map(({ measure }) => measure)).size === all.length, 'Each length once.'),
  }),
  response: messageResponse,
});
