/** How a draft stands: on the server, on its way, or why not. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'stale';

/** What became of sending a draft. */
export type SaveResult = { saved: number } | { failed: 'failed' | 'refused' | 'stale' };

interface Options<T> {
  /** The version that was loaded; 0 for one that was never saved. */
  version: number;
  /** Sends what was written over a version; answers with the new one. */
  send: (draft: T, version: number) => Promise<SaveResult>;
  /** Told of every change of the state. */
  tell: (state: SaveState) => void;
  /** Given what is not on the server, and the version that it is written over. */
  keep: (draft: T, version: number) => void;
  /** How long to wait for more to be written, in ms. */
  pause?: number;
}

const PAUSE_MS = 700;

/**
 * Saves what is written, one call after the other and the latest of it last: what comes while a call is under way waits
 * for its answer, since it needs the version. A refusal is tried again with the next change, a draft that somebody else
 * has changed never.
 */
export function autosave<T>({ version: first, send, tell, keep, pause = PAUSE_MS }: Options<T>) {
  let version = first;
  let latest: T | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStale = false;

  async function run(): Promise<void> {
    while (latest !== undefined && !isStale) {
      const draft = latest;
      latest = undefined;
      tell('saving');
      const result = await send(draft, version);
      if ('saved' in result) {
        version = result.saved;
        if (latest === undefined) tell('saved');
        else keep(latest, version);
        continue;
      }
      isStale = result.failed === 'stale';
      // What was written meanwhile takes its place.
      latest ??= draft;
      tell(result.failed);
      return;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** Takes what is written now; it is saved after a pause. */
    change(draft: T): void {
      if (isStale) return;
      latest = draft;
      keep(draft, version);
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
      if (!running) tell('waiting');
    },
    /** Saves at once what is not saved yet. */
    flush,
    stop(): void {
      clearTimeout(timer);
    },
  };
}
