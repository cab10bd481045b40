import type { FormEvent } from 'react';
import { HiddenFields } from '../../../kit/filters/hidden-fields.tsx';
import { SearchIcon } from '../icons.tsx';
import { type ListState, toQuery, withFilters } from './list-state.ts';
import classes from './search-box.module.css';

interface Props {
  state: ListState;
  onGo: (next: ListState) => void;
}

/** Search in the catalogue, on Enter; the other filters stay. */
export function SearchBox({ state, onGo }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onGo(withFilters(state, { q: typeof q === 'string' ? q.trim() : '' }));
  }
  return (
    <search>
      <form action="/products" className={classes.form} onSubmit={onSubmit}>
        <HiddenFields query={toQuery(state)} except={['q']} />
        <label htmlFor="catalogue-search" className={classes.label}>
          Search the catalogue
        </label>
        <input
          key={state.q}
          id="catalogue-search"
          className={classes.input}
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={120}
          placeholder="Agbada, aso-oke, a maker’s name…"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={classes.submit} aria-label="Search">
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
