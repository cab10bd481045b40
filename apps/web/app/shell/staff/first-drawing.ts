import { useSyncExternalStore } from 'react';

let isFirst = false;
const listeners = new Set<() => void>();

function set(first: boolean): void {
  isFirst = first;
  for (const listener of listeners) listener();
}

/**
 * What the router shows next takes the place of a loading screen: nobody can do anything that drawing it would have to give
 * way to. To be called when the loading screen comes; returns what to call when it goes.
 */
export function beginFirstDrawing(): () => void {
  set(true);
  // Once the page has been painted.
  return () => void requestAnimationFrame(() => setTimeout(() => set(false)));
}

/** Whether what comes next is the first drawing of a page that has shown a loading screen until then. */
export const useFirstDrawing = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isFirst,
    () => false,
  );

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
