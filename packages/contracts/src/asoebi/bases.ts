import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { picture } from '../fields.ts';

export const baseErrors = defineErrors({
  base_gone: [409, 'This product is no longer offered with these options. Please choose again.'],
  base_of_other: [409, 'A group has one maker, so all its packages must be based on products by that maker.'],
});

/** A piece and what was chosen of it, in the words that it had then: they stay when the piece changes. */
export const baseWords = z.object({
  title: z.string(),
  summary: z.string(),
  chosen: z.array(z.object({ group: z.string(), choice: z.string() })),
});
export type BaseWords = z.output<typeof baseWords>;

/** The piece as hosts, guests and makers see it. */
export const packageBase = baseWords.extend({
  ...{ productId: z.string(), options: z.record(z.string(), z.string()) },
  maker: z.object({ name: z.string(), slug: z.string() }).nullable(),
  picture: picture.nullable(),
  /** Whether the shop still offers it as it was chosen. */
  isOffered: z.boolean(),
  /** Whether it can be put on in the fitting room. */
  canTryOn: z.boolean(),
});
export type PackageBase = z.output<typeof packageBase>;

/** What was chosen of a piece, as one line: `Neckline: V, Sleeve: long`. */
export const chosenLine = ({ chosen }: Pick<BaseWords, 'chosen'>): string =>
  chosen.map(({ group, choice }) => `${group}: ${choice}`).join(', ');
