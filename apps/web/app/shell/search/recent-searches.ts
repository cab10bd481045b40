import { mayKeep } from '../../kit/consent/consent-store.ts';
import { stored } from '../../kit/storage/browser-storage.ts';

const KEY = 'adunni.searches';
const MOST = 6;

/** What was searched for on this device, the last one first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(stored.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what somebody searched for on this device, if they agreed. */
export function rememberSearch(words: string): void {
  const sought = words.trim();
  if (sought === '' || !mayKeep('searches')) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== sought.toLowerCase());
  stored.keep(KEY, JSON.stringify([sought, ...others].slice(0, MOST)));
}

/** Forgets what was searched for on this device. */
export const forgetSearches = (): void => stored.drop(KEY);
