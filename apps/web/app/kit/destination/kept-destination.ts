import { stored, storedInTab } from '../storage/browser-storage.ts';

const KEY = 'adunni.destination';
const watchers = new Set<() => void>();

/** Calls back when another country is chosen or the checkout goes to another; answers how to stop. */
export function watchDestination(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function tell(): void {
  for (const changed of watchers) changed();
}

/** The country that was chosen on this device; null before. */
export const chosenDestination = (): string | null => stored.read(KEY);

/** Keeps the country that somebody chose, which a checkout that was begun in this tab then goes to as well. */
export function chooseDestination(countryCode: string): void {
  stored.keep(KEY, countryCode);
  storedInTab.drop(KEY);
  tell();
}

/** The country of the checkout of this tab; null where none was begun, or another country was chosen since. */
export const checkoutDestination = (): string | null => storedInTab.read(KEY);

/** Keeps the country that the checkout of this tab goes to; null once it has ended. */
export function keepCheckoutDestination(countryCode: string | null): void {
  if (countryCode === null) storedInTab.drop(KEY);
  else storedInTab.keep(KEY, countryCode);
  tell();
}
