import { useEffect, useRef } from 'react';

/** Seconds until what is awaited is asked for again: soon at first, then ever less often, and not for ever. */
const WAITS_S = [2, 3, 5, 10, 20, 30, 60];

/** Asks again for what comes by itself in a moment, while it is awaited and the page is looked at. */
export function useAwaited(isAwaited: boolean, ask: () => unknown): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = ([seconds, ...later]: readonly number[]): void => {
      if (seconds === undefined) return;
      timer = setTimeout(async () => {
        if (document.visibilityState === 'visible') await latest.current();
        wait(later);
      }, seconds * 1000);
    };
    wait(WAITS_S);
    return () => clearTimeout(timer);
  }, [isAwaited]);
}
