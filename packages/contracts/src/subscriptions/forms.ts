import { z } from 'zod';
import { line, momentIn, prose } from '../fields.ts';
import { toKobo } from '../money.ts';
import { moneyIn } from '../money-forms.ts';
import { LEAST_PAYMENT } from '../payments/least.ts';
import { PAUSE_MONTHS, PLAN_INTERVALS } from './statuses.ts';

const slug = line(40).regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and - only.');

/** A plan and how often it is paid. */
export const chooseForm = z.object({ plan: slug, interval: z.enum(PLAN_INTERVALS) });

/** Subscribing; with `useSavedCard` the default card is charged when there is one. */
export const subscribeForm = chooseForm.extend({ useSavedCard: z.boolean().default(true) });

/** A change that was previewed. */
export const confirmChangeForm = subscribeForm.extend({
  /** What the preview said is to be paid now; another amount refuses the change. */
  expectedAmount: moneyIn,
  /** `quotedAt` of the preview: the moment up to which the present plan counts as used. Good for a quarter of an hour. */
  quotedAt: momentIn(),
});

export const pauseForm = z.object({ months: z.literal(PAUSE_MONTHS) });

/** Why somebody leaves; they need not say. */
export const cancelForm = z.object({ reason: prose(500).default('') });

export const settingsForm = z.object({
  renews: z.boolean(),
  remindsOfRenewal: z.boolean(),
  mailsUsage: z.boolean(),
});

/** A plan as staff write it. Features that are left out are not included. */
export const planForm = z.object({
  slug,
  name: line(60),
  tagline: line(160, 0),
  position: z.number().int().min(0).max(1000),
  isActive: z.boolean(),
  features: z
    .array(z.object({ featureId: z.uuid(), limit: z.number().int().min(0).max(1_000_000).nullable() }))
    .max(50, 'At most 50 features.')
    .refine(
      (list) => new Set(list.map((held) => held.featureId)).size === list.length,
      'A feature has been added twice.',
    ),
});
export type PlanForm = z.output<typeof planForm>;

/** A new price of a plan; whoever pays an earlier one keeps it until they change plan. */
export const priceForm = z.object({
  interval: z.enum(PLAN_INTERVALS),
  amount: moneyIn.refine((amount) => amount >= toKobo(LEAST_PAYMENT), 'At least ₦50, the minimum charge.'),
});
export type PriceForm = z.output<typeof priceForm>;

/** Something that plans hold. */
export const featureForm = z.object({
  key: line(40).regex(/^[a-z][a-z0-9-]*$/, 'Use lower-case letters, digits and - only.'),
  name: line(80),
  description: line(200, 0),
  /** What one use is called: `try-on`. */
  unit: line(40, 0),
  isMetered: z.boolean(),
  /** Uses in a free trial; null: as in the plan. */
  trialLimit: z.number().int().min(0).max(1_000_000).nullable(),
  position: z.number().int().min(0).max(1000),
});
export type FeatureForm = z.output<typeof featureForm>;

/** Why staff do something; it is kept in the history. */
const why = line(300, 3);

export const compForm = z.object({ months: z.number().int().min(1).max(12).default(1), reason: why });
export const staffCancelForm = z.object({ when: z.enum(['now', 'period-end']), reason: why });
/** `amount` null refunds all that is left of the invoice. */
export const refundInvoiceForm = z.object({ amount: moneyIn.nullable(), reason: why });
