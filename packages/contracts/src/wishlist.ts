import { z } from 'zod';
import { productCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, said } from './wire.ts';

export const wishlistItem = z.object({
  _id: z.string(),
  addedAt: moment,
  /** False when the piece has been withdrawn meanwhile. */
  available: z.boolean(),
  product: productCard,
});
export type WishlistItem = z.infer<typeof wishlistItem>;
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
  summary: 'Remember a piece',
  body: z.object({ productId: id }),
  response: items,
});
export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/api/wishlist/remove/:productId',
  access: 'public',
  summary: 'Forget a piece',
  params: z.object({ productId: id }),
  response: said,
});
