import type { getMakerTrade } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import { naira } from '../../../kit/money/naira.ts';
import shared from '../dashboard.module.css';
import classes from './maker.module.css';

type Products = Answer<typeof getMakerTrade>['topProducts'];

/** What sold best, by what it brought; leads to the editor where the area has one. */
export function TopProducts({ products, hasPages }: { products: Products; hasPages: boolean }) {
  if (products.length === 0) return <p className={shared.empty}>No sales in this period.</p>;
  return (
    <ol className={classes.best}>
      {products.map(({ _id, title, pieces, amount }) => (
        <li key={_id}>
          {hasPages ? (
            <Link to={`../products/edit/${_id}`} relative="path">
              {title}
            </Link>
          ) : (
            <span>{title}</span>
          )}
          <span className={classes.pieces}>{pieces === 1 ? '1 sold' : `${pieces.toLocaleString('en-GB')} sold`}</span>
          <strong>{naira(amount)}</strong>
        </li>
      ))}
    </ol>
  );
}
