import { z } from 'zod';

/** An address as it is kept. */
export const address = z.object({
  _id: z.string(),
  recipient: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  state: z.string(),
  lga: z.string(),
  city: z.string(),
  street: z.string(),
  landmark: z.string(),
  postcode: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.input<typeof address>;

/** An address as orders and bookings keep it. */
export type PostalAddress = Omit<Address, '_id' | 'isDefault'>;
