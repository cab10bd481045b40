import { useSearchParams } from 'react-router';

/** Parts of the URL that say where in the list one is; another search or filter begins at the front. */
const PLACE = ['page', 'after', 'before'];

/** The search, filters and order of a list from its front. */
export function withoutPlace(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of PLACE) next.delete(name);
  return next;
}

/** A list’s search, filters, order and place, which live in the URL and can be shared. */
export function useListSearch() {
  const [search, setSearch] = useSearchParams();

  /** The URL with some fields changed; an empty value takes the field out. */
  function changed(fields: Record<string, string>): URLSearchParams {
    const next = withoutPlace(search);
    for (const [name, value] of Object.entries(fields)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }

  return {
    search,
    changed,
    change: (fields: Record<string, string>) => setSearch(changed(fields), { replace: true, preventScrollReset: true }),
  };
}

/** The fields of the URL that narrow the list: words and filters, also those that only links set. */
export const activeFilters = (search: URLSearchParams): string[] =>
  [...new Set(search.keys())].filter((name) => ![...PLACE, 'sort', 'limit', 'view', 'saved'].includes(name));
