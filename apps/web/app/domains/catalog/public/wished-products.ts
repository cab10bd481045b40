import { createContext, useContext, useRef } from 'react';

/** The pieces that a visitor keeps an eye on, as the wishlist provides them, which stands on the catalogue. */
export interface WishedProducts {
  /** Ids of the products. */
  ids: ReadonlySet<string>;
  /** Puts a product in or takes it out; resolves to whether the server agreed. */
  setWished: (productId: string, isWished: boolean) => Promise<boolean>;
}

export const WishedProductsContext = createContext<WishedProducts>({ ids: new Set(), setWished: async () => false });

/**
 * Whether a product is in the wishlist, and how to put it there or take it out. The heart changes at once and changes
 * back when the server refuses; resolves to whether the server agreed.
 */
export function useWish(productId: string): { isWished: boolean; setWish: (isWished: boolean) => Promise<boolean> } {
  const { ids, setWished } = useContext(WishedProductsContext);
  const busy = useRef(false);

  async function setWish(isWished: boolean): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    try {
      return await setWished(productId, isWished);
    } finally {
      busy.current = false;
    }
  }

  return { isWished: ids.has(productId), setWish };
}
