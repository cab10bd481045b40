import { streamNotifications } from '@adunni/contracts/notifications/notifications';
import { isExpired } from '../../kit/session/expiry.ts';
import { refreshSession } from '../../kit/session/refresh-session.ts';
import { getSession, watchSession } from '../../kit/session/stored-session.ts';
import { readEvents } from './read-events.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

type OnEvent = (event: string, state: unknown) => void;

/**
 * Keeps the person’s stream of events open until the signal, coming back after every end, more slowly each time that
 * nothing came. It reads with fetch, because an EventSource cannot send the token.
 */
export async function streamEvents(signal: AbortSignal, onEvent: OnEvent): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const told = await streamOnce(signal, onEvent).catch(() => false);
    pause = told ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    await rest(pause, signal);
  }
}

/** Follows one stream to its end; true when it told anything. Throws when the server cannot be reached. */
async function streamOnce(signal: AbortSignal, onEvent: OnEvent): Promise<boolean> {
  const token = getSession()?.accessToken;
  if (!token) return false;
  const headers = { 'x-access-token': token, accept: 'text/event-stream' };
  const response = await fetch(streamNotifications.path, { headers, signal, cache: 'no-store' });
  if (response.status === 401) await recheckSession(token, signal);
  if (!response.ok || !response.body) return false;
  let told = false;
  for await (const { event, data } of readEvents(response.body)) {
    told = true;
    onEvent(event, JSON.parse(data));
  }
  return told;
}

/**
 * A token that should still count was refused: a refresh tells whether the session was ended elsewhere, and ends it
 * here then. One that has run out is left to who watches the session, since a stream is no sign of life.
 */
async function recheckSession(token: string, signal: AbortSignal): Promise<void> {
  const session = getSession();
  if (!session || session.accessToken !== token) return;
  if (!isExpired(session, Date.now())) await refreshSession(session);
  else await nextSession(signal);
}

const nextSession = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchSession(() => finish());
    const finish = (): void => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', finish, { once: true });
  });

/** Waits, but no longer than until the signal or until the browser is online again. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish, { once: true });
  });
