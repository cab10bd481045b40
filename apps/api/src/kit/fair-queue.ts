import { commonErrors } from '@adunni/contracts/errors';
import { Refusal } from './errors.ts';

interface Limits {
  /** Pieces of work under way at once. */
  width: number;
  /** How many of them one key may have while so many places are free. */
  share: (free: number) => number;
  /** How many may wait: of one key, and in all; what comes beyond is refused with a 503. */
  waiting?: { perKey: number; inAll: number };
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Half of what is free, so that there is always some left for somebody else. */
export const halfOfFree = (free: number): number => Math.max(1, Math.floor(free / 2));

/**
 * Runs work for many, a few pieces at once. Whoever asks for much waits behind themselves only: a place that becomes
 * free goes to the keys in turn, and none may have more than its share.
 */
export function fairQueue({
  width,
  share,
  waiting: most,
}: Limits): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  let running = 0;
  let waitingInAll = 0;

  function mayRun({ running: own }: Line): boolean {
    return running < width && own < share(width - running);
  }

  function begin(line: Line): void {
    line.running += 1;
    running += 1;
  }

  /** Lets those begin who may now; who has had a turn stands behind the others. */
  function next(): void {
    for (const [key, line] of [...lines]) {
      if (line.waiting.length === 0 || !mayRun(line)) continue;
      lines.delete(key);
      lines.set(key, line);
      begin(line);
      waitingInAll -= 1;
      line.waiting.shift()?.();
    }
  }

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.waiting.length === 0 && mayRun(line)) begin(line);
    else {
      if (most && (waitingInAll >= most.inAll || line.waiting.length >= most.perKey))
        throw new Refusal(commonErrors.unavailable);
      waitingInAll += 1;
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      line.running -= 1;
      running -= 1;
      if (line.running === 0 && line.waiting.length === 0) lines.delete(key);
      next();
    }
  };
}
