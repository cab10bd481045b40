import { z } from 'zod';
import { type Kobo, toKobo, toNaira } from './money.ts';

/** Whether a number has at most two decimals as it is written, which is all that is stored of it. */
const isHundredths = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/** A number that is stored with two decimals: what has more is refused rather than rounded in silence. */
export const twoDecimals = (number: z.ZodNumber) => number.refine(isHundredths, 'At most two decimals.');

/**
 * Money in a request: 0 to 10 billion naira, at most two decimals; kobo once it is read. In an answer that repeats what a
 * form holds it is written as naira, like `moneyOut`.
 */
export const moneyIn = z
  .codec(twoDecimals(z.number().min(0).max(10_000_000_000)), z.custom<Kobo>(), {
    decode: (amount) => toKobo(amount),
    encode: toNaira,
  })
  .meta({ description: 'NGN, major units', format: 'money' });
