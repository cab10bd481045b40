import * as contract from '@adunni/contracts/cart/cart';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { findCartId, ownerOf } from './basket.ts';
import { applyCoupon, removeCoupon } from './coupon.service.ts';
import { addLine, removeLine, updateLine } from './lines/lines.service.ts';
import { getCart, listItems } from './queries.ts';

/** Serves the cart endpoints, to people and visitors alike. */
export function cartRoutes(app: FastifyInstance): void {
  mount(app, contract.getCart, ({ ctx, request }) => getCart(ctx.db, ownerOf(ctx, request), ctx.clock()));
  mount(app, contract.getSavedItems, async ({ ctx, request }) => {
    const owner = ownerOf(ctx, request);
    const basketId = owner && (await findCartId(ctx.db, owner));
    return { items: await listItems(ctx.db, basketId, { saved: true, now: ctx.clock() }) };
  });
  mount(app, contract.addToCart, async (call) => ({ items: await addLine(call, call.body) }));
  mount(app, contract.updateCartItem, async (call) => ({
    items: await updateLine(call, call.params.itemId, call.body),
  }));
  mount(app, contract.removeFromCart, async (call) => {
    await removeLine(call, call.params.itemId);
    return { message: 'The item was removed from your cart.' };
  });
  mount(app, contract.applyCoupon, async (call) => ({ coupon: await applyCoupon(call, call.body.code) }));
  mount(app, contract.removeCoupon, async (call) => {
    await removeCoupon(call);
    return { message: 'The code was removed.' };
  });
}
