import { expireSession, logout } from '@adunni/contracts/identity/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './end-session.ts';
import { getSession, type StoredSession, setSession } from './stored-session.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  setSession({ _id: 'ada', role: 'Customer', accessToken: 'spent', refreshToken: 'r' } as StoredSession);
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** Answers logging out by these statuses, one after another; returns the calls. */
function serve(...statuses: number[]): [method: string, body: unknown][] {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    calls.push([method, body && JSON.parse(body)]);
    return new Response('{}', { status: statuses[calls.length - 1] ?? 500 });
  });
  return calls;
}

it('ends the session by the refresh token when the other is spent', async () => {
  const calls = serve(401, 200);
  await logOut();
  expect(calls).toEqual([
    [logout.method, undefined],
    [expireSession.method, { refreshToken: 'r' }],
  ]);
  expect(getSession()).toBeNull();
});

it('passes on a refusal for any other reason', async () => {
  const calls = serve(500);
  await expect(logOut()).rejects.toMatchObject({ status: 500 });
  expect(calls).toHaveLength(1);
});
