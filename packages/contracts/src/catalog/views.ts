import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayIn, id, messageResponse } from '../fields.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

export const countProductView = endpoint({
  method: 'POST',
  path: '/api/products/:productId/views',
  access: 'public',
  ignoresToken: true,
  status: 202,
  summary: 'Count that a product’s page was looked at; who it was is neither sent nor kept, and bots are not counted',
  params: z.object({ productId: id }),
  response: messageResponse,
});

/** How often a product’s page was looked at on a day in Lagos. */
export const productViewResource = resource({
  path: '/api/staff/product-views',
  access: STAFF_ROLES,
  one: 'day of a product',
  many: 'product views',
  columns: {
    day: 'Day',
    product: ['Product', 'named'],
    views: ['Views', 'number'],
  },
  filters: {
    /** First and last day. */
    from: dayIn().optional(),
    to: dayIn().optional(),
    product: id.optional(),
    /** Products that can be tried on now. */
    tryOn: z.enum(['yes']).optional(),
  },
  sorts: ['-day', '-views'],
});
export type LoadedProductViewRow = LoadedRow<typeof productViewResource>;
