/**
 * Runs something for whoever asks. Those who ask while a run is under way share the one after it, so that each sees all that
 * there was when they asked, and many at once cost two runs.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    const mine = run().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running && !next) return start();
    next ??= (running as Promise<T>).then(start, start);
    return next;
  };
}
