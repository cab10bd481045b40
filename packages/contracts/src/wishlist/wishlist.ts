import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { id, messageResponse, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';

export const wishlistItem = z.object({
  _id: z.string(),
  addedAt: moment,
  /** False when the piece has been withdrawn meanwhile. */
  available: z.boolean(),
  /** The price when the caller kept the piece or last took note of it; null when it is the same, or was not kept. */
  priceWas: moneyOut.nullable(),
  /** Whether it was sold out then and can be had now. */
  isBack: z.boolean(),
  /** Pieces on the shelf when only a few are left; null otherwise, and for what is made to measure. */
  fewLeft: z.number().nullable(),
  product: productCard,
});
export type WishlistItem = z.input<typeof wishlistItem>;
export type LoadedWishlistItem = z.output<typeof wishlistItem>;
const items = z.object({ items: z.array(wishlistItem) });

export const getWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  access: 'public',
  summary: 'Pieces the caller wants',
  response: items,
});
export const addToWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/add',
  access: 'public',
  summary: 'Remember a piece, or take note of how one that is remembered is offered now',
  body: z.object({ productId: id }),
  response: items,
});
export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/api/wishlist/remove/:productId',
  access: 'public',
  summary: 'Remove a piece',
  params: z.object({ productId: id }),
  response: messageResponse,
});
