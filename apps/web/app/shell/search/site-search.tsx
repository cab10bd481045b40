import { type FocusEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { lazy } from '../../kit/lazy.ts';
import { SearchIcon } from '../icons.tsx';
import { rememberSearch } from './recent-searches.ts';
import classes from './site-search.module.css';

const Suggestions = lazy(() => import('./suggestions.tsx'));

interface Props {
  /** Whether it fills the screen of a phone, where what it suggests stands below it. */
  inSheet?: boolean;
}

/** Searches the catalogue, and suggests while somebody types; works before the page’s scripts have come, too. */
export function SiteSearch({ inSheet = false }: Props) {
  const [search] = useSearchParams();
  const sought = search.get('q') ?? '';
  const [typed, setTyped] = useState(sought);
  const [open, setOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => {
    setOpen(false);
    setTyped(sought);
  }, [key, sought]);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <search className={classes.frame} onFocus={() => setOpen(true)} onBlur={onBlur}>
      <Form action="/products" className={classes.form} onSubmit={() => rememberSearch(typed)}>
        <label className={classes.field}>
          <span className={classes.label}>Search Adunni</span>
          <input
            key={sought}
            ref={field}
            type="search"
            name="q"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active ?? undefined}
            className={classes.input}
            placeholder="Agbada, aso-oke, a maker…"
            defaultValue={sought}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setOpen(true);
            }}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
            autoFocus={inSheet}
          />
        </label>
        <button type="submit" className={classes.button} aria-label="Search">
          <SearchIcon />
        </button>
      </Form>
      <Suspense>
        {open && (
          <Suggestions
            id={list}
            words={typed}
            field={field}
            inSheet={inSheet}
            onActive={setActive}
            onShown={setIsShown}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </search>
  );
}
