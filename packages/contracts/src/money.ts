import { z } from 'zod';

declare const unit: unique symbol;
/** An integer of minor units (kobo): what server and database calculate with. */
export type Kobo = number & { readonly [unit]: 'kobo' };
/** A number of major units (naira) with at most two decimals: what travels on the wire and is shown. */
export type Naira = number & { readonly [unit]: 'naira' };

/** Takes a calculated number as kobo; throws RangeError when it is not a whole, safe number. */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of kobo: ${amount}`);
  return amount as Kobo;
}

/** Kobo as naira: the one conversion outwards. */
export const toNaira = (amount: Kobo): Naira => (amount / 100) as Naira;

/** A number that may be naira: anything but what is known to be kobo. */
export type MaybeNaira<N extends number> = N extends Kobo ? never : N;

/** Naira as kobo, rounded half up: the one conversion inwards. Below a millionth, numbers are written with an exponent. */
export const toKobo = <N extends number>(amount: MaybeNaira<N>): Kobo =>
  kobo(Math.abs(amount) < 1e-6 ? 0 : Math.round(Number(`${amount}e2`)));

/** `amount × numerator ÷ denominator` rounded half up, exact for amounts up to 9 × 10¹⁵. */
export function shareOf(amount: Kobo, numerator: number, denominator: number): Kobo {
  const product = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  const divisor = BigInt(denominator) * 2n;
  const quotient = product / divisor;
  return kobo(Number(product < 0n && product % divisor !== 0n ? quotient - 1n : quotient));
}

/** `amount` times a percentage that may have two decimals (33.33), rounded half up. */
export const percentOf = (amount: Kobo, percent: number): Kobo => shareOf(amount, Math.round(percent * 100), 10_000);

/** Sum of amounts. */
export const sumKobo = (amounts: readonly Kobo[]): Kobo =>
  kobo(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/**
 * Spreads `total` over `weights` by largest remainder, so that the shares sum exactly to `total`.
 * Weights are non-negative; when all are zero every share is zero and `total` must be zero.
 */
export function allocate(total: Kobo, weights: readonly number[]): Kobo[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) {
    if (total !== 0) throw new RangeError('cannot spread an amount over nothing');
    return weights.map(() => kobo(0));
  }
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(whole));
  const shares = exact.map((share) => Number(share));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (BigInt(total) * BigInt(weight)) % BigInt(whole) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map(kobo);
}

/** Money in an answer: kobo on the server, naira with at most two decimals on the wire. */
export const moneyOut = z
  .codec(z.number() as unknown as z.ZodType<Naira, Naira>, z.custom<Kobo>(), {
    decode: (amount) => toKobo(amount),
    encode: toNaira,
  })
  .meta({ description: 'NGN, major units', format: 'money' });
