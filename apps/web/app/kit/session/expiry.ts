import type { StoredSession } from './stored-session.ts';

/** How long before expiry an active person’s session is refreshed, in ms. */
export const REFRESH_AHEAD_MS = 5 * 60_000;
/** A person counts as active this long after the last touch, key or scroll, in ms. */
export const ACTIVE_FOR_MS = 5 * 60_000;
/** Pause after a refresh that failed, in ms. */
export const RETRY_AFTER_MS = 30_000;

type Expiring = Pick<StoredSession, 'accessTokenExpiry'>;

/** Whether the current time (ms) has passed the session’s expiry (specification, section 4). */
export const isExpired = (session: Expiring, now: number): boolean => now > session.accessTokenExpiry * 1000;

/** Whether a session that has not expired should be refreshed now. All moments in ms; `lastAttempt` is 0 when none. */
export function isRefreshDue(session: Expiring, now: number, lastActive: number, lastAttempt: number): boolean {
  const left = session.accessTokenExpiry * 1000 - now;
  return (
    left >= 0 && left <= REFRESH_AHEAD_MS && now - lastActive <= ACTIVE_FOR_MS && now - lastAttempt >= RETRY_AFTER_MS
  );
}
