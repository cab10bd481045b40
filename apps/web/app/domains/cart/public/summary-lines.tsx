import type { CartItem } from '@adunni/contracts/cart/cart';
import { oneSetText } from '@adunni/contracts/measurements/one-set';
import { FactLine } from '../../../kit/fact-line.tsx';
import { Charge } from '../../../kit/money/charge.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './summary-lines.module.css';

type Line = Pick<CartItem, '_id' | 'quantity' | 'totalPrice' | 'variant' | 'options' | 'measurementNote'> & {
  /** Whose measurements it is made from. */
  measured?: string | null;
  product: Pick<CartItem['product'], 'title' | 'picture' | 'kind'>;
};

/** The lines of a cart in short: picture, title, what was chosen, price. `charged` shows naira, which is what is paid, with its estimate. */
export function SummaryLines({ items, charged = false }: { items: readonly Line[]; charged?: boolean }) {
  return (
    <ul className={classes.lines}>
      {items.map((item) => (
        <li key={item._id}>
          <span className={classes.picture}>
            {item.product.picture && <Picture picture={item.product.picture} sizes="4rem" alt="" />}
          </span>
          <div>
            <span className={classes.line}>
              <span>
                {item.product.title}
                {item.quantity > 1 && ` × ${item.quantity}`}
              </span>
              {charged ? <Charge amount={item.totalPrice} /> : <Money amount={item.totalPrice} />}
            </span>
            <span className={classes.choices}>
              <FactLine>{choicesOf(item)}</FactLine>
            </span>
            {item.measurementNote && <p className={classes.note}>Fit notes: {item.measurementNote}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const choicesOf = ({ variant, options, measured, product: { kind }, quantity }: Line): (string | undefined)[] => [
  variant?.size,
  variant?.colour,
  ...options.map(({ choice }) => choice),
  measured ?? undefined,
  oneSetText({ kind, quantity }) ?? undefined,
];
