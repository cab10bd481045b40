import { mayKeep } from '../../kit/consent/consent-store.ts';

const KEY = 'adunni.searches';
const MOST = 6;

/** What was searched for on this device, the last one first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what somebody searched for on this device, if they agreed; where nothing can be kept, nothing is. */
export function rememberSearch(words: string): void {
  const sought = words.trim();
  if (sought === '' || !mayKeep('searches')) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== sought.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([sought, ...others].slice(0, MOST)));
  } catch {
    // Full, or forbidden by the browser.
  }
}

/** Forgets what was searched for on this device. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden by the browser, so there is nothing to forget.
  }
}
