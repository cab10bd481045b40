import { getProduct } from '@adunni/contracts/catalog/catalog';
import type { WishlistItem } from '@adunni/contracts/wishlist/wishlist';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import buttons from '../../kit/button.module.css';
import { Picture } from '../../kit/pictures/picture.tsx';
import { toast } from '../../kit/toasts.ts';
import { offerUndo } from '../../kit/undo/undo.tsx';
import { useAddToCart } from '../cart/public/use-add-to-cart.tsx';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { useWish } from '../catalog/public/wished-products.ts';
import { WishNotices } from './wish-notices.tsx';
import classes from './wishlist.module.css';

/** One wished piece with its way into the cart and out of the list. */
export function WishTile({ item }: { item: WishlistItem }) {
  const { product, available } = item;
  const { setWish } = useWish(product._id);
  const [isLooking, setLooking] = useState(false);
  const { add, isAdding, refusal, setRefusal } = useAddToCart();
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    if (await setWish(false))
      offerUndo('wishlist', `${product.title} was removed from your wishlist.`, () => void setWish(true));
  }

  /** A piece with nothing to choose goes straight to the cart; any other is chosen on its own page first. */
  async function moveToCart(): Promise<void> {
    setLooking(true);
    try {
      const { product: whole } = await callApi(getProduct, { params: { productId: product._id } });
      const [only, ...others] = whole.variants;
      if (only && others.length === 0 && whole.optionGroups.length === 0) {
        if (await add({ productId: product._id, variantId: only._id, quantity: 1 }, product.title))
          await setWish(false);
        return;
      }
      toast('info', 'Please select all options first.');
      await navigate(`/products/${product._id}`);
    } catch (error) {
      setRefusal(messageOf(error, 'Failed to add item to cart'));
    } finally {
      setLooking(false);
    }
  }

  const isBusy = isLooking || isAdding;
  return (
    <div className={classes.tile}>
      {available ? <ProductCard product={product} withoutHeart /> : <Withdrawn product={product} />}
      <WishNotices item={item} />
      <div className={classes.actions}>
        {available && product.inStock && (
          <button type="button" className={buttons.outline} disabled={isBusy} onClick={moveToCart}>
            {isBusy ? 'Moving…' : 'Move to cart'}
          </button>
        )}
        <button type="button" className={classes.quiet} aria-label={`Remove ${product.title}`} onClick={remove}>
          Remove
        </button>
      </div>
      <p className={classes.refusal} role="alert">
        {refusal}
      </p>
    </div>
  );
}

/** A piece that has been withdrawn: it is remembered, but leads nowhere. */
function Withdrawn({ product }: Pick<WishlistItem, 'product'>) {
  return (
    <article>
      <div className={classes.withdrawn}>
        {product.picture && <Picture picture={product.picture} sizes="46vw" alt="" />}
      </div>
      <h3 className={classes.name}>{product.title}</h3>
      <p className={classes.soft}>No longer for sale</p>
    </article>
  );
}
