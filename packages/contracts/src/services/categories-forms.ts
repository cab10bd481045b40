import { z } from 'zod';
import { id, line, prose } from '../fields.ts';

/** A category of services as staff write it. */
export const serviceCategoryForm = z.object({
  name: line(60),
  /** Its part of addresses; made of the name when empty. */
  slug: line(80, 0)
    .toLowerCase()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case letters, digits and single hyphens only.'),
  description: prose(600),
  /** Place among the others, the lowest first. */
  position: z.number().int('A whole number.').min(0).max(1000),
  mediaId: id.nullable(),
});
export type ServiceCategoryForm = z.output<typeof serviceCategoryForm>;
