import type { FormEvent } from 'react';
import { HiddenFields } from '../filters/hidden-fields.tsx';
import { Drawing } from '../pictures/drawing.tsx';
import classes from './search-box.module.css';

interface Props {
  /** Path of the list. */
  action: string;
  /** The state of the list, as its address has it. */
  query: Readonly<Record<string, string>>;
  label: string;
  placeholder: string;
  onSearch: (q: string) => void;
  /** Whether the header’s own search, which wide screens have, does the same. */
  isInHeader?: boolean;
}

/** Search in a list, on Enter; the other filters stay. */
export function SearchBox({ action, query, label, placeholder, onSearch, isInHeader = false }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onSearch(typeof q === 'string' ? q.trim() : '');
  }
  return (
    <search>
      <form action={action} className={classes.form} data-in-header={isInHeader || undefined} onSubmit={onSubmit}>
        <HiddenFields query={query} except={['q']} />
        <input
          key={query.q}
          className={classes.input}
          type="search"
          name="q"
          aria-label={label}
          defaultValue={query.q}
          maxLength={120}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={classes.submit} aria-label="Search">
          <Drawing size={20}>
            <circle cx="11" cy="11" r="6.5" />
            <path d="m16 16 4.5 4.5" />
          </Drawing>
        </button>
      </form>
    </search>
  );
}
