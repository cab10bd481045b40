import { z } from 'zod';
import { line, prose, version } from '../fields.ts';
import { pickupPlaceForm } from './pickup-forms.ts';
import { MAKER_TIERS } from './tiers.ts';

/** The shop as its maker describes it. */
export const shopForm = z.object({
  name: line(80, 2),
  tagline: line(120, 0),
  story: prose(3000),
  specialities: z.array(line(40)).max(8, 'At most 8.'),
  city: line(80, 0),
  country: line(60),
  foundedYear: z.number().int().min(1800, 'Not before 1800.').max(2100, 'Enter a year.').nullable(),
  weeklyCapacity: z.number().int('A whole number.').min(1, 'At least one piece.').max(500, 'At most 500 pieces.'),
});
export type ShopForm = z.output<typeof shopForm>;

const seen = { version };

export const shopChange = z.object({ ...seen, values: shopForm });
/** Null takes the place away: from then on nothing can be picked up. */
export const pickupChange = z.object({ ...seen, place: pickupPlaceForm.nullable() });
export const approval = z.object({ ...seen, tier: z.enum(MAKER_TIERS) });
export const refusal = z.object({ ...seen, reason: prose(1000, 1) });
