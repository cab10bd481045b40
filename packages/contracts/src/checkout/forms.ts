import { z } from 'zod';
import { addressForm, placeFields } from '../address-forms.ts';
import { email, id, personName } from '../fields.ts';
import { phone } from '../identity/forms.ts';
import { moneyIn } from '../money-forms.ts';
import { DELIVERY_OPTIONS, PAYMENT_PLANS } from './choices.ts';

/** What the person decided so far; enough to compute what they would be charged. */
export const quoteRequest = z.object({
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('NG'),
  deliveryOption: z.enum(DELIVERY_OPTIONS).default('standard'),
  paymentPlan: z.enum(PAYMENT_PLANS).default('full'),
});

/** As much as is asked for a quote, with phone numbers as they were typed so far: an impossible one is refused. */
export const quoteForm = quoteRequest.extend({
  contact: z.object({ phone }).optional(),
  address: z.object({ phone, countryCode: placeFields.countryCode }).optional(),
});

/** What an order is placed with. */
export const placement = quoteRequest.extend({
  contact: z.object({ firstName: personName, lastName: personName, email, phone }),
  /** Either an address of the address book or a new one; none for pickup. */
  addressId: id.optional(),
  address: addressForm.optional(),
  saveAddress: z.boolean().default(false),
  /** The total that the person saw; a different one is refused and shown. */
  expectedTotal: moneyIn,
  /** The terms that the page showed. */
  termsVersionId: id.optional(),
});
