import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Parts of the URL that say where in the list one is; another search or filter begins at the front. */
const PLACE = ['page', 'after', 'before'];

/** The search, filters and order of a list from its front. */
export function withoutPlace(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of PLACE) next.delete(name);
  return next;
}

/**
 * A list’s search, filters, order and place, which live in the URL and can be shared; as the person left them, while they
 * are still on their way, so that two changes at once are both made.
 */
export function useListSearch() {
  const [shown, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const search = location?.pathname === pathname ? new URLSearchParams(location.search) : shown;

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
    /** In the same tick, so that what was chosen never looks unchosen in between. */
    change: (fields: Record<string, string>) =>
      setSearch(changed(fields), { replace: true, preventScrollReset: true, flushSync: true }),
  };
}

/** The fields of the URL that narrow the list: words and filters, also those that only links set. */
export const activeFilters = (search: URLSearchParams): string[] =>
  [...new Set(search.keys())].filter((name) => ![...PLACE, 'sort', 'limit', 'view', 'saved'].includes(name));
