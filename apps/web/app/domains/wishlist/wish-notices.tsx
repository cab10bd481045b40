import type { WishlistItem } from '@adunni/contracts/wishlist/wishlist';
import { useRevalidator } from 'react-router';
import { PriceChange } from '../cart/public/price-change.tsx';
import { useWish } from '../catalog/public/wished-products.ts';
import { Price } from '../settings/public/tax.tsx';
import classes from './wishlist.module.css';

/** What is otherwise with a wished piece than when it was kept; said until the person has taken note, or it is so again. */
export function WishNotices({ item }: { item: WishlistItem }) {
  const { product, priceWas, isBack, fewLeft } = item;
  const { setWish } = useWish(product._id);
  const { revalidate } = useRevalidator();

  /** A piece that is kept again is kept as it is offered now. */
  async function takeNote(): Promise<void> {
    if (await setWish(true)) await revalidate();
  }

  return (
    <>
      {priceWas !== null && (
        <p className={classes.notice} data-good={product.price < priceWas || undefined} role="status">
          <PriceChange was={priceWas} now={product.price} since="you saved it" as={Price} />
        </p>
      )}
      {isBack && (
        <p className={classes.notice} data-good role="status">
          Back in stock.
        </p>
      )}
      {fewLeft !== null && (
        <p className={classes.notice} role="status">
          Only {fewLeft} left.
        </p>
      )}
      {(priceWas !== null || isBack) && (
        <button type="button" className={classes.quiet} aria-label={`Dismiss: ${product.title}`} onClick={takeNote}>
          Dismiss
        </button>
      )}
    </>
  );
}
