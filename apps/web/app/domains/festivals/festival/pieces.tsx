import type { Festival, FestivalPiece } from '@adunni/contracts/festivals/festivals';
import { Link } from 'react-router';
import { ProductCard } from '../../catalog/public/product-card.tsx';
import { TaxLine } from '../../settings/public/tax.tsx';
import { calendarDay } from '../festival-dates.tsx';
import classes from './festival.module.css';

/** What to order for the festival and until when, and who makes it. */
export function Pieces({ festival: { pieces, next, deliveryDays } }: { festival: Festival }) {
  const makers = [...new Map(pieces.map(({ maker }) => [maker.slug, maker])).values()];
  return (
    <section aria-labelledby="order">
      <h2 id="order">What to order, and by when</h2>
      <p>
        {next
          ? `Each date leaves time for making and for delivery within Nigeria, which takes up to ${deliveryDays} days, so that your order arrives the day before.`
          : 'Order-by dates appear once the date is announced.'}
      </p>
      {pieces.length > 0 && <TaxLine />}
      <ul className={classes.pieces}>
        {pieces.map((piece) => (
          <li key={piece._id}>
            <ProductCard product={piece} />
            {next && <p className={classes.orderBy}>{orderByText(piece)}</p>}
          </li>
        ))}
      </ul>
      <h3>Makers</h3>
      <ul className={classes.makers}>
        {makers.map(({ slug, name, city }) => (
          <li key={slug}>
            <Link to={`/makers/${slug}`}>{name}</Link> {city}
          </li>
        ))}
      </ul>
    </section>
  );
}

const orderByText = ({ orderBy }: FestivalPiece): string =>
  orderBy ? `Order by ${calendarDay(orderBy)}` : 'Too late for the next date';
