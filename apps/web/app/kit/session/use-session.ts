import { useSyncExternalStore } from 'react';
import { getSession, type StoredSession, watchSession } from './stored-session.ts';

/** The signed-in person, or null; null also while the server renders, since public pages are the same for everyone. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(watchSession, getSession, () => null);
}
