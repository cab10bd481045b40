import { z } from 'zod';
import { needsState } from './countries.ts';
import { line } from './fields.ts';
import { phone } from './identity/forms.ts';

/** Where a place is: in Nigeria the state is one of the list, elsewhere free text that not every country has. */
export const placeFields = {
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
  state: line(80, 0).default(''),
  city: line(80),
  street: line(160),
  landmark: line(160, 0).default(''),
  postcode: line(16, 0).default(''),
};

/** Whether the state is there where a country needs one. */
export const hasState = ({ countryCode, state }: { countryCode: string; state: string }): boolean =>
  state !== '' || !needsState(countryCode);

/** An address as a person writes it: in Nigeria state and LGA are needed. */
export const addressForm = z
  .object({
    recipient: line(120),
    phone,
    ...placeFields,
    lga: line(80, 0).default(''),
    isDefault: z.boolean().default(false),
  })
  .refine(hasState, { path: ['state'], message: 'Required.' })
  .refine((form) => form.countryCode !== 'NG' || form.lga !== '', {
    path: ['lga'],
    message: 'Please choose the local government area.',
  });
export type AddressForm = z.output<typeof addressForm>;
