import { addToCart, type CartItem, updateCartItem } from '@adunni/contracts/cart/cart';
import type { Sent } from '@adunni/contracts/endpoint';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { runExclusively } from '../../../kit/session/run-exclusively.ts';
import { toast } from '../../../kit/toasts.ts';
import { BASKET, useCartLines } from './cart-provider.tsx';

export type CartLineToAdd = Sent<typeof addToCart>['body'];
type LineChanges = Sent<typeof updateCartItem>['body'];

/**
 * Adds a line to the cart, or changes one that is in it: the badge follows the server’s answer. A toast says what was
 * added and leads to the cart, unless the page itself does, whose heading it would cover on a phone. `refusal` is why the last try failed, to be shown beside the button.
 */
export function useAddToCart({ pageLeadsToCart = false }: { pageLeadsToCart?: boolean } = {}) {
  const { setItems } = useCartLines();
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);

  /** Sends one change after another; whether it was taken. */
  async function send(
    change: () => Promise<{ items: readonly CartItem[] }>,
    problemOf: (error: unknown) => string,
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setAdding(true);
    setRefusal(null);
    try {
      const { items } = await runExclusively(BASKET, change);
      setItems(items);
      return true;
    } catch (error) {
      setRefusal(problemOf(error));
      return false;
    } finally {
      busy.current = false;
      setAdding(false);
    }
  }

  async function add(line: CartLineToAdd, title: string): Promise<boolean> {
    const isAdded = await send(
      () => callApi(addToCart, { body: line }),
      (error) => messageOf(error, 'Failed to add item to cart'),
    );
    if (isAdded && !pageLeadsToCart)
      toast(
        'success',
        <>
          {title} is in your cart. <Link to="/cart">View cart</Link>
        </>,
      );
    return isAdded;
  }

  const update = (itemId: string, changes: LineChanges): Promise<boolean> =>
    send(
      () => callApi(updateCartItem, { params: { itemId }, body: changes }),
      (error) =>
        error instanceof ApiError && error.status === 404
          ? 'This item is no longer in your cart.'
          : messageOf(error, 'Failed to update cart item'),
    );

  return { add, update, isAdding, refusal, setRefusal };
}
