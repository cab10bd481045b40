import { z } from 'zod';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { id, picture } from '../fields.ts';
import { type LoadedRow, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** Products that somebody wishes for: the demand behind each. */
export const wishResource = resource({
  path: '/api/staff/wishes',
  access: STAFF_ROLES,
  one: 'product',
  many: 'wishlisted products',
  columns: {
    title: 'Product',
    maker: ['Maker', 'named'],
    kind: ['Type', PRODUCT_KINDS],
    price: ['Price', 'money'],
    /** People and visitors who keep it on their wishlist, in all and of the last thirty days. */
    wishes: ['Wishes', 'number'],
    recentWishes: ['Last 30 days', 'number'],
    /** Carts that it lies in. */
    carts: ['In carts', 'number'],
    /** Pieces ordered in the last ninety days, cancelled ones left out. */
    sold: ['Sold in 90 days', 'number'],
    /** Pieces on the shelf; null for what is made to measure. */
    stock: ['In stock', 'number?'],
  },
  row: z.object({ picture: picture.nullable() }),
  filters: {
    maker: id.optional(),
    kind: z.enum(PRODUCT_KINDS).optional(),
    stock: z.enum(['in', 'out']).optional(),
  },
  sorts: ['-wishes', 'title', 'price'],
});
export type WishRow = RowOf<typeof wishResource>;
export type LoadedWishRow = LoadedRow<typeof wishResource>;
