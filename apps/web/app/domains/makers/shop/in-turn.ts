let last: Promise<unknown> = Promise.resolve();

/**
 * Does what changes the shop after what was asked before, also when that failed: every answer holds the whole shop, so
 * that one that came late would take back on the screen what another had brought.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
