import type { CartItem } from '@adunni/contracts/cart/cart';
import { pathOfProduct } from '@adunni/contracts/catalog/product-path';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { oneSetText } from '@adunni/contracts/measurements/one-set';
import { Link } from 'react-router';
import { Money } from '../../kit/money/currency-context.tsx';
import { Picture } from '../../kit/pictures/picture.tsx';
import type { Promised } from './arrivals.ts';
import classes from './cart-line.module.css';
import { LineMeasurements } from './line-measurements.tsx';
import { arrivalLine } from './public/arrival-line.ts';
import { Choices } from './public/choices.tsx';
import { PriceChange } from './public/price-change.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { CartActions } from './use-cart.ts';

interface Props {
  item: CartItem;
  /** The person’s measurement profiles, for pieces made to measure. */
  profiles: readonly MeasurementProfile[];
  /** When it arrives with the rest of its maker; null for what is not ordered now. */
  promised?: Promised | null;
  actions: CartActions;
  onRemove: (item: CartItem) => void;
}

/** One line of the cart, or of what is kept for later. */
export function CartLine({ item, profiles, promised = null, actions, onRemove }: Props) {
  const { product, variant } = item;
  const path = pathOfProduct(product._id, pickOf(item));
  const oneSet = oneSetText({ kind: product.kind, quantity: item.quantity });
  const picture = product.picture && <Picture picture={product.picture} sizes="(min-width: 48em) 8rem, 6rem" alt="" />;
  const isGone = item.notices.some(({ kind }) => kind === 'unavailable');
  return (
    <li className={classes.line} data-gone={isGone || undefined}>
      {product.isCommission ? (
        <span className={classes.picture}>{picture}</span>
      ) : (
        <Link to={path} className={classes.picture} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      )}
      <div className={classes.words}>
        <span className={classes.maker}>{product.maker.name}</span>
        {product.isCommission ? (
          <span className={classes.title}>{product.title}</span>
        ) : (
          <Link to={path} className={classes.title}>
            {product.title}
          </Link>
        )}
        <Choices {...item} plain={[variant?.size, variant?.colour]} />
        <LineMeasurements item={item} profiles={profiles} onChange={(id) => actions.setProfile(item, id)} />
        {oneSet && <p className={classes.ready}>{oneSet}</p>}
        {promised && <p className={classes.ready}>{arrivalLine(promised.arrival, 'standard', new Date())}</p>}
        {promised?.lacking && (
          <p className={classes.notice} role="status">
            {promised.lacking}
          </p>
        )}
        {item.notices.map((notice) => (
          <p key={notice.kind} className={classes.notice} data-kind={notice.kind} role="status">
            {notice.was === undefined ? (
              notice.text
            ) : (
              <PriceChange was={notice.was} now={item.unitPrice} since="you added it" />
            )}
          </p>
        ))}
        <LineActions item={item} actions={actions} onRemove={onRemove} />
      </div>
      {!isGone && <LineSums item={item} actions={actions} />}
    </li>
  );
}

/** What was chosen of a product, as its page shows it again. */
const pickOf = ({ variant, options }: CartItem) => ({
  colour: variant?.colour ?? null,
  size: variant?.size ?? null,
  options: Object.fromEntries(options.map(({ groupId, choiceId }) => [groupId, choiceId])),
});

/** How many of it and what they cost; a piece that cannot be ordered has neither. */
function LineSums({ item, actions }: Pick<Props, 'item' | 'actions'>) {
  return (
    <div className={classes.sums}>
      {!item.savedForLater && !item.product.isCommission && (
        <QuantityStepper
          value={item.quantity}
          most={item.available}
          label={`Quantity of ${item.product.title}`}
          onChange={(quantity) => actions.setQuantity(item, quantity)}
        />
      )}
      <span className={classes.price}>
        <Money amount={item.totalPrice} />
        {item.quantity > 1 && (
          <small>
            <Money amount={item.unitPrice} /> each
          </small>
        )}
      </span>
    </div>
  );
}

function LineActions({ item, actions, onRemove }: Omit<Props, 'profiles' | 'promised'>) {
  const named = (verb: string) => ({ 'aria-label': `${verb}: ${item.product.title}` });
  return (
    <div className={classes.actions}>
      {item.notices.some(({ kind }) => kind === 'price-changed') && (
        <button type="button" className={classes.accept} onClick={() => actions.acceptPrice(item)}>
          Accept new price
        </button>
      )}
      {!item.savedForLater && !item.product.isCommission && (
        <Link to={pathOfProduct(item.product._id, pickOf(item), item._id)} {...named('Edit')}>
          Edit
        </Link>
      )}
      {item.savedForLater ? (
        <button type="button" {...named('Move to cart')} onClick={() => actions.bringBack(item)}>
          Move to cart
        </button>
      ) : (
        <button type="button" {...named('Save for later')} onClick={() => actions.saveForLater(item)}>
          Save for later
        </button>
      )}
      <button type="button" {...named('Remove')} onClick={() => onRemove(item)}>
        Remove
      </button>
    </div>
  );
}
