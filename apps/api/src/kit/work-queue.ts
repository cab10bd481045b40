/** Runs heavy work, at most `width` pieces at once; what comes later waits for its turn. */
export function concurrencyLimit(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** As `concurrencyLimit`; the same key in flight is done once and its result shared. */
export function workQueue(width: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const limited = concurrencyLimit(width);
  const inFlight = new Map<string, Promise<unknown>>();

  return <T>(key: string, work: () => Promise<T>) => {
    const present = inFlight.get(key) as Promise<T> | undefined;
    if (present) return present;
    const started = limited(work).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
