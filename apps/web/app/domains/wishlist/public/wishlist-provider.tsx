import { addToWishlist, getWishlist, removeFromWishlist } from '@adunni/contracts/wishlist/wishlist';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { runExclusively } from '../../../kit/session/run-exclusively.ts';
import { usePersonId } from '../../../kit/session/use-session.ts';
import { toast } from '../../../kit/toasts.ts';
import { BASKET } from '../../cart/public/cart-provider.tsx';
import { WishedProductsContext } from '../../catalog/public/wished-products.ts';

interface Wishlist {
  /** Ids of the products in the wishlist. */
  wished: ReadonlySet<string>;
  /** Sets them all, from what the server has just answered. */
  replaceWished: (productIds: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();
const Context = createContext<Wishlist>({ wished: NONE, replaceWished: () => undefined });

/** What the visitor keeps an eye on. */
export const useWishlist = (): Wishlist => useContext(Context);

/** Loads the wishlist once on mount and again when another person signs in or out; a failure leaves it empty. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const person = usePersonId();
  const [wished, setIds] = useState(NONE);
  const replaceWished = useCallback((ids: readonly string[]) => setIds(new Set(ids)), []);

  const setWished = useCallback(async (productId: string, isWished: boolean): Promise<boolean> => {
    const mark = (isIn: boolean): void =>
      setIds((ids) => new Set(isIn ? [...ids, productId] : [...ids].filter((other) => other !== productId)));
    mark(isWished);
    try {
      await runExclusively(BASKET, () => send(productId, isWished));
      return true;
    } catch (error) {
      mark(!isWished);
      toast('error', messageOf(error, isWished ? 'Failed to add to wishlist' : 'Failed to remove from wishlist'));
      return false;
    }
  }, []);

  useEffect(() => {
    if (person === undefined) return;
    callApi(getWishlist).then(
      ({ items }) => setIds(new Set(items.map((item) => item.product._id))),
      () => setIds(NONE),
    );
  }, [person]);

  const wishlist = useMemo(() => ({ wished, replaceWished }), [wished, replaceWished]);
  const products = useMemo(() => ({ ids: wished, setWished }), [wished, setWished]);
  return (
    <Context value={wishlist}>
      <WishedProductsContext value={products}>{children}</WishedProductsContext>
    </Context>
  );
}

const send = (productId: string, isWished: boolean): Promise<unknown> =>
  isWished ? callApi(addToWishlist, { body: { productId } }) : callApi(removeFromWishlist, { params: { productId } });
