import type { WishlistItem } from '@adunni/contracts/wishlist/wishlist';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import classes from '../../../kit/page/section.module.css';
import { ProductCard, ProductGrid } from '../../catalog/public/product-card.tsx';
import grid from './wishlist-section.module.css';

const SHOWN = 3;

/** The pieces kept last, and the way to all of them. */
export function WishlistSection({ wishes }: { wishes: readonly WishlistItem[] }) {
  if (wishes.length === 0)
    return (
      <div className={classes.none}>
        <p>Nothing kept yet. Press the heart on a piece and it waits for you here.</p>
        <Link to="/products" className={button.filled}>
          Browse the collection
        </Link>
      </div>
    );
  return (
    <div className={grid.wishes}>
      <p className={classes.lead}>
        {wishes.length === 1
          ? 'You are keeping an eye on one piece.'
          : `You are keeping an eye on ${wishes.length} pieces.`}
      </p>
      <ProductGrid>
        {wishes.slice(0, SHOWN).map(({ _id, product }) => (
          <ProductCard key={_id} product={product} withoutHeart />
        ))}
      </ProductGrid>
      <Link to="/wishlist" className={button.onward}>
        Go to your wishlist
      </Link>
    </div>
  );
}
