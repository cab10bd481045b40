import { addToWishlist, removeFromWishlist } from '@adunni/contracts/wishlist/wishlist';
import { useRef } from 'react';
import { callApi, messageOf } from '../api/call-api.ts';
import { inTurn } from '../session/in-turn.ts';
import { toast } from '../toasts.ts';
import { BASKET, useBadges } from './badges.tsx';

/**
 * Whether a product is in the wishlist, and how to put it there or take it out. The heart changes at once and changes
 * back when the server refuses; resolves to whether the server agreed.
 */
export function useWish(productId: string): { isWished: boolean; setWish: (isWished: boolean) => Promise<boolean> } {
  const { wished, markWished } = useBadges();
  const busy = useRef(false);

  async function setWish(isWished: boolean): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    markWished(productId, isWished);
    try {
      await inTurn<unknown>(BASKET, () =>
        isWished
          ? callApi(addToWishlist, { body: { productId } })
          : callApi(removeFromWishlist, { params: { productId } }),
      );
      return true;
    } catch (error) {
      markWished(productId, !isWished);
      toast('error', messageOf(error, isWished ? 'Failed to add to wishlist' : 'Failed to remove from wishlist'));
      return false;
    } finally {
      busy.current = false;
    }
  }

  return { isWished: wished.has(productId), setWish };
}
