import { type CartItem, getCart } from '@adunni/contracts/cart/cart';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import { toast } from '../../../kit/toasts.ts';

/** A line of the cart that is edited; null when none is, or it is gone. */
export type EditedLine = CartItem | 'loading' | null;

/** The line of the cart by the id that the address of a product’s page says is edited; one of another product is none. */
export function useEditedLine(itemId: string | null, productId: string): EditedLine {
  const [line, setLine] = useState<EditedLine>('loading');
  // The page is rendered on the server without what only its reader’s address says.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (itemId === null) return;
    let isMeant = true;
    const settle = (found: CartItem | null, problem: string) => {
      if (!isMeant) return;
      setLine(found);
      if (!found) toast('error', problem);
    };
    callApi(getCart).then(
      ({ items }) => {
        const found = items.find(({ _id, product }) => _id === itemId && product._id === productId);
        settle(found ?? null, 'This item is no longer in your cart.');
      },
      (error) => settle(null, messageOf(error, 'Failed to fetch cart')),
    );
    return () => {
      isMeant = false;
    };
  }, [itemId, productId]);
  return itemId !== null && isHydrated ? line : null;
}
