import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, version } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { OUTFIT_MAKERS } from './own-outfits.ts';

export const drawingErrors = defineErrors({
  outfit_not_drawn: [422, 'We have no drawing of this product.'],
  outfit_exists: [409, 'This product already has an outfit.'],
});

export const takeDrawing = endpoint({
  method: 'POST',
  path: '/api/staff/products/:productId/outfit/drawing',
  access: OUTFIT_MAKERS,
  summary:
    'Make an own product’s outfit of its drawing: a draft, whose layers and points take the place of what was there',
  params: z.object({ productId: id }),
  body: z.object({
    /** Null when there is no outfit yet. */
    version: version.nullable(),
  }),
  response: z.object({ version: z.number() }),
});

export const listDrawings = endpoint({
  method: 'GET',
  path: '/api/staff/tryon-drawings',
  access: STAFF_ROLES,
  summary: 'Products that have a drawing and no outfit yet',
  response: z.object({ items: z.array(z.object({ _id: z.string(), title: z.string(), maker: z.string() })) }),
});

export const addDrawnOutfit = endpoint({
  method: 'POST',
  path: '/api/staff/tryon-drawings',
  access: STAFF_ROLES,
  summary: 'Make an outfit of a product’s drawing, which waits to be checked as those of makers do',
  body: z.object({ productId: id }),
  response: z.object({ _id: z.string() }),
});
