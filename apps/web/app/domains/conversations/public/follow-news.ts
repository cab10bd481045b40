import { getSession } from '../../../kit/session/stored-session.ts';
import { followBell } from '../../notifications/public/follow-bell.ts';

/** How often who is not logged in, and so has no bell, asks for news while they look, in milliseconds. */
const LOOK_MS = 20_000;

const written = new EventTarget();

/** Tells the conversations on this page that something other than their own form has written into one. */
export function tellWritten(): void {
  written.dispatchEvent(new Event('written'));
}

/**
 * Calls back when something may have been written: the bell rang, or the person came back to this tab, or this page
 * itself has written. Who has no bell
 * looks again from time to time.
 */
export function followNews(listener: () => void): () => void {
  const userId = getSession()?._id;
  let newest: string | undefined;
  const stop = userId
    ? followBell(userId, (state) => {
        if (newest !== undefined && state.newest && state.newest._id !== newest) listener();
        newest = state.newest?._id ?? '';
      })
    : undefined;
  const look = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  written.addEventListener('written', listener);
  const looking = userId ? undefined : setInterval(look, LOOK_MS);
  return () => {
    stop?.();
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
    written.removeEventListener('written', listener);
  };
}
