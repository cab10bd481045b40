import { z } from 'zod';
import { moment } from '../fields.ts';
import { moneyOut } from '../money.ts';

/** What a part came to, what was paid of it, and what its maker earns by it. */
export const partMoney = z.object({
  subtotal: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  discount: moneyOut,
  /** The coupon that the discount is from; null where there is none. */
  couponCode: z.string().nullable(),
  totalAmount: moneyOut,
  paid: moneyOut,
  refunded: moneyOut,
  commissionPercent: z.number(),
  commission: moneyOut,
  /** Goods after discount and commission, before refunds; of a cancelled part what of it the maker keeps. */
  earnings: moneyOut,
  /** What of the earnings is available or was paid out, and what is held until the work goes on; after refunds. */
  released: moneyOut,
  held: moneyOut,
  /** What became available of it so far, before refunds, the earliest first, and the payout that it was part of; null before. */
  releases: z.array(
    z.object({
      at: moment,
      amount: moneyOut,
      why: z.enum(['cutting', 'closed', 'cancelled']),
      payout: z.object({ at: moment, isPaid: z.boolean() }).nullable(),
    }),
  ),
  /** When what is held is released: this much of it at cutting, the rest so many days after delivery; null once it is over. */
  release: z
    .object({
      atCutting: moneyOut,
      cuttingPercent: z.number(),
      daysAfterDelivery: z.number(),
      /** When the rest is, once it is delivered; null before. */
      closesAt: moment.nullable(),
    })
    .nullable(),
});
