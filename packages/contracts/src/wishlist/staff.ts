import { z } from 'zod';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { id, picture } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

export const wishRow = z.object({
  _id: z.string(),
  title: z.string(),
  picture: picture.nullable(),
  maker: z.object({ _id: z.string(), name: z.string() }),
  kind: z.enum(PRODUCT_KINDS),
  price: moneyOut,
  /** People and visitors who keep it on their wishlist, in all and of the last thirty days. */
  wishes: z.number(),
  recentWishes: z.number(),
  /** Carts that it lies in. */
  carts: z.number(),
  /** Pieces ordered in the last ninety days, cancelled ones left out. */
  sold: z.number(),
  /** Pieces on the shelf; null for what is made to measure. */
  stock: z.number().nullable(),
});
export type WishRow = z.input<typeof wishRow>;
export type LoadedWishRow = z.output<typeof wishRow>;

/** Products that somebody wishes for: the demand behind each. */
export const wishResource = resource({
  path: '/api/staff/wishes',
  access: STAFF_ROLES,
  one: 'product',
  many: 'wished-for products',
  columns: {
    title: 'Product',
    maker: ['Maker', 'named'],
    kind: 'Kind',
    price: ['Price', 'money'],
    wishes: ['Wishes', 'number'],
    recentWishes: ['Last 30 days', 'number'],
    carts: ['In carts', 'number'],
    sold: ['Sold in 90 days', 'number'],
    stock: ['In stock', 'number?'],
  },
  row: wishRow,
  filters: {
    maker: id.optional(),
    kind: z.enum(PRODUCT_KINDS).optional(),
    stock: z.enum(['in', 'out']).optional(),
  },
  sorts: ['-wishes', 'title', 'price'],
});
