import { commonErrors } from '@adunni/contracts/errors';
import * as contract from '@adunni/contracts/wishlist/wishlist';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { changeBasket, changeExistingBasket, findCartId, ownerOf } from '../cart/service.ts';
import { productCards } from '../catalog/queries.ts';
import { listWishes } from './queries.ts';
import { addWish, removeWish } from './service.ts';

/** Serves the wishlist endpoints, to people and visitors alike. */
export function wishlistRoutes(app: FastifyInstance): void {
  mount(app, contract.getWishlist, async ({ ctx, request }) => {
    const owner = ownerOf(ctx, request);
    const basketId = owner && (await findCartId(ctx.db, owner));
    return { items: await listWishes(ctx.db, basketId, ctx.clock()) };
  });
  mount(app, contract.addToWishlist, async (call) => {
    const { ctx, body } = call;
    const found = (await productCards(ctx.db, [body.productId], ctx.clock())).get(body.productId);
    if (!found?.visible) throw new Refusal(commonErrors.not_found);
    const { price, inStock } = found.card;
    const basketId = await changeBasket(call, async (tx, id) => {
      await addWish(tx, id, body.productId, { seenPrice: price, seenInStock: inStock });
      return id;
    });
    return { items: await listWishes(ctx.db, basketId, ctx.clock()) };
  });
  mount(app, contract.removeFromWishlist, async (call) => {
    await changeExistingBasket(call, async (tx, basketId) => {
      if (basketId) await removeWish(tx, basketId, call.params.productId);
    });
    return { message: 'The item was removed from your wishlist.' };
  });
}
