import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSession } from './refresh-session.ts';
import { getSession, removeSession, type StoredSession, setSession } from './stored-session.ts';

const kept = new Map<string, string>();
const session = {
  role: 'Customer',
  accessToken: 'spent',
  refreshToken: 'first',
  accessTokenExpiry: 2_000_000,
} as StoredSession;

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', {});
  setSession(session);
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const answering = (status: number, body: object) => {
  const calls = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', calls);
  return calls;
};

it('stores the new pair and its expiry', async () => {
  answering(200, { accessToken: 'fresh', refreshToken: 'second', accessTokenExpiry: 3_000_000 });
  expect(await refreshSession('spent')).toBe('fresh');
  expect(getSession()).toMatchObject({ refreshToken: 'second', accessTokenExpiry: 3_000_000, role: 'Customer' });
});

it('uses what another tab has fetched already', async () => {
  const calls = answering(500, {});
  expect(await refreshSession('older still')).toBe('spent');
  expect(calls).not.toHaveBeenCalled();
});

it('counts a session that the server refuses as expired', async () => {
  answering(401, {});
  expect(await refreshSession('spent')).toBeNull();
  expect(getSession()?.accessTokenExpiry).toBe(0);
});

it('keeps a session when the server cannot say', async () => {
  answering(503, {});
  expect(await refreshSession('spent')).toBeNull();
  expect(getSession()?.accessTokenExpiry).toBe(2_000_000);
});

it('has nothing to refresh when nobody is signed in', async () => {
  removeSession();
  const calls = answering(200, {});
  expect(await refreshSession('spent')).toBeNull();
  expect(calls).not.toHaveBeenCalled();
});
