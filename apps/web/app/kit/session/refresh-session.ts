import type { Answer } from '@adunni/contracts/endpoint';
import { refresh } from '@adunni/contracts/identity/session';
import { clockOffsetOf, isExpired } from './expiry.ts';
import { runExclusively } from './run-exclusively.ts';
import { getSession, type StoredSession, updateSession } from './stored-session.ts';

/** What tabs take turns for: whatever replaces or ends the session. */
export const SESSION_LOCK = 'adunni.session';

/** Whose call was refused, and with which token. */
type Spent = Pick<StoredSession, '_id' | 'accessToken'>;

/**
 * Exchanges the refresh token for a new pair and returns the new access token, or null when there is none to be had.
 * Tabs take turns (Web Locks): the second finds that the spent token was replaced already and uses the new one. Who has
 * logged in meanwhile is somebody else, whose token is not for this call and whose session is left alone. A session that
 * the server refuses, because it was ended elsewhere or the account was suspended, counts as expired from then on, so
 * that the expiry check ends it; one that the server could not be asked about is left as it is. One that has expired is
 * not renewed: it is that check’s alone, whichever call comes first.
 */
export async function refreshSession(spent: Spent): Promise<string | null> {
  return runExclusively(SESSION_LOCK, async () => {
    const session = getSession();
    if (!session || session._id !== spent._id) return null;
    if (isExpired(session, Date.now())) return null;
    if (session.accessToken !== spent.accessToken) return session.accessToken;
    const response = await fetch(refresh.path, {
      method: refresh.method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: session.refreshToken }),
    }).catch(() => null);
    const fresh = response?.ok ? await readPair(response) : null;
    if (getSession()?.refreshToken !== session.refreshToken) return null;
    if (response?.status === 401) updateSession({ accessTokenExpiry: 0 });
    if (response && fresh) updateSession({ ...fresh, clockOffset: clockOffsetOf(response, Date.now()) });
    return fresh?.accessToken ?? null;
  });
}

/** The new pair, or null when the connection broke on the way. */
function readPair(answer: Response): Promise<Answer<typeof refresh> | null> {
  return answer.json().catch(() => null);
}
