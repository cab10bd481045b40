import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSession, removeSession, type StoredSession, setSession, updateSession } from './stored-session.ts';

const KEY = 'adunni.session';
const kept = new Map<string, string>();
const session = { role: 'Tailor', firstName: 'Ada', accessToken: 'a', refreshToken: 'r' } as StoredSession;

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('sets, updates and gets one object under one key', () => {
  expect(getSession()).toBeNull();
  setSession(session);
  updateSession({ firstName: 'Adaeze' });
  expect(getSession()).toEqual({ ...session, firstName: 'Adaeze' });
  expect([...kept.keys()]).toEqual([KEY]);
});

it('removes the object and the two legacy keys, and nothing else', () => {
  setSession(session);
  for (const key of ['token', 'refreshToken', 'theme-mode']) kept.set(key, 'x');
  removeSession();
  expect([...kept.keys()]).toEqual(['theme-mode']);
});

it('takes no news of somebody else into the session', () => {
  setSession({ ...session, _id: 'ada' });
  updateSession({ _id: 'bola', firstName: 'Bola' });
  expect(getSession()?.firstName).toBe('Ada');
});

it('does not bring back a session by an update', () => {
  updateSession({ firstName: 'Adaeze' });
  expect(kept.size).toBe(0);
});

it.each(['', 'not JSON', 'null', '[]', '{"accessToken":"a"}'])('takes %j for no session', (text) => {
  kept.set(KEY, text);
  expect(getSession()).toBeNull();
});
