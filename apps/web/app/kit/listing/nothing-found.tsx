import { Link } from 'react-router';
import type { Chip } from './list-address.ts';
import classes from './nothing-found.module.css';

interface Props<S> {
  /** The words that were searched for. */
  q: string;
  chips: readonly Chip<S>[];
  address: { path: string; unfiltered: S; hrefOf: (state: S) => string };
  words: {
    /** `No products match your filters`. */
    none: string;
    /** What to search for instead. */
    hint: string;
    /** `Search all products`. */
    searchAll: string;
    /** `Shop all`. */
    all: string;
  };
  categories: readonly { slug: string; name: string }[];
}

/** Nothing fits: which filter to let go, and where else to look. */
export function NothingFound<S extends { category: string }>({ q, chips, address, words, categories }: Props<S>) {
  const { path, unfiltered, hrefOf } = address;
  const hasFiltersBesideSearch = chips.some(({ id }) => id !== 'q');
  return (
    <div className={classes.empty}>
      <h2 className={classes.title}>{q ? `No results for “${q}”` : words.none}</h2>
      <p className={classes.text}>
        {q && !hasFiltersBesideSearch ? words.hint : 'Try removing a filter, or browse a category.'}
      </p>
      <ul className={classes.ways}>
        {q && hasFiltersBesideSearch && (
          <li>
            <Link to={hrefOf({ ...unfiltered, q })}>
              {words.searchAll} for “{q}”
            </Link>
          </li>
        )}
        {chips.length > 1 &&
          chips.map(({ id, label, without }) => (
            <li key={id}>
              <Link to={hrefOf(without)}>Remove {id === 'q' ? label : `“${label}”`}</Link>
            </li>
          ))}
        <li>
          <Link to={path}>{words.all}</Link>
        </li>
      </ul>
      {categories.length > 0 && (
        <ul className={classes.categories} aria-label="Categories">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={hrefOf({ ...unfiltered, category: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
