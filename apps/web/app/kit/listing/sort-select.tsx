import { HiddenFields } from '../filters/hidden-fields.tsx';
import classes from './sort-select.module.css';

interface Props<T extends string> {
  /** Path of the list. */
  action: string;
  /** The state of the list, as its address has it. */
  query: Readonly<Record<string, string>>;
  value: T;
  /** The orders there are, in words. */
  names: Readonly<Record<T, string>>;
  onSort: (sort: T) => void;
}

/** The order of a list. */
export function SortSelect<T extends string>({ action, query, value, names, onSort }: Props<T>) {
  const sorts = Object.keys(names) as T[];
  return (
    <form action={action} className={classes.form}>
      <HiddenFields query={query} except={['sort']} />
      <label className={classes.label}>
        <span className={classes.word}>Sort by</span>
        <select
          name="sort"
          className={classes.select}
          value={value}
          onChange={(event) => onSort(event.target.value as T)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
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
