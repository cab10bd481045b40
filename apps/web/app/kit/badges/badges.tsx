import { getCart } from '@adunni/contracts/cart/cart';
import { getWishlist } from '@adunni/contracts/wishlist/wishlist';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { useSession } from '../session/use-session.ts';

interface Badges {
  cart: number;
  /** Ids of the products in the wishlist. */
  wished: ReadonlySet<string>;
  setCart: (lines: number) => void;
  setWished: (productIds: readonly string[]) => void;
  /** Puts one product in or takes it out, whatever else changes meanwhile. */
  markWished: (productId: string, isWished: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();
const Context = createContext<Badges>({
  cart: 0,
  wished: NONE,
  setCart: () => undefined,
  setWished: () => undefined,
  markWished: () => undefined,
});

/**
 * Name of the turn in which cart and wishlist are filled: a visitor’s first add makes their basket, and adds at the same
 * time, from any tab, would each make one of their own.
 */
export const BASKET = 'adunni.basket';

/** Counts of the header’s badges; whoever changes cart or wishlist sets them from the server’s answer. */
export const useBadges = (): Badges => useContext(Context);

/** Loads cart and wishlist once on mount and again when another person signs in or out; a failure leaves 0. */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const person = useSession()?._id ?? null;
  const [cart, setCart] = useState(0);
  const [wished, setIds] = useState(NONE);
  const setWished = useCallback((ids: readonly string[]) => setIds(new Set(ids)), []);
  const markWished = useCallback(
    (id: string, isWished: boolean) =>
      setIds((ids) => new Set(isWished ? [...ids, id] : [...ids].filter((other) => other !== id))),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the basket belongs to the person, so it is loaded anew for each
  useEffect(() => {
    callApi(getCart).then(
      ({ items }) => setCart(items.length),
      () => setCart(0),
    );
    callApi(getWishlist).then(
      ({ items }) => setIds(new Set(items.map((item) => item.product._id))),
      () => setIds(NONE),
    );
  }, [person]);

  const badges = useMemo(
    () => ({ cart, wished, setCart, setWished, markWished }),
    [cart, wished, setWished, markWished],
  );
  return <Context value={badges}>{children}</Context>;
}

/** A count as a badge shows it: `99+` above 99. */
export const badgeText = (count: number): string => (count > 99 ? '99+' : String(count));
