import { z } from 'zod';
import { id, line, prose, version } from '../fields.ts';

/** Most levels of the tree: Women › Gowns › Evening › Beaded. */
export const CATEGORY_LEVELS = 4;

/** A category as staff write it. */
export const categoryForm = z.object({
  name: line(60),
  /** Its part of addresses; made of the name when empty. */
  slug: line(80, 0)
    .toLowerCase()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case letters, digits and single hyphens only.'),
  description: prose(600),
  parentId: id.nullable(),
  mediaId: id.nullable(),
});
export type CategoryForm = z.output<typeof categoryForm>;

/** Where a category goes: below which one (null is the top), and at which place among those there, from 0. */
export const moveForm = z.object({
  version,
  parentId: id.nullable(),
  position: z.number().int().min(0).max(10_000),
});
export type MoveForm = z.output<typeof moveForm>;

/** What becomes of the products of a category that is removed; null when it has none. */
export const categoryRemovalForm = z.object({ version, moveTo: id.nullable() });
export type CategoryRemovalForm = z.output<typeof categoryRemovalForm>;
