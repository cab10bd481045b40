import { z } from 'zod';
import { dayIn, id } from '../fields.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** Days before an order within which a try of the same product by its customer counts. */
export const TRIED_WITHIN_DAYS = 30;
/** Whether a customer had tried on what they ordered. */
export const SALE_WAYS = ['tried', 'untried'] as const;
export type SaleWay = (typeof SALE_WAYS)[number];

/** Order items of products that can be tried on, in orders that were not cancelled. */
export const saleResource = resource({
  path: '/api/staff/tryon-sales',
  access: STAFF_ROLES,
  one: 'ordered item',
  many: 'ordered items',
  columns: {
    at: ['Ordered', 'moment'],
    order: ['Order', 'named'],
    product: ['Product', 'named'],
    way: ['Tried on before', SALE_WAYS],
  },
  filters: {
    /** First and last day in Lagos. */
    from: dayIn().optional(),
    to: dayIn().optional(),
    way: z.enum(SALE_WAYS).optional(),
    product: id.optional(),
  },
  sorts: ['-at'],
});
export type LoadedSaleRow = LoadedRow<typeof saleResource>;
