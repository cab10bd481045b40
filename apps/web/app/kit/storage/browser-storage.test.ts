import { afterEach, expect, it, vi } from 'vitest';
import { stored, storedInTab } from './browser-storage.ts';

afterEach(() => {
  for (const storage of [stored, storedInTab]) storage.drop('a');
  vi.unstubAllGlobals();
});

/** A storage in which each of these does nothing but throw. */
const throwing = (names: readonly string[], kept = new Map<string, string>()) => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    ...Object.fromEntries(names.map((name) => [name, refuse])),
  };
};

it('keeps in the storage itself, and nowhere else', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', throwing([], kept));
  stored.keep('a', '1');
  expect([kept.get('a'), stored.read('a'), stored.read('b')]).toEqual(['1', '1', null]);
  kept.set('a', '2');
  expect(stored.read('a')).toBe('2');
  stored.drop('a');
  expect([kept.size, stored.read('a')]).toEqual([0, null]);
});

it.each([
  ['is forbidden', undefined],
  ['throws at every touch', throwing(['getItem', 'setItem', 'removeItem'])],
])('remembers what it can until the page is left where the storage %s', (_why, storage) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  for (const each of [stored, storedInTab]) {
    expect(each.read('a')).toBeNull();
    each.keep('a', '1');
    expect(each.read('a')).toBe('1');
    each.drop('a');
    expect(each.read('a')).toBeNull();
  }
});

it('says what was written last where the storage is full, and forgets it once there is room', () => {
  const kept = new Map([['a', 'old']]);
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', throwing(['setItem'], kept));
  stored.keep('a', 'new');
  expect(stored.read('a')).toBe('new');
  vi.stubGlobal('localStorage', throwing([], kept));
  stored.keep('a', 'newer');
  kept.delete('a');
  expect(stored.read('a')).toBeNull();
});

it('remembers nothing on the server, which many people share', () => {
  vi.stubGlobal('localStorage', undefined);
  stored.keep('a', '1');
  expect(stored.read('a')).toBeNull();
});
