import { oneSetText } from '@adunni/contracts/measurements/one-set';
import type { StaffItem } from '@adunni/contracts/orders/staff';
import { Link } from 'react-router';
import { naira } from '../../../../kit/money/naira.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Choices } from '../../../cart/public/choices.tsx';
import { refundedText } from '../returns.ts';
import classes from './part.module.css';

interface Props {
  items: readonly StaffItem[];
  /** Where the pattern of each is, of several that are made to measure. */
  pattern?: ((itemId: string) => string) | undefined;
}

/** The pieces of a part as they were ordered. */
export function Pieces({ items, pattern }: Props) {
  return (
    <ul className={classes.pieces}>
      {items.map((item) => (
        <li key={item._id} className={classes.piece}>
          <span className={classes.picture}>
            {item.picture && <Picture picture={item.picture} sizes="6rem" alt="" />}
          </span>
          <div>
            <h3>
              {item.quantity > 1 && `${item.quantity} × `}
              {item.title}
            </h3>
            {item.sku && <p className={classes.soft}>{item.sku}</p>}
            <Choices {...item} plain={[item.size, item.colour]} />
            {oneSetText(item) && <p className={classes.soft}>{oneSetText(item)}</p>}
            {item.totalPrice !== null && <p className={classes.price}>{naira(item.totalPrice)}</p>}
            {pattern && item.kind === 'made-to-measure' && (
              <p>
                <Link to={pattern(item._id)} relative="path">
                  Pattern for this item
                </Link>
              </p>
            )}
            {item.refundedQuantity > 0 && <p className={classes.soft}>{refundedText(item)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
