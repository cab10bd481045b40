import { useSyncExternalStore } from 'react';
import { getSession, type StoredSession, watchSession } from './stored-session.ts';

/** The signed-in person, or null; null also while the server renders, since public pages are the same for everyone. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(watchSession, getSession, () => null);
}

/**
 * Id of the signed-in person, or null; undefined while the page is taken over from the server, which knows nobody, so
 * that what is loaded for a person is not asked for twice.
 */
export function usePersonId(): string | null | undefined {
  return useSyncExternalStore(watchSession, personId, () => undefined);
}

const personId = (): string | null => getSession()?._id ?? null;
