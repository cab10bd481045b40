import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { measurementProfile } from '../measurements/measurements.ts';

export const profileErrors = defineErrors({
  profile_not_in_plan: [422, 'Your plan does not include try-ons for this profile.'],
});

/** Somebody whose measurements the caller keeps, and whether their plan dresses them. */
const tryOnProfile = measurementProfile.extend({ isInPlan: z.boolean() });
export type TryOnProfile = z.input<typeof tryOnProfile>;

export const listTryOnProfiles = endpoint({
  method: 'GET',
  path: '/api/virtual-tryon/profiles',
  access: 'premium',
  summary: 'The caller’s measurement profiles by name; a plan dresses those that were added first, as many as it holds',
  response: z.object({
    /** How many the plan holds; null without a limit. */
    limit: z.number().nullable(),
    items: z.array(tryOnProfile),
  }),
});
