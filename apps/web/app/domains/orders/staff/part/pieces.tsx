import { oneSetText } from '@adunni/contracts/measurements/one-set';
import type { StaffItem } from '@adunni/contracts/orders/staff';
import { naira } from '../../../../kit/money/naira.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Choices } from '../../../cart/public/choices.tsx';
import classes from './part.module.css';

/** The pieces of a part as they were ordered. */
export function Pieces({ items }: { items: readonly StaffItem[] }) {
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
            {item.refundedQuantity > 0 && (
              <p className={classes.soft}>
                {item.refundedQuantity} of {item.quantity} refunded
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
