import { newKey } from '../../../kit/api/new-key.ts';

const KEY = 'adunni.device';

/** A random key of this browser, by which what it says counts once; a new one each time where nothing can be kept. */
export function deviceKey(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = newKey();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return newKey();
  }
}
