import { z } from 'zod';
import type { Naira } from './money.ts';

/** Money in a request: 0 to 10 billion naira, at most two decimals. */
export const moneyIn = z
  .number()
  .min(0)
  .max(10_000_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'At most two decimals.')
  .transform((amount) => amount as Naira);
