import type { ShippingEstimate } from '@adunni/contracts/help/shipping';
import { aboutDays } from '@adunni/contracts/orders/arrival';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { leadTimeText } from '../../catalog/public/lead-time.ts';
import { Price, useTaxNote } from '../../settings/public/tax.tsx';
import { type Calculation, placeOf, withPiece } from './calculation.ts';
import { DELIVERY_NAMES } from './delivery-names.ts';
import classes from './shipping.module.css';

interface Props {
  asked: Calculation;
  estimate: ShippingEstimate;
  /** Further pieces that the words may have meant. */
  others: readonly { _id: string; title: string }[];
}

/** What was calculated: each kind of delivery with its cost and its days. */
export function Estimate({ asked, estimate: { options, piece }, others }: Props) {
  const taxNote = useTaxNote();
  const isMissing = asked.q !== '' && piece === null;
  return (
    <div className={classes.estimate} role="status">
      <p>
        To <strong>{placeOf(asked)}</strong>
        {piece && (
          <>
            : <Link to={`/products/${piece._id}`}>{piece.title}</Link> by {piece.maker}, {piece.priceVaries && 'from '}
            <Price amount={piece.price} />
            {taxNote && ` ${taxNote}`}. Ready in {leadTimeText(piece.leadDaysMin, piece.leadDaysMax)}.
          </>
        )}
      </p>
      {isMissing && <p>No products found for “{asked.q}”. These are the costs for an order in general.</p>}
      <ul className={classes.options}>
        {options.map(({ option, cost, days }) => (
          <li key={option}>
            <span>{DELIVERY_NAMES[option]}</span>
            <span className={classes.cost}>{cost === 0 ? 'Free' : <Money amount={cost} />}</span>
            <span className={classes.days}>{daysText(option, days, piece?.leadDaysMax ?? null)}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={classes.others}>
          Or:{' '}
          {others.map(({ _id, title }) => (
            <Link key={_id} to={withPiece(asked, _id)} preventScrollReset>
              {title}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** When it arrives: of a piece counted from the payment, else from dispatch. */
function daysText(option: keyof typeof DELIVERY_NAMES, days: number, leadDays: number | null): string {
  if (leadDays === null) return option === 'pickup' ? 'once it is ready' : `within ${countOf(days, 'day')} of dispatch`;
  const after = `${aboutDays(leadDays + days)} after your order`;
  return option === 'pickup' ? `ready ${after}` : `arrives ${after}, up to ${countOf(days, 'day')} of it on the way`;
}
