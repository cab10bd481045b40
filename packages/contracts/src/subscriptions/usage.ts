import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { moment } from '../fields.ts';

/** Refusals of a use. */
export const usageErrors = defineErrors({
  not_in_plan: [403, 'Your plan does not include this.'],
  limit_reached: [422, 'You have reached your plan’s limit for this period.'],
  use_given_back: [409, 'This use has already been returned. Please start again.'],
});

/** Key of the feature that the virtual try-on uses, once per completed try-on. */
export const TRY_ONS = 'try-ons';
/** Key of the feature that says how many measurement profiles the virtual try-on dresses. */
export const TRY_ON_PROFILES = 'profiles';
/** Shares of a limit, in percent, at which a person is told once per period. */
export const WARNING_PERCENTAGES = [80, 100] as const;
/** Days that the charts of usage look back over, today included. */
export const USAGE_DAYS = 30;

/** How much of a feature was used in the stretch of time that its limit is for: a month at most. */
export const usageFigure = z.object({
  /** The feature’s key: `try-ons`. */
  feature: z.string(),
  name: z.string(),
  /** What one use is called: `try-on`. */
  unit: z.string(),
  used: z.number(),
  /** Null without a limit. */
  limit: z.number().nullable(),
  /** What is left, never below zero; null without a limit. */
  left: z.number().nullable(),
  startsAt: moment,
  /** When it starts anew, or when the paid time ends if that comes first. */
  resetsAt: moment,
});
export type UsageFigure = z.input<typeof usageFigure>;
export type LoadedUsageFigure = z.output<typeof usageFigure>;

const planName = z.object({ slug: z.string(), name: z.string() });

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/subscription/usage',
  access: 'signed-in',
  summary: 'How much of the caller’s plan is used, per feature and per day',
  response: z.object({
    /** Null without a subscription that gives access. */
    plan: planName.nullable(),
    features: z.array(usageFigure),
    /** The last thirty days in Lagos, oldest first, with the uses of each feature by its key where there are any. */
    days: z.array(z.object({ day: z.string(), uses: z.record(z.string(), z.number()) })),
  }),
});

export const getTryOnAccess = endpoint({
  method: 'GET',
  path: '/api/virtual-tryon/access',
  access: 'premium',
  summary: 'What the caller’s plan holds for the virtual try-on',
  response: z.object({
    /** The subscription’s status, one that gives access. */
    status: z.string(),
    plan: planName,
    /** Null when the plan does not include it. */
    tryOns: usageFigure.nullable(),
  }),
});
