import { describe, expect, it } from 'vitest';
import { ACTIVE_FOR_MS, clockOffsetOf, isExpired, isRefreshDue, REFRESH_AHEAD_MS, RETRY_AFTER_MS } from './expiry.ts';

const session = { accessTokenExpiry: 2_000_000 };
const expiry = 2_000_000_000;

describe('isExpired', () => {
  it('holds until the moment itself and lapses right after it', () => {
    expect(isExpired(session, expiry - 1)).toBe(false);
    expect(isExpired(session, expiry)).toBe(false);
    expect(isExpired(session, expiry + 1)).toBe(true);
  });
});

describe('a device whose clock is wrong', () => {
  const HALF_AN_HOUR = 30 * 60_000;

  it.each([HALF_AN_HOUR, -HALF_AN_HOUR])('is reckoned with by the server’s clock, %d ms ahead', (ahead) => {
    const now = expiry - HALF_AN_HOUR - ahead;
    const answer = new Response('', { headers: { date: new Date(now + ahead).toUTCString() } });
    const wrong = { ...session, clockOffset: clockOffsetOf(answer, now) };
    expect(wrong.clockOffset).toBe(ahead);
    expect(isExpired(wrong, now)).toBe(false);
    expect(isRefreshDue(wrong, now, now, 0)).toBe(false);
    expect(isRefreshDue(wrong, now + HALF_AN_HOUR - 60_000, now + HALF_AN_HOUR - 60_000, 0)).toBe(true);
    expect(isExpired(wrong, now + HALF_AN_HOUR + 1)).toBe(true);
  });

  it('is no matter for seconds, nor where the server does not tell', () => {
    const answer = new Response('', { headers: { date: new Date(expiry).toUTCString() } });
    expect(clockOffsetOf(answer, expiry + 4000)).toBe(0);
    expect(clockOffsetOf(new Response(''), expiry)).toBe(0);
  });
});

describe('isRefreshDue', () => {
  it('waits until expiry is near', () => {
    const early = expiry - REFRESH_AHEAD_MS - 1;
    expect(isRefreshDue(session, early, early, 0)).toBe(false);
    expect(isRefreshDue(session, early + 1, early, 0)).toBe(true);
  });

  it('lets an idle session run out', () => {
    const now = expiry - 60_000;
    expect(isRefreshDue(session, now, now - ACTIVE_FOR_MS, 0)).toBe(true);
    expect(isRefreshDue(session, now, now - ACTIVE_FOR_MS - 1, 0)).toBe(false);
  });

  it('leaves an expired session to the expiry flow', () => {
    expect(isRefreshDue(session, expiry + 1, expiry, 0)).toBe(false);
  });

  it('pauses after an attempt', () => {
    const now = expiry - 60_000;
    expect(isRefreshDue(session, now, now, now - RETRY_AFTER_MS + 1)).toBe(false);
    expect(isRefreshDue(session, now, now, now - RETRY_AFTER_MS)).toBe(true);
  });
});
