import { expireSession, logout } from '@adunni/contracts/identity/session';
import { ApiError, callApi } from '../api/call-api.ts';
import { isExpired } from './expiry.ts';
import { SESSION_LOCK } from './refresh-session.ts';
import { runExclusively } from './run-exclusively.ts';
import { getSession, removeSession } from './stored-session.ts';

/**
 * Logs out at the person’s wish: removes the session here at once, then ends it on the server, by the refresh token when
 * the other is spent. Throws ApiError.
 */
export async function logOut(): Promise<void> {
  const session = getSession();
  removeSession();
  if (!session) return;
  const { accessToken, refreshToken } = session;
  try {
    await callApi(logout, { headers: { 'x-access-token': accessToken } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await callApi(expireSession, { body: { refreshToken } });
  }
}

/**
 * Ends an expired session on the server and removes it here, whether or not the server could be reached. Tabs take
 * turns, so that one of them ends it and the others find it gone (`untouched`).
 */
export function endExpiredSession(): Promise<'ended' | 'failed' | 'untouched'> {
  return runExclusively(SESSION_LOCK, async () => {
    const session = getSession();
    if (!session || !isExpired(session, Date.now())) return 'untouched';
    // A plain call: the API client would answer a refusal by a refresh, which waits for this very turn.
    const response = await fetch(expireSession.path, {
      method: expireSession.method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: session.refreshToken }),
    }).catch(() => null);
    // Somebody has logged in while the server was asked.
    if (getSession()?.refreshToken !== session.refreshToken) return 'untouched';
    removeSession();
    return response?.ok ? 'ended' : 'failed';
  });
}
