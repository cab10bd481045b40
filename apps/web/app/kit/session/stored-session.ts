import { BRAND } from '@adunni/contracts/brand';
import type { User } from '@adunni/contracts/identity/identity';
import { stored } from '../storage/browser-storage.ts';

/**
 * The signed-in person as the browser keeps them. `accessTokenExpiry` is in seconds since the epoch by the server’s
 * clock, which is ahead of this device’s by `clockOffset` ms.
 */
export interface StoredSession extends User {
  accessToken: string;
  refreshToken: string;
  accessTokenExpiry: number;
  clockOffset?: number;
}

/** Keys that earlier versions used; removed together with the session. */
const LEGACY_KEYS = ['refreshToken', 'token'];

let cached: { text: string | null; session: StoredSession | null } = { text: null, session: null };
/** Told of a change; `elsewhere` when another tab made it. */
type Listener = (elsewhere: boolean) => void;
const listeners = new Set<Listener>();

function announce(): void {
  for (const listener of listeners) listener(false);
}

/** Stores the whole session. */
export function setSession(session: StoredSession): void {
  stored.keep(BRAND.sessionKey, JSON.stringify(session));
  announce();
}

/** Overwrites parts of the stored session; does nothing when signed out, or when somebody else has logged in meanwhile. */
export function updateSession(changes: Partial<StoredSession>): void {
  const session = getSession();
  if (session && (changes._id ?? session._id) === session._id) setSession({ ...session, ...changes });
}

/** The stored session, or null when there is none or it cannot be read. */
export function getSession(): StoredSession | null {
  const text = stored.read(BRAND.sessionKey);
  if (text !== cached.text) cached = { text, session: parse(text) };
  return cached.session;
}

/** Removes the session and the two legacy keys. */
export function removeSession(): void {
  for (const key of [BRAND.sessionKey, ...LEGACY_KEYS]) stored.drop(key);
  announce();
}

/** Calls back when the session changes, in this tab or another; returns how to stop. */
export function watchSession(listener: Listener): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === BRAND.sessionKey) listener(true);
  };
  // A page that the browser kept and brings back has heard of nothing meanwhile.
  const onReturn = (event: PageTransitionEvent): void => {
    if (event.persisted) listener(true);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}

function parse(text: string | null): StoredSession | null {
  if (!text) return null;
  try {
    const session = JSON.parse(text) as Partial<StoredSession> | null;
    return session?.accessToken && session.refreshToken && session.role ? (session as StoredSession) : null;
  } catch {
    return null;
  }
}
