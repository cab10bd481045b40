import { getCart } from '@adunni/contracts/cart/cart';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { usePersonId } from '../../../kit/session/use-session.ts';

interface CartCount {
  /** How many lines the cart has. */
  lines: number;
  setLines: (lines: number) => void;
}

const Context = createContext<CartCount>({ lines: 0, setLines: () => undefined });

/**
 * Name of the turn in which cart and wishlist are filled: a visitor’s first add makes their basket, and adds at the same
 * time, from any tab, would each make one of their own.
 */
export const BASKET = 'adunni.basket';

/** The count of the header’s badge; whoever changes the cart sets it from the server’s answer. */
export const useCartCount = (): CartCount => useContext(Context);

/** Loads the cart once on mount and again when another person signs in or out; a failure leaves 0. */
export function CartProvider({ children }: { children: ReactNode }) {
  const person = usePersonId();
  const [lines, setLines] = useState(0);

  useEffect(() => {
    if (person === undefined) return;
    callApi(getCart).then(
      ({ items }) => setLines(items.length),
      () => setLines(0),
    );
  }, [person]);

  const count = useMemo(() => ({ lines, setLines }), [lines]);
  return <Context value={count}>{children}</Context>;
}
