import type { DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { useNavigate } from 'react-router';
import { useCartLines } from '../../../cart/public/cart-provider.tsx';
import { useAddToCart } from '../../../cart/public/use-add-to-cart.tsx';

type Commission = NonNullable<DesignRequest['commission']>;

/** Puts what was agreed into the cart, where its measurements are chosen, and leads there. */
export function useCommission() {
  const { items } = useCartLines();
  const { add, isAdding, refusal } = useAddToCart({ pageLeadsToCart: true });
  const navigate = useNavigate();
  const isInCart = ({ productId }: Commission): boolean => items.some(({ product }) => product._id === productId);
  async function put(commission: Commission): Promise<void> {
    const line = { ...commission, quantity: 1, measureLater: true };
    if (isInCart(commission) || (await add(line, 'Your request'))) await navigate('/cart');
  }
  return { put, isAdding, refusal, isInCart };
}
