import { newKey } from '../../../kit/api/new-key.ts';
import { mayKeep } from '../../../kit/consent/consent-store.ts';
import { stored } from '../../../kit/storage/browser-storage.ts';

const KEY = 'adunni.device';

/** A random key of this browser, by which what it says counts once; a new one each time where nothing may be kept. */
export function deviceKey(): string {
  if (!mayKeep('help-votes')) return newKey();
  const kept = stored.read(KEY);
  if (kept) return kept;
  const made = newKey();
  stored.keep(KEY, made);
  return made;
}
