import { HeartIcon } from './icons.tsx';
import { useWish } from './public/wished-products.ts';
import classes from './wish-button.module.css';

interface Props {
  productId: string;
  title: string;
  /** With its words beside the heart, for the product page. */
  withText?: boolean;
}

/** The heart that puts a piece in the wishlist and takes it out. */
export function WishButton({ productId, title, withText = false }: Props) {
  const { isWished, setWish } = useWish(productId);
  return (
    <button
      type="button"
      className={withText ? classes.withText : classes.round}
      aria-pressed={isWished}
      aria-label={withText ? undefined : `Wishlist: ${title}`}
      onClick={() => setWish(!isWished)}
    >
      <HeartIcon filled={isWished} />
      {withText && (isWished ? 'In your wishlist' : 'Add to wishlist')}
    </button>
  );
}
