import { addToCart } from '@adunni/contracts/cart/cart';
import type { Sent } from '@adunni/contracts/endpoint';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { runExclusively } from '../../../kit/session/run-exclusively.ts';
import { toast } from '../../../kit/toasts.ts';
import { BASKET, useCartCount } from './cart-provider.tsx';

export type CartLineToAdd = Sent<typeof addToCart>['body'];

/**
 * Adds a line to the cart: the badge follows the server’s answer, and a toast leads to the cart, unless the page itself
 * does. `refusal` is why the last try failed, to be shown beside the button.
 */
export function useAddToCart({ pageLeadsToCart = false }: { pageLeadsToCart?: boolean } = {}) {
  const { setLines } = useCartCount();
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = useRef(false);

  async function add(line: CartLineToAdd, title: string): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setAdding(true);
    setRefusal(null);
    try {
      const { items } = await runExclusively(BASKET, () => callApi(addToCart, { body: line }));
      setLines(items.length);
      toast(
        'success',
        <>
          {title} is in your cart. {!pageLeadsToCart && <Link to="/cart">View cart</Link>}
        </>,
      );
      return true;
    } catch (error) {
      setRefusal(messageOf(error, 'Failed to add item to cart'));
      return false;
    } finally {
      busy.current = false;
      setAdding(false);
    }
  }

  return { add, isAdding, refusal, setRefusal };
}
