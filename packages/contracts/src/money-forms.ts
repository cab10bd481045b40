import { z } from 'zod';
import { type Kobo, toKobo, toNaira } from './money.ts';

const hundredths = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** Money in a request: 0 to 10 billion naira, at most two decimals; kobo once it is read. */
export const moneyIn = z.codec(
  z.number().min(0).max(10_000_000_000).refine(hundredths, 'At most two decimals.'),
  z.custom<Kobo>(),
  { decode: (amount) => toKobo(amount), encode: toNaira },
);
