import type { Suggestion } from '@adunni/contracts/search/suggestions';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { countOf } from '../../kit/count-of.ts';
import { SECOND_LINE } from '../navigation/site-map.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { Option, type OptionData } from './suggestion-option.tsx';
import classes from './suggestions.module.css';
import { useActiveOption } from './use-active-option.ts';
import { useSuggestions } from './use-suggestions.ts';

const KIND_NAMES: Readonly<Record<Suggestion['kind'], string>> = {
  product: 'Products',
  category: 'Categories',
  maker: 'Makers',
  service: 'Services',
  post: 'Blog',
  article: 'Help',
};

interface Props {
  /** Of the list, which the field names. */
  id: string;
  words: string;
  field: RefObject<HTMLInputElement | null>;
  inSheet: boolean;
  /** Told the id of the option that the arrow keys have come to. */
  onActive: (id: string | null) => void;
  /** Told whether there is anything to show. */
  onShown: (isShown: boolean) => void;
  onClose: () => void;
}

/** Below the field: what was searched for before and, on a phone, where to begin; or what the letters so far may mean. */
export default function Suggestions({ id, words, field, inSheet, onActive, onShown, onClose }: Props) {
  const q = words.trim();
  const found = useSuggestions(words);
  const [recent, setRecent] = useState(recentSearches);
  const groups = useMemo(
    () => (q === '' ? [...ofRecent(recent), ...(inSheet ? [BROWSE] : [])] : ofFound(q, found?.items ?? [])),
    [q, recent, found, inSheet],
  );
  const options = groups.flatMap((group) => group.options);
  const navigate = useNavigate();

  function follow({ path, search }: OptionData): void {
    if (search) rememberSearch(search);
    onClose();
    void navigate(path);
  }
  const active = useActiveOption({
    field,
    id,
    options,
    onActive,
    onChoose: follow,
    onEscape: inSheet ? null : onClose,
  });

  // The field names no option of a list that is gone.
  useEffect(() => () => onActive(null), [onActive]);
  const isShown = options.length > 0;
  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus while the list is pressed
    <div className={classes.panel} data-in-sheet={inSheet || undefined} onMouseDown={(event) => event.preventDefault()}>
      {q === '' && recent.length > 0 && (
        <div className={classes.head}>
          <p>{RECENT}</p>
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            Clear
          </button>
        </div>
      )}
      {q !== '' && found?.spelling && <p className={classes.spelling}>Showing results for “{found.spelling}”</p>}
      <div id={id} role="listbox" aria-label="Suggestions" className={classes.list}>
        {groups.map(({ title, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={title} role="group" aria-label={title}>
            {title !== 'Search' && title !== RECENT && (
              <p className={classes.title} aria-hidden="true">
                {title}
              </p>
            )}
            {own.map((option) => {
              const place = options.indexOf(option);
              return (
                <Option
                  key={option.path}
                  id={`${id}-${place}`}
                  option={option}
                  isActive={place === active}
                  onFollow={() => follow(option)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={classes.hidden} role="status">
        {q !== '' && found && (found.items.length > 0 ? countOf(found.items.length, 'suggestion') : 'No suggestions')}
      </p>
    </div>
  );
}

interface Group {
  title: string;
  options: OptionData[];
}

const searchFor = (words: string): string => `/products?q=${encodeURIComponent(words)}`;

const RECENT = 'Recent searches';

const ofRecent = (recent: readonly string[]): Group[] =>
  recent.length === 0
    ? []
    : [{ title: RECENT, options: recent.map((words) => ({ title: words, path: searchFor(words), search: words })) }];

/** Where to begin without words, on a screen that would be empty. */
const BROWSE: Group = { title: 'Browse', options: SECOND_LINE.map(({ label, to }) => ({ title: label, path: to })) };

function ofFound(q: string, items: readonly Suggestion[]): Group[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({
    title: KIND_NAMES[kind],
    options: items.filter((item) => item.kind === kind),
  }));
  return [
    ...groups,
    { title: 'Search', options: [{ title: `See all results for “${q}”`, path: searchFor(q), search: q }] },
  ];
}
