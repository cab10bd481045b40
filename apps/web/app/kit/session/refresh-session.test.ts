import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSession } from './refresh-session.ts';
import { getSession, removeSession, type StoredSession, setSession } from './stored-session.ts';

const kept = new Map<string, string>();
const session = {
  _id: 'ada',
  role: 'Customer',
  accessToken: 'spent',
  refreshToken: 'first',
  accessTokenExpiry: 2_000_000,
} as StoredSession;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', {});
  setSession(session);
});
afterEach(() => {
  vi.useRealTimers();
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
  expect(await refreshSession(session)).toBe('fresh');
  expect(getSession()).toMatchObject({ refreshToken: 'second', accessTokenExpiry: 3_000_000, role: 'Customer' });
});

it('learns how far the server’s clock is ahead', async () => {
  const headers = { date: new Date(1_001_800_000).toUTCString() };
  const pair = { accessToken: 'fresh', refreshToken: 'second', accessTokenExpiry: 3_000_000 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(pair), { headers }));
  await refreshSession(session);
  expect(getSession()?.clockOffset).toBe(1_800_000);
});

it('leaves a session that has expired to the expiry check', async () => {
  vi.setSystemTime(2_000_000_001);
  const calls = answering(200, { accessToken: 'fresh', refreshToken: 'second', accessTokenExpiry: 3_000_000 });
  expect(await refreshSession(session)).toBeNull();
  expect(calls).not.toHaveBeenCalled();
});

it('uses what another tab has fetched already', async () => {
  const calls = answering(500, {});
  expect(await refreshSession({ ...session, accessToken: 'older still' })).toBe('spent');
  expect(calls).not.toHaveBeenCalled();
});

it('counts a session that the server refuses as expired', async () => {
  answering(401, {});
  expect(await refreshSession(session)).toBeNull();
  expect(getSession()?.accessTokenExpiry).toBe(0);
});

it('keeps a session when the server cannot say', async () => {
  answering(503, {});
  expect(await refreshSession(session)).toBeNull();
  expect(getSession()?.accessTokenExpiry).toBe(2_000_000);
});

it('has nothing to refresh when nobody is signed in', async () => {
  removeSession();
  const calls = answering(200, {});
  expect(await refreshSession(session)).toBeNull();
  expect(calls).not.toHaveBeenCalled();
});

it('is no way for one person’s call to go out as another, who has logged in since', async () => {
  setSession({ ...session, _id: 'bola', accessToken: 'of Bola' });
  const calls = answering(200, {});
  expect(await refreshSession(session)).toBeNull();
  expect(calls).not.toHaveBeenCalled();
});

it.each([
  [200, { accessToken: 'fresh', refreshToken: 'second', accessTokenExpiry: 3_000_000 }],
  [401, {}],
])('leaves alone who logs in while the server is asked, whatever it answers: %d', async (status, body) => {
  const bola = { ...session, _id: 'bola', accessToken: 'of Bola', refreshToken: 'of Bola too' };
  vi.stubGlobal('fetch', async () => {
    setSession(bola);
    return new Response(JSON.stringify(body), { status });
  });
  expect(await refreshSession(session)).toBeNull();
  expect(getSession()).toEqual(bola);
});

it('keeps a session when the answer breaks off on the way', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"accessTok'));
  expect(await refreshSession(session)).toBeNull();
  expect(getSession()).toEqual(session);
});
