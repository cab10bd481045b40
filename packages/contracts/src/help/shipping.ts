import { z } from 'zod';
import { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { moneyOut } from '../money.ts';

const estimate = z.object({
  /** What the delivery of one piece costs, or of an order below what is delivered for nothing. */
  options: z.array(
    z.object({
      option: z.enum(DELIVERY_OPTIONS),
      cost: moneyOut,
      /** Days that it takes at most once it is sent. */
      days: z.number(),
    }),
  ),
  /** The subtotal from which standard delivery within Nigeria is free; null where every order reaches it. */
  freeFrom: moneyOut.nullable(),
  /** The piece that was asked about; null without one, or when it is not for sale. */
  piece: z
    .object({
      _id: z.string(),
      title: z.string(),
      maker: z.string(),
      price: moneyOut,
      priceVaries: z.boolean(),
      leadDaysMin: z.number(),
      leadDaysMax: z.number(),
    })
    .nullable(),
});
export type ShippingEstimate = z.input<typeof estimate>;

export const estimateShipping = endpoint({
  method: 'GET',
  path: '/api/support/shipping',
  access: 'public',
  summary: 'What delivery to a country costs and how long it takes, by the rule of the checkout',
  query: z.object({
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('NG'),
    productId: id.optional(),
  }),
  response: estimate,
});
