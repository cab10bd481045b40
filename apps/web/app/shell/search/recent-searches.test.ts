import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.set('adunni.consent', JSON.stringify({ choices: { searches: true } }));
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

it('keeps the last searches, each once and the newest first', () => {
  for (const words of ['agbada', ' gele ', 'Agbada', '', '  ']) rememberSearch(words);
  expect(recentSearches()).toEqual(['Agbada', 'gele']);
  for (const words of ['1', '2', '3', '4', '5', '6', '7']) rememberSearch(words);
  expect(recentSearches()).toEqual(['7', '6', '5', '4', '3', '2']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('makes nothing of what is not its own, or of a browser that keeps nothing', () => {
  kept.set('adunni.searches', '{"a":1}');
  expect(recentSearches()).toEqual([]);
  kept.set('adunni.searches', '[1,"gele"]');
  expect(recentSearches()).toEqual(['gele']);
  vi.stubGlobal('localStorage', undefined);
  rememberSearch('gele');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('keeps nothing before a yes', () => {
  kept.delete('adunni.consent');
  rememberSearch('gele');
  expect(recentSearches()).toEqual([]);
});
