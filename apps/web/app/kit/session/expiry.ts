import type { StoredSession } from './stored-session.ts';

/** How long before expiry an active person’s session is refreshed, in ms. */
export const REFRESH_AHEAD_MS = 5 * 60_000;
/** A person counts as active this long after the last touch, key or scroll, in ms. */
export const ACTIVE_FOR_MS = 5 * 60_000;
/** Pause after a refresh that failed, in ms. */
export const RETRY_AFTER_MS = 30_000;

/** How far two clocks may lie apart before it counts, in ms; an answer is on its way for a while. */
const SAME_TIME_MS = 5000;

type Expiring = Pick<StoredSession, 'accessTokenExpiry' | 'clockOffset'>;

/** How far the server’s clock is ahead of this device’s, in ms, as an answer of this moment tells. */
export function clockOffsetOf(answer: Response, now: number): number {
  const ahead = Date.parse(answer.headers.get('date') ?? '') - now;
  return Math.abs(ahead) > SAME_TIME_MS ? ahead : 0;
}

/** How long a session still lasts, in ms, by the server’s clock. */
const timeLeft = ({ accessTokenExpiry, clockOffset = 0 }: Expiring, now: number): number =>
  accessTokenExpiry * 1000 - (now + clockOffset);

/** Whether the current time (ms) has passed the session’s expiry (specification, section 4). */
export const isExpired = (session: Expiring, now: number): boolean => timeLeft(session, now) < 0;

/** Whether a session that has not expired should be refreshed now. All moments in ms; `lastAttempt` is 0 when none. */
export function isRefreshDue(session: Expiring, now: number, lastActive: number, lastAttempt: number): boolean {
  const left = timeLeft(session, now);
  return (
    left >= 0 && left <= REFRESH_AHEAD_MS && now - lastActive <= ACTIVE_FOR_MS && now - lastAttempt >= RETRY_AFTER_MS
  );
}
