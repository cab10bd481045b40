import { z } from 'zod';
import { id, prose } from '../fields.ts';
import { moneyIn } from '../money-forms.ts';

/** What is to go back: all that is left (of one part or the order), an amount of one part, or some pieces. */
export const refundRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('full'), partId: id.nullable().default(null) }),
  z.object({
    kind: z.literal('amount'),
    partId: id,
    amount: moneyIn.refine((amount) => amount > 0, 'Must be more than 0.'),
  }),
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(
        z.object({
          itemId: id,
          quantity: z.number().int().min(1, 'At least 1.').max(1000),
          /** Put ready-to-wear pieces back on the shelf. */
          restock: z.boolean().default(false),
        }),
      )
      .min(1, 'Please select at least one item.')
      .max(100)
      .refine(
        (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
        'Each item can only be listed once.',
      ),
  }),
]);
export type RefundRequest = z.output<typeof refundRequest>;

export const refundForm = z.object({
  request: refundRequest,
  /** The customer reads it. */
  reason: prose(400, 1),
});
export type RefundForm = z.output<typeof refundForm>;
