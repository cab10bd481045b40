import { PRODUCT_SORTS } from '@adunni/contracts/catalog';
import { HiddenFields } from '../../../kit/filters/hidden-fields.tsx';
import { type ListState, toQuery, withFilters } from './list-state.ts';
import classes from './sort-select.module.css';

const SORT_NAMES: Readonly<Record<ListState['sort'], string>> = {
  featured: 'Our choice',
  newest: 'Newest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Best rated',
  'lead-time': 'Ready soonest',
};

/** The order of the pieces. */
export function SortSelect({ state, onGo }: { state: ListState; onGo: (next: ListState) => void }) {
  const change = (value: string): void =>
    onGo(withFilters(state, { sort: PRODUCT_SORTS.find((sort) => sort === value) ?? 'featured' }));
  return (
    <form action="/products" className={classes.form}>
      <HiddenFields query={toQuery(state)} except={['sort']} />
      <label className={classes.label}>
        <span className={classes.word}>Sort by</span>
        <select
          name="sort"
          className={classes.select}
          value={state.sort}
          onChange={(event) => change(event.target.value)}
        >
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
    </form>
  );
}
