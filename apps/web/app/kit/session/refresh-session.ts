import { refresh } from '@adunni/contracts/identity';
import { inTurn } from './in-turn.ts';
import { getSession, updateSession } from './stored-session.ts';

/** What tabs take turns for: whatever replaces or ends the session. */
export const SESSION_TURN = 'adunni.session';

/**
 * Exchanges the refresh token for a new pair and returns the new access token, or null when there is none to be had.
 * Tabs take turns (Web Locks): the second finds that the spent token was replaced already and uses the new one. A
 * session that the server refuses, because it was ended elsewhere or the account was suspended, counts as expired from
 * then on, so that the expiry check ends it; one that the server could not be asked about is left as it is.
 */
export async function refreshSession(spentToken: string): Promise<string | null> {
  return inTurn(SESSION_TURN, async () => {
    const session = getSession();
    if (!session) return null;
    if (session.accessToken !== spentToken) return session.accessToken;
    const response = await fetch(refresh.path, {
      method: refresh.method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: session.refreshToken }),
    }).catch(() => null);
    if (response?.status === 401) updateSession({ accessTokenExpiry: 0 });
    if (!response?.ok) return null;
    const fresh = (await response.json()) as { accessToken: string; refreshToken: string; accessTokenExpiry: number };
    updateSession(fresh);
    return fresh.accessToken;
  });
}
