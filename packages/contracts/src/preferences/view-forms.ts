import { z } from 'zod';
import { line } from '../fields.ts';

export const MAX_VIEW_NAME = 40;

/** What a view is called. */
export const nameForm = z.object({ name: line(MAX_VIEW_NAME) });

/** What a view shows. */
export const viewValues = z.object({
  /** As in the address of the list, without the place in it. */
  query: line(1000, 0),
  hiddenColumns: z.array(line(40)).max(60),
  /** Whether the list opens with it. */
  isDefault: z.boolean(),
});
