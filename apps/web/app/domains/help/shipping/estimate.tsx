import type { ShippingEstimate } from '@adunni/contracts/help/shipping';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
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
            {taxNote && ` ${taxNote}`}. Made in {spanOf(piece)}.
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

/** `14 to 21 days`, or `3 days`. */
const spanOf = ({ leadDaysMin: least, leadDaysMax: most }: { leadDaysMin: number; leadDaysMax: number }): string =>
  least < most ? `${least} to ${countOf(most, 'day')}` : countOf(most, 'day');

/** When it arrives: of a piece counted from the payment, else from dispatch. */
function daysText(option: keyof typeof DELIVERY_NAMES, days: number, leadDays: number | null): string {
  if (leadDays === null) return option === 'pickup' ? 'once it is ready' : `within ${countOf(days, 'day')} of dispatch`;
  return `${option === 'pickup' ? 'ready' : 'arrives'} within ${countOf(leadDays + days, 'day')} of your order`;
}
