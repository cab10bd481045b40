import { type CartItem, getCart } from '@adunni/contracts/cart/cart';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { usePersonId } from '../../../kit/session/use-session.ts';

interface CartLines {
  items: readonly CartItem[];
  setItems: (items: readonly CartItem[]) => void;
}

const Context = createContext<CartLines>({ items: [], setItems: () => undefined });

/**
 * Name of the turn in which cart and wishlist are filled: a visitor’s first add makes their basket, and adds at the same
 * time, from any tab, would each make one of their own.
 */
export const BASKET = 'adunni.basket';

/** The lines that the header’s badge counts; whoever changes the cart sets them from the server’s answer. */
export const useCartLines = (): CartLines => useContext(Context);

/** Loads the cart once on mount and again when another person signs in or out; a failure leaves it empty. */
export function CartProvider({ children }: { children: ReactNode }) {
  const person = usePersonId();
  const [items, setItems] = useState<readonly CartItem[]>([]);

  useEffect(() => {
    if (person === undefined) return;
    callApi(getCart).then(
      ({ items: found }) => setItems(found),
      () => setItems([]),
    );
  }, [person]);

  const lines = useMemo(() => ({ items, setItems }), [items]);
  return <Context value={lines}>{children}</Context>;
}
