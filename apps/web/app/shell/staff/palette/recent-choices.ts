import { stored } from '../../../kit/storage/browser-storage.ts';

const KEY = 'adunni.palette';
const MOST = 5;

/** What was chosen in the palette on this device, the last one first, by id. Nothing of people or orders is kept. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(stored.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what was chosen. */
export function rememberChoice(id: string): void {
  const others = recentChoices().filter((each) => each !== id);
  stored.keep(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
}
