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
        <p>No saved items. Tap the heart on a product to save it.</p>
        <Link to="/products" className={button.filled}>
          Shop all
        </Link>
      </div>
    );
  return (
    <div className={grid.wishes}>
      <p className={classes.lead}>{wishes.length === 1 ? '1 saved item' : `${wishes.length} saved items`}</p>
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
