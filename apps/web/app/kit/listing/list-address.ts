/** What the state of a list may hold: texts, several values of a filter, numbers, switches. */
type Held = string | number | boolean | null | readonly string[];

/** Filters of a state of which several values may hold at once. */
type ManyOf<S> = { [N in keyof S]: S[N] extends readonly string[] ? N : never }[keyof S];

/** One active filter in words, and the list without it. */
export interface Chip<S> {
  id: string;
  label: string;
  without: S;
}

/** How the state of a public list is held in the URL and changed. `whole` is the list without any filter. */
export function listAddress<S extends { page: number }>(path: string, unfiltered: S) {
  const atRest = new Map(Object.entries(unfiltered).map(([name, value]) => [name, toText(value)]));

  /** The state as query of the API and of the URL: what is at its default is left out. */
  const toQuery = (state: S): Record<string, string> => {
    const entries = Object.entries(state).map(([name, value]) => [name, toText(value)] as const);
    return Object.fromEntries(entries.filter(([name, text]) => text !== atRest.get(name)));
  };
  /** Address of the list in that state. */
  const hrefOf = (state: S): string => {
    const search = new URLSearchParams(toQuery(state)).toString().replaceAll('%2C', ',');
    return search === '' ? path : `${path}?${search}`;
  };
  /** The state with some filters changed, from the first page on. */
  const withFilters = (state: S, changes: Partial<S>): S => ({ ...state, ...changes, page: 1 });
  /** The state with one value of a filter put in, or taken out when it was there. */
  const toggleValue = (state: S, name: ManyOf<S>, value: string): S => {
    const values = state[name] as readonly string[];
    const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
    return { ...state, [name]: next, page: 1 };
  };
  /** The chip of a filter that holds one value; none without words for it. */
  const chipOf = (name: keyof S & string, state: S, label: string | false): Chip<S>[] =>
    label ? [{ id: name, label, without: { ...state, [name]: unfiltered[name], page: 1 } }] : [];
  /** A chip for each value that a filter holds. */
  const chipsOfEach = (name: ManyOf<S> & string, state: S, label: (value: string) => string): Chip<S>[] =>
    (state[name] as readonly string[]).map((value) => ({
      id: `${name}:${value}`,
      label: label(value),
      without: toggleValue(state, name, value),
    }));

  return { path, unfiltered, toQuery, hrefOf, withFilters, toggleValue, chipOf, chipsOfEach };
}

function toText(value: Held): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'object' && value !== null) return value.join(',');
  return value === null ? '' : String(value);
}

/** How many filters are on, the search and the category aside, which have a place of their own. */
export const countFilters = (chips: readonly { id: string }[]): number =>
  chips.filter(({ id }) => id !== 'q' && id !== 'category').length;
