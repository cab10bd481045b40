import { streamEvents } from '../event-stream.ts';

/** Name of the lock whose holder keeps the stream, and of the channel by which it tells the other tabs. */
const STREAM = 'adunni.stream';

/** Between tabs: what an event told, or the question for it by a tab that has just come. */
type Word = { userId: string; event: string; state: unknown } | { asks: true };

/**
 * Follows one event of a person’s stream. One tab keeps the stream for all of them, since a browser opens only a few
 * connections to a site; when it closes, another takes over. Returns how to stop.
 */
export function followStream<State>(userId: string, event: string, onState: (state: State) => void): () => void {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(STREAM);
  const last = new Map<string, unknown>();
  let leads = false;

  const tell = (name: string): void => {
    if (leaving.signal.aborted) return;
    channel.postMessage({ userId, event: name, state: last.get(name) } satisfies Word);
  };
  const hear = (name: string, state: unknown): void => {
    if (leaving.signal.aborted) return;
    last.set(name, state);
    if (name === event) onState(state as State);
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('asks' in data) {
      if (leads) for (const name of last.keys()) tell(name);
    } else if (data.userId === userId) hear(data.event, data.state);
  };
  const lead = (): Promise<void> => {
    leads = true;
    return streamEvents(leaving.signal, (name, state) => {
      hear(name, state);
      tell(name);
    });
  };

  channel.postMessage({ asks: true } satisfies Word);
  // Locks are there on secure pages only; elsewhere each tab has a stream of its own.
  if (navigator.locks) navigator.locks.request(STREAM, { signal: leaving.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    leaving.abort();
    channel.close();
  };
}
