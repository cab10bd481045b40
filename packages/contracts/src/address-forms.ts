import { z } from 'zod';
import { line } from './fields.ts';
import { phone } from './identity/forms.ts';

/** Where a place is: in Nigeria the state is one of the list, elsewhere state and postcode are free text. */
export const placeFields = {
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
  state: line(80),
  city: line(80),
  street: line(160),
  landmark: line(160, 0).default(''),
  postcode: line(16, 0).default(''),
};

/** An address as a person writes it: in Nigeria state and LGA are needed, elsewhere state and postcode are free text. */
export const addressForm = z
  .object({
    recipient: line(120),
    phone,
    ...placeFields,
    lga: line(80, 0).default(''),
    isDefault: z.boolean().default(false),
  })
  .refine((form) => form.countryCode !== 'NG' || form.lga !== '', {
    path: ['lga'],
    message: 'Please choose the local government area.',
  });
export type AddressForm = z.output<typeof addressForm>;
