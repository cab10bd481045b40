import { z } from 'zod';
import { dayIn } from '../fields.ts';
import { CONFIDENCE } from '../measurements/fit.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** What became of a piece once it had arrived. */
export const SIZE_OUTCOMES = ['kept', 'altered', 'returned'] as const;
export type SizeOutcome = (typeof SIZE_OUTCOMES)[number];
/** Whether the size that was advised was bought. */
export const SIZES_TAKEN = ['advised', 'other'] as const;
export type SizeTaken = (typeof SIZES_TAKEN)[number];

/** Order items that have arrived and about whose size something was advised; whose body it was is not said. */
export const advisedItemResource = resource({
  path: '/api/staff/tryon-advised-items',
  access: STAFF_ROLES,
  one: 'advised item',
  many: 'advised items',
  columns: {
    at: ['Ordered', 'moment'],
    order: ['Order', 'named'],
    product: ['Product', 'named'],
    size: 'Bought',
    advised: 'Recommended',
    sureness: ['Certainty', CONFIDENCE],
    outcome: ['Outcome', SIZE_OUTCOMES],
  },
  filters: {
    /** First and last day in Lagos. */
    from: dayIn().optional(),
    to: dayIn().optional(),
    sureness: z.enum(CONFIDENCE).optional(),
    taken: z.enum(SIZES_TAKEN).optional(),
    outcome: z.enum(SIZE_OUTCOMES).optional(),
  },
  sorts: ['-at'],
});
export type LoadedAdvisedItemRow = LoadedRow<typeof advisedItemResource>;

/** How many of the items of a group were kept, altered and returned. */
export const adviceGroup = z.object({
  sureness: z.enum(CONFIDENCE),
  taken: z.enum(SIZES_TAKEN),
  kept: z.number(),
  altered: z.number(),
  returned: z.number(),
});
