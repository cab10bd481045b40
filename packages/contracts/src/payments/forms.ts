import { z } from 'zod';
import { line, prose } from '../fields.ts';
import { SETTLED_HOW } from './settled-how.ts';

/** What staff say of money that they settled by hand. */
export const settleForm = z.object({
  how: z.enum(SETTLED_HOW),
  /** Of the transfer, or whatever it is found again by. */
  reference: line(80, 4),
  reason: prose(500, 1),
});
export type SettleForm = z.output<typeof settleForm>;
