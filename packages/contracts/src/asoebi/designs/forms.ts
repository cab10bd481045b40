import { z } from 'zod';
import { id } from '../../fields.ts';

/** Where a design comes from: one that was saved, or one that a maker responded to with. */
export const DESIGN_SOURCES = ['saved', 'response'] as const;

/** The design that a package is sewn from, and which version of it was seen; a later one must be chosen anew. */
export const designForm = z.object({ from: z.enum(DESIGN_SOURCES), _id: id, version: z.int().min(1) });
export type DesignForm = z.output<typeof designForm>;
