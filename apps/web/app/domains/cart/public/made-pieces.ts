import type { CartItem } from '@adunni/contracts/cart/cart';

/** Whether a line of the cart is made to measure, so that its maker must have room for it. */
export const isMade = ({ product }: CartItem): boolean => product.kind === 'made-to-measure';

/** Whether a line can still be ordered. */
export const isOrderable = ({ notices }: CartItem): boolean => !notices.some(({ kind }) => kind === 'unavailable');

/** How many pieces of a maker lines of the cart want made, beside one that is edited. */
export const madePieces = (items: readonly CartItem[], maker: string, editedLineId: string | null = null): number =>
  items
    .filter(
      (item) => item._id !== editedLineId && item.product.maker.slug === maker && isMade(item) && isOrderable(item),
    )
    .reduce((pieces, { quantity }) => pieces + quantity, 0);
