import { z } from 'zod';
import { dayIn, id } from '../fields.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

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
