/** Browsers that let people save data say so here; the type library does not know it yet. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** When what can wait is done at the latest, in ms. */
const LATER_MS = 2000;

const savesData = typeof navigator !== 'undefined' && (navigator as Connected).connection?.saveData === true;

/** The `prefetch` of a link that is likely followed: on the first sign of interest, unless the person saves data. */
export const PREFETCH = savesData ? 'none' : 'intent';

/** Calls back once the browser has nothing else to do, unless the person saves data; returns how to drop it. */
export function whenIdle(callback: () => void): () => void {
  if (savesData) return () => undefined;
  // Safari has no idle callback; by then the page has long been shown.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, LATER_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(callback, { timeout: LATER_MS });
  return () => cancelIdleCallback(asked);
}
