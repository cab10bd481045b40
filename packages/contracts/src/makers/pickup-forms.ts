import { z } from 'zod';
import { hasState, placeFields } from '../address-forms.ts';
import { line } from '../fields.ts';
import { NIGERIAN_STATES } from '../nigeria.ts';

/** A pickup place as its maker writes it. */
export const pickupPlaceForm = z
  .object({ ...placeFields, note: line(160, 0).default('') })
  .refine(hasState, { path: ['state'], message: 'Required.' })
  .refine(({ countryCode, state }) => countryCode !== 'NG' || Object.hasOwn(NIGERIAN_STATES, state), {
    path: ['state'],
    message: 'Please choose a state.',
  });
export type PickupPlaceForm = z.output<typeof pickupPlaceForm>;
