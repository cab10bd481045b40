import { stored } from '../storage/browser-storage.ts';

/** One key by which something is done on a page. */
export interface PageKey {
  /** As the browser names it: `j`, `?`. */
  key: string;
  /** What it does, as the list of keys says it: `Next row`. */
  does: string;
  run: () => void;
}

/** Where what is typed belongs to a field. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable], [role="combobox"]';
/** What keeps the page below it from being worked on. */
const IN_FRONT = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The key of the page that a press means: none while somebody types, with Ctrl, Alt or ⌘, or below a dialog. */
export function keyFor(event: KeyboardEvent, keys: readonly PageKey[]): PageKey | undefined {
  const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest(TYPING)) return undefined;
  // With the capitals locked a letter is still that letter.
  const pressed = shiftKey ? event.key : event.key.toLowerCase();
  const meant = keys.find(({ key }) => key === pressed);
  return meant && !isCovered() ? meant : undefined;
}

const isCovered = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(IN_FRONT)].some((each) => each.checkVisibility?.() ?? true);

const KEY = 'adunni.keys';

/** Whether single keys do anything on this device; until somebody turns them off they do. */
export const areKeysOn = (): boolean => stored.read(KEY) !== 'off';

/** Turns single keys on or off on this device. */
export function turnKeys(on: boolean): void {
  if (on) stored.drop(KEY);
  else stored.keep(KEY, 'off');
}

const present = new Set<() => readonly PageKey[]>();

/** Lets keys count until the returned function is called. */
export function offerKeys(keys: () => readonly PageKey[]): () => void {
  present.add(keys);
  return () => present.delete(keys);
}

/** All keys that the page has now, in the order in which its parts offered them. */
export const offeredKeys = (): PageKey[] => [...present].flatMap((keys) => keys());

const openers = new Set<() => void>();

/** Hears that somebody wants to see the keys. Returns how to stop. */
export function onKeysAsked(open: () => void): () => void {
  openers.add(open);
  return () => openers.delete(open);
}

/** Shows the keys of the page and the switch that turns them off. */
export const showKeys = (): void => {
  for (const open of openers) open();
};
