import { z } from 'zod';
import { recipePart } from '../../catalog/recipe-forms.ts';
import { id, line, prose } from '../../fields.ts';
import { moneyIn } from '../../money-forms.ts';
import { DECLINE_REASON_NAMES, MOST_DAYS, MOST_MAKERS } from './names.ts';

/** The least and the most that a maker may ask for, in kobo. */
const [LEAST_PRICE, MOST_PRICE] = [100_000, 5_000_000_000];

const makerIds = z
  .array(id)
  .min(1, 'Choose at least one maker.')
  .max(MOST_MAKERS, `Choose up to ${MOST_MAKERS} makers.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A maker is chosen twice.');

/** What a customer asks makers for: a design, something like a product, or words alone. */
export const askForm = z
  .object({
    /** The saved design that it comes from; the request keeps its own copy. */
    designId: id.nullable().default(null),
    title: line(80, 0).default(''),
    recipe: recipePart.nullable().default(null),
    productId: id.nullable().default(null),
    words: prose(2000).default(''),
    makerIds,
  })
  .refine(({ recipe, words }) => recipe !== null || words !== '', { path: ['words'], message: 'Required.' });
export type AskForm = z.input<typeof askForm>;

/** Other makers who are asked as well. */
export const moreMakersForm = z.object({ makerIds });

/** What a maker offers. */
export const answerForm = z.object({
  price: moneyIn
    .refine((amount) => amount >= LEAST_PRICE, 'At least ₦1,000.')
    .refine((amount) => amount <= MOST_PRICE, 'At most ₦50,000,000.'),
  days: z.int('A whole number.').min(1, 'At least 1 day.').max(MOST_DAYS, `At most ${MOST_DAYS} days.`),
  message: prose(2000).default(''),
  /** The drawing as they would make it; null as it was asked. */
  recipe: recipePart.nullable().default(null),
});
export type AnswerForm = z.input<typeof answerForm>;

/** Why a maker can’t. */
export const declineForm = z
  .object({ reason: z.enum(DECLINE_REASON_NAMES, 'Please choose a reason.'), note: prose(500).default('') })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], message: 'Required.' });
export type DeclineForm = z.input<typeof declineForm>;
