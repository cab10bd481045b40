import { newKey } from '../../../kit/api/new-key.ts';
import { mayKeep } from '../../../kit/consent/consent-store.ts';

const KEY = 'adunni.device';

/** A random key of this browser, by which what it says counts once; a new one each time where nothing may or can be kept. */
export function deviceKey(): string {
  if (!mayKeep('help-votes')) return newKey();
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
