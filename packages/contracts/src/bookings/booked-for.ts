import { z } from 'zod';

/** Who comes instead of the person who booked. */
export const guest = z.object({ name: z.string(), phone: z.string().nullable() });

/** The order that somebody is measured for, or tries on. */
export const bookedOrder = z.object({
  _id: z.string(),
  number: z.string(),
  /** The maker’s part of it. */
  partId: z.string(),
  /** Whether it is tried on; else somebody is measured for it. */
  isFitting: z.boolean(),
  /** What of it is tried on, or waits or waited for measurements. */
  items: z.array(z.string()),
  /** Whether it still waits for them, or can still be tried on. */
  isWaiting: z.boolean(),
  /** Where its maker fits people, where that is another country than the one it goes to. */
  fittedAbroad: z.object({ city: z.string(), country: z.string() }).nullable(),
  /** In how many days of being measured it arrives, or can be picked up; null when it waits for nothing. */
  arrives: z.object({ days: z.number(), isPickup: z.boolean() }).nullable(),
});
