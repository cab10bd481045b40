import type { ProductCard as Product } from '@adunni/contracts/catalog/catalog';
import { Children, memo, type PointerEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { FactLine } from '../../../kit/fact-line.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Star } from '../../../kit/pictures/stars.tsx';
import { PREFETCH } from '../../../kit/prefetch.ts';
import { Price, TaxLine } from '../../settings/public/tax.tsx';
import { KIND_NAMES, ratingText } from '../labels.ts';
import { leadTimeText } from './lead-time.ts';
import classes from './product-card.module.css';
import { TryOnLink } from './try-on-link.tsx';
import { WishButton } from './wish-button.tsx';

const SHOWN_COLOURS = 4;
/** How wide a card is in the grid below, by viewport. */
const CARD_SIZES = '(min-width: 75em) 19rem, (min-width: 48em) 30vw, 46vw';

interface Props {
  product: Product;
  /** Among the first cards of a page: its picture loads at once. */
  eager?: boolean;
  sizes?: string;
  /** Without the heart, where the list has its own way of letting go. */
  withoutHeart?: boolean;
}

/**
 * One piece in a list: the whole card leads to it, the heart is a button of its own. It stays as it is while filters are
 * tapped, which a slow phone feels.
 */
export const ProductCard = memo(function ProductCard({
  product,
  eager = false,
  sizes = CARD_SIZES,
  withoutHeart = false,
}: Props) {
  const [hovered, setHovered] = useState(false);
  const onPointerEnter = (event: PointerEvent): void => setHovered(hovered || event.pointerType === 'mouse');
  return (
    <article className={classes.card} data-sold-out={!product.inStock || undefined} onPointerEnter={onPointerEnter}>
      <div className={classes.frame}>
        {product.picture && <Picture picture={product.picture} sizes={sizes} eager={eager} alt="" />}
        {hovered && product.alternate && (
          <div className={classes.alternate}>
            <Picture picture={product.alternate} sizes={sizes} alt="" />
          </div>
        )}
        {!product.inStock && <span className={classes.soldOut}>Sold out</span>}
        {product.canTryOn && <TryOnLink productId={product._id} title={product.title} />}
      </div>
      {!withoutHeart && (
        <div className={classes.heart}>
          <WishButton productId={product._id} title={product.title} />
        </div>
      )}
      <div className={classes.text}>
        <p className={classes.maker}>{product.maker.name}</p>
        <h3 className={classes.title}>
          <Link to={`/products/${product._id}`} className={classes.link} prefetch={PREFETCH}>
            {product.title}
          </Link>
        </h3>
        <p className={classes.price}>
          {product.priceVaries && <span className={classes.from}>from </span>}
          <Price amount={product.price} />
        </p>
        <p className={classes.facts}>
          <FactLine>
            {KIND_NAMES[product.kind]}
            {`Ready in ${leadTimeText(product.leadDaysMin, product.leadDaysMax)}`}
          </FactLine>
        </p>
        <div className={classes.foot}>
          <Colours colours={product.colours} />
          {product.rating !== null && product.reviewCount > 0 && (
            <Rating rating={product.rating} count={product.reviewCount} fit={product.fit} />
          )}
        </div>
      </div>
    </article>
  );
});

/**
 * Cards side by side: two on a phone, three on a tablet, four on a desk; `narrow` leaves room for a sidebar. It says what
 * the prices have to do with tax.
 */
export function ProductGrid({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <>
      {Children.count(children) > 0 && <TaxLine />}
      <div className={narrow ? classes.narrowGrid : classes.grid}>{children}</div>
    </>
  );
}

/** What shoppers should know of a fit before they choose a size; what is true to size needs no word. */
const FIT_WARNINGS = { small: 'runs small', large: 'runs large' } as const;

function Rating({ rating, count, fit }: { rating: number; count: number; fit: Product['fit'] }) {
  const warning = fit === 'small' || fit === 'large' ? FIT_WARNINGS[fit] : null;
  return (
    <span className={classes.rating}>
      <Star size={14} filled />
      <span aria-hidden="true">
        {ratingText(rating)} ({count})
      </span>
      <span className={classes.hidden}>
        {ratingText(rating)} out of 5 stars, {count}
      </span>
      {warning && <span>· {warning}</span>}
    </span>
  );
}

function Colours({ colours }: { colours: Product['colours'] }) {
  if (colours.length < 2) return <span />;
  return (
    <span className={classes.colours}>
      <span className={classes.hidden}>Colours: {colours.map(({ name }) => name).join(', ')}</span>
      {colours.slice(0, SHOWN_COLOURS).map(({ name, hex }) => (
        <span key={name} className={classes.dot} style={{ backgroundColor: hex }} title={name} aria-hidden="true" />
      ))}
      {colours.length > SHOWN_COLOURS && <span aria-hidden="true">+{colours.length - SHOWN_COLOURS}</span>}
    </span>
  );
}
