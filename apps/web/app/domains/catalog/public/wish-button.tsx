import { Drawing } from '../../../kit/pictures/drawing.tsx';
import classes from './wish-button.module.css';
import { useWish } from './wished-products.ts';

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
      <Drawing size={20} filled={isWished}>
        <path d="M12 20s-7.5-4.6-7.5-10.1A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z" />
      </Drawing>
      {withText && (isWished ? 'In your wishlist' : 'Add to wishlist')}
    </button>
  );
}
