import type { Repriced } from '@adunni/contracts/catalog/products';
import { naira } from '../../../../kit/money/naira.ts';
import classes from './products.module.css';

const range = ({ min, max }: Repriced['before']): string =>
  min === max ? naira(min) : `${naira(min)} to ${naira(max)}`;

/** Old and new price of each product, and why one is left out. */
export function PricePreview({ results, isApplied }: { results: Repriced[]; isApplied: boolean }) {
  return (
    <section className={classes.preview} aria-label="Prices before and after">
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">{isApplied ? 'Was' : 'Now'}</th>
            <th scope="col">{isApplied ? 'Is' : 'Then'}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ _id, title, ok, message, before, after }) => (
            <tr key={_id}>
              <td>
                {title}
                {!ok && <small>{message ?? 'Unchanged.'}</small>}
              </td>
              <td>{range(before)}</td>
              <td>{ok ? range(after) : 'Unchanged'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
