import {
  addToCart,
  applyCoupon,
  type Cart,
  type CartItem,
  removeCoupon,
  removeFromCart,
  updateCartItem,
} from '@adunni/contracts/cart/cart';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { toast } from '../../kit/toasts.ts';
import { type Rates, withQuantities } from './local-totals.ts';
import { sendLast } from './send-last.ts';

type Changes = { savedForLater?: boolean; acceptPrice?: true; measurementProfileId?: string | null };

/** The cart as shown, with changes that are under way already in it, and every way to change it. */
export function useCart(loaded: Cart, rates: Rates) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map());
  const [quantities] = useState(() =>
    sendLast<number>((itemId, quantity) => callApi(updateCartItem, { params: { itemId }, body: { quantity } })),
  );

  /** Shows the change at once, sends it, and lets the server’s answer hold; a refusal is said, undone and returned. */
  async function change(
    fallback: string,
    send: () => Promise<unknown>,
    shown?: [itemId: string, quantity: number],
  ): Promise<string | null> {
    if (shown) setPending((before) => new Map(before).set(...shown));
    try {
      await send();
      return null;
    } catch (error) {
      const refusal = messageOf(error, fallback);
      toast('error', refusal);
      return refusal;
    } finally {
      await revalidate();
      // A quantity that was pressed meanwhile is shown until it has been sent as well.
      if (shown && !quantities.isSending(shown[0])) setPending((before) => without(before, shown[0]));
    }
  }

  /** Quick presses end at the last quantity: it is sent once the one that is on its way has arrived. */
  function setQuantity({ _id }: CartItem, quantity: number): void {
    const isJoining = quantities.isSending(_id);
    const sent = quantities.send(_id, quantity);
    if (isJoining) setPending((before) => new Map(before).set(_id, quantity));
    else void change('Failed to update cart item', () => sent, [_id, quantity]);
  }

  /** Sends a change of a line once its quantity has settled, which would come too late after it. */
  const afterQuantity = async (itemId: string, send: () => Promise<unknown>): Promise<void> => {
    await quantities.settled(itemId);
    await send();
  };

  const update = (itemId: string, body: Changes, shown?: number): Promise<string | null> =>
    change(
      'Failed to update cart item',
      () => afterQuantity(itemId, () => callApi(updateCartItem, { params: { itemId }, body })),
      shown === undefined ? undefined : [itemId, shown],
    );

  return {
    cart: withQuantities(loaded, pending, rates),
    busy: pending.size > 0,
    setQuantity,
    acceptPrice: (item: CartItem) => update(item._id, { acceptPrice: true }),
    saveForLater: (item: CartItem) => update(item._id, { savedForLater: true }, 0),
    setProfile: (item: CartItem, measurementProfileId: string | null) => update(item._id, { measurementProfileId }),
    bringBack: (item: CartItem) => update(item._id, { savedForLater: false }),
    remove: (item: CartItem) =>
      change(
        'Failed to remove item from cart',
        () => afterQuantity(item._id, () => callApi(removeFromCart, { params: { itemId: item._id } })),
        [item._id, 0],
      ),
    restockItems: (item: CartItem) =>
      change('Failed to add item to cart', () => callApi(addToCart, { body: lineOf(item) })),
    apply: (code: string) => change('Failed to apply coupon', () => callApi(applyCoupon, { body: { code } })),
    removeCoupon: () => change('Failed to remove coupon', () => callApi(removeCoupon)),
  };
}

export type CartActions = ReturnType<typeof useCart>;

/** What adds a line like this one again. */
function lineOf({ product, variant, options, quantity, ...item }: CartItem) {
  return {
    productId: product._id,
    variantId: variant?._id ?? null,
    options: Object.fromEntries(options.map(({ groupId, choiceId }) => [groupId, choiceId])),
    quantity,
    personalisation: item.personalisation,
    measurementNote: item.measurementNote,
    measurementProfileId: item.measurementProfileId,
    measureLater: item.measurementProfileId === null,
  };
}

function without(map: ReadonlyMap<string, number>, key: string): ReadonlyMap<string, number> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
