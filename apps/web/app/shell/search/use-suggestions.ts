import type { Answer } from '@adunni/contracts/endpoint';
import { suggest } from '@adunni/contracts/search/suggestions';
import { useEffect, useState } from 'react';
import { callApi } from '../../kit/api/call-api.ts';

export type Suggestions = Answer<typeof suggest>;

/** How long somebody must have stopped typing before it is asked, in milliseconds. */
const PAUSE_MS = 140;

const known = new Map<string, Suggestions>();

/** What is suggested for the words, or null until something is known; without a letter nothing is asked. */
export function useSuggestions(words: string): Suggestions | null {
  const q = words.trim();
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    const before = known.get(q);
    if (q === '' || before) {
      setFound(before ?? null);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      callApi(suggest, { query: { q }, signal: leaving.signal }).then(
        (answer) => {
          known.set(q, answer);
          if (!leaving.signal.aborted) setFound(answer);
        },
        // The words can still be searched for, so nothing is said of what could not be suggested.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);
  return found;
}
