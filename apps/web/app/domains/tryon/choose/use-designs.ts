import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { type Asked, type Designs, EVERYTHING, isAskedFor, loadDesigns, withMore } from './load-designs.ts';

/** Pause after a key before the server is asked, ms. */
const PAUSE_MS = 200;
const NOT_LOADED = 'Designs could not be loaded.';

/** Designs that were found for a question, and how many pages of them are loaded. */
interface Found extends Designs {
  asked: Asked;
  pages: number;
}

/**
 * Looks through the designs. Where `all` of them are there they are looked through here; else the server is asked, and what
 * is there already is shown until it answers, or when it can’t be reached.
 */
export function useDesigns(all: Designs) {
  const [asked, ask] = useState(EVERYTHING);
  const [found, setFound] = useState<Found>({ ...all, asked: EVERYTHING, pages: 1 });
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isWhole = all.items.length >= all.total;

  /** Ends what is under way for what was looked for before. */
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const abandoned = new AbortController();
    leaving.current = abandoned;
    setProblem(null);
    setLoading(false);
    if (isWhole) return;
    if (asked.kind === 'all' && asked.words.trim() === '') {
      setFound({ ...all, asked, pages: 1 });
      return () => abandoned.abort();
    }
    setLoading(true);
    const { signal } = abandoned;
    const pause = setTimeout(() => {
      loadDesigns(asked, 1, signal)
        .then((designs) => setFound({ ...designs, asked, pages: 1 }))
        .catch((error: unknown) => signal.aborted || setProblem(messageOf(error, NOT_LOADED)))
        .finally(() => signal.aborted || setLoading(false));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      abandoned.abort();
    };
  }, [asked, all, isWhole]);

  async function more(): Promise<void> {
    const { signal } = leaving.current;
    setLoading(true);
    setProblem(null);
    try {
      const next = await loadDesigns(asked, found.pages + 1, signal);
      setFound({ ...withMore(found, next), asked, pages: found.pages + 1 });
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error, NOT_LOADED));
    }
    if (!signal.aborted) setLoading(false);
  }

  const isAnswered = !isWhole && found.asked === asked;
  const there = isWhole ? all.items : found.items;
  const items = isAnswered ? there : there.filter((outfit) => isAskedFor(asked, outfit));
  return {
    ...{ asked, ask, items, isLoading, problem },
    /** How many there are of what is looked for; null until the server has said. */
    total: isWhole ? items.length : isAnswered ? found.total : null,
    more,
    retry: () => (isAnswered ? more() : ask({ ...asked })),
  };
}
