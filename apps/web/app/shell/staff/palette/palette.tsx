import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchIcon } from '../../icons.tsx';
import type { NavigationLink } from '../../navigation/navigation.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, choicesFor } from './choices.ts';
import classes from './palette.module.css';
import { rememberChoice } from './recent-choices.ts';
import { useOffered } from './use-offered.ts';
import { useSearchResults } from './use-search-results.ts';

interface Props {
  screens: readonly NavigationLink[];
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Finds screens, actions, saved views, orders, bookings, people, subscriptions and products by a few letters; the arrow
 * keys choose, Enter opens or does it, Escape closes.
 */
export default function Palette({ screens, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOver = useRef(false);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const navigate = useNavigate();
  const q = useDeferredValue(typed.trim());
  const { items, state } = useSearchResults(q);
  const groups = choicesFor(q, useOffered(screens), items);
  const choices = groups.flatMap((group) => group.choices);
  const current = Math.min(at, choices.length - 1);

  useEffect(() => dialog.current?.showModal(), []);

  // At once: a `close` event comes later, and would take away a palette that was opened in between.
  function close(): void {
    if (isOver.current) return;
    isOver.current = true;
    dialog.current?.close();
    onClose();
  }

  function open({ id, go }: Choice): void {
    if (id) rememberChoice(id);
    close();
    if (typeof go === 'string') void navigate(go);
    else go();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const choice = choices[current];
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) setAt(choices.length > 0 ? (current + step + choices.length) % choices.length : 0);
    else if (choice) open(choice);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the ground beside it
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label="Search"
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={classes.sheet}>
        <label className={classes.field}>
          <SearchIcon />
          <input
            type="text"
            role="combobox"
            aria-label="Pages, actions, orders, bookings, users, subscriptions and products"
            aria-expanded={choices.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={choices.length > 0 ? `${list}-${current}` : undefined}
            className={classes.input}
            placeholder="Page, action, order number or name…"
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        <ChoiceList id={list} groups={groups} current={current} onPoint={setAt} onOpen={open} />
        <p className={classes.said} role="status">
          {sayOf(state, q, choices.length, items)}
        </p>
      </div>
    </dialog>
  );
}

function sayOf(state: 'done' | 'busy' | 'failed', q: string, count: number, found: readonly SearchResult[]): string {
  if (state === 'failed') return 'Search is unavailable right now. Only pages and actions are shown.';
  if (state === 'busy' && count === 0) return 'Searching…';
  if (count === 0) return `No results for “${q}”.`;
  const isCut = [...Map.groupBy(found, ({ kind }) => kind).values()].some(({ length }) => length >= RESULTS_PER_KIND);
  if (isCut) return `The first ${RESULTS_PER_KIND} of each kind. Type more to narrow them down.`;
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}
