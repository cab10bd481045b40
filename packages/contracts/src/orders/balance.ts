import { z } from 'zod';
import { moment } from '../fields.ts';
import { moneyOut } from '../money.ts';

/** What becomes of money that was paid for pieces whose balance is never paid. */
export const unpaidTerms = z.object({
  /** For the pieces that are made for the customer and cannot be returned. */
  kept: moneyOut,
  /** For delivery and for pieces that could be returned. */
  back: moneyOut,
});
export type UnpaidTerms = z.input<typeof unpaidTerms>;

/** The balance of a part that is still to be paid. */
export const partBalance = z.object({
  amount: moneyOut,
  /** When the time to pay began; null until the pieces are ready. */
  since: moment.nullable(),
  /** The last moment to pay before the maker may cancel; null until the pieces are ready. */
  dueBy: moment.nullable(),
  isOverdue: z.boolean(),
  ...unpaidTerms.shape,
});
export type PartBalance = z.input<typeof partBalance>;
