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

/** Lagos is a city and a state, which one line says once. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The parts of a place that are there, each once: of Lagos, Surulere, Lagos the last. */
export function placeLine(parts: readonly string[]): string {
  const there = parts.filter(Boolean);
  return there.filter((part, at) => !there.slice(at + 1).some((later) => isSame(part, later))).join(', ');
}
