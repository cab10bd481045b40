import { MIN_SEARCH_LENGTH, type SearchResult, searchStaff } from '@adunni/contracts/search/search';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** Pause after a key before the server is asked, in ms. */
const PAUSE_MS = 120;

interface Search {
  items: readonly SearchResult[];
  state: 'done' | 'busy' | 'failed';
}
const NOTHING: Search = { items: [], state: 'done' };

/** What the server finds for the typed letters; what was found before stays on show until the next answer. */
export function useSearchResults(q: string): Search {
  const [search, setSearch] = useState(NOTHING);
  useEffect(() => {
    if (q.length < MIN_SEARCH_LENGTH) {
      setSearch(NOTHING);
      return;
    }
    setSearch(({ items }) => ({ items, state: 'busy' }));
    const abandoned = new AbortController();
    const { signal } = abandoned;
    const pause = setTimeout(() => {
      callApi(searchStaff, { query: { q }, signal }).then(
        ({ items }) => setSearch({ items, state: 'done' }),
        () => signal.aborted || setSearch({ items: [], state: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abandoned.abort();
    };
  }, [q]);
  return search;
}
