import type { BellState } from '@adunni/contracts/notifications/notifications';
import { streamBell } from '../bell-stream.ts';

/** Name of the lock whose holder keeps the stream, and of the channel by which it tells the other tabs. */
const BELL = 'adunni.bell';

/** Between tabs: the state, or the question for it by a tab that has just come. */
type Word = { userId: string; state: BellState } | { asks: true };

/**
 * Follows a person’s bell. One tab keeps the stream for all of them, since a browser opens only a few connections to a
 * site; when it closes, another takes over. Returns how to stop.
 */
export function followBell(userId: string, onState: (state: BellState) => void): () => void {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(BELL);
  let last: BellState | null = null;
  let leads = false;

  const answerOthers = (): void => {
    if (leads && last && !leaving.signal.aborted) channel.postMessage({ userId, state: last } satisfies Word);
  };
  const hear = (state: BellState): void => {
    if (leaving.signal.aborted) return;
    last = state;
    onState(state);
  };
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('asks' in data) answerOthers();
    else if (data.userId === userId) hear(data.state);
  };
  const lead = (): Promise<void> => {
    leads = true;
    return streamBell(leaving.signal, (state) => {
      hear(state);
      answerOthers();
    });
  };

  channel.postMessage({ asks: true } satisfies Word);
  // Locks are there on secure pages only; elsewhere each tab has a stream of its own.
  if (navigator.locks) navigator.locks.request(BELL, { signal: leaving.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    leaving.abort();
    channel.close();
  };
}
