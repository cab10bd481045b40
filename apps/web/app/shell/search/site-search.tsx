import { Form, useSearchParams } from 'react-router';
import { SearchIcon } from '../icons.tsx';
import classes from './site-search.module.css';

/** Searches the catalogue; works before the page’s scripts have come, too. */
export function SiteSearch({ autoFocus = false }: { autoFocus?: boolean }) {
  const [search] = useSearchParams();
  const sought = search.get('q') ?? '';
  return (
    <Form action="/products" role="search" className={classes.form}>
      <label className={classes.field}>
        <span className={classes.label}>Search Adunni</span>
        <input
          key={sought}
          type="search"
          name="q"
          className={classes.input}
          placeholder="Agbada, aso-oke, a maker…"
          defaultValue={sought}
          maxLength={120}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
          autoFocus={autoFocus}
        />
      </label>
      <button type="submit" className={classes.button} aria-label="Search">
        <SearchIcon />
      </button>
    </Form>
  );
}
