const progress = new EventTarget();
let told = 0;

/** Tells who counts what waits in conversations that the server now knows some of it as read or answered. */
export function tellProgress(): void {
  told += 1;
  progress.dispatchEvent(new Event('progress'));
}

/** How often progress was told in this tab; a loader notes it before it asks the server. */
export const progressSoFar = (): number => told;

/**
 * Calls back when messages were read or written in this tab, until the function it returns is called; at once where
 * that happened after `since`, what `progressSoFar` said before the server was asked.
 */
export function followProgress(listener: () => void, since = told): () => void {
  progress.addEventListener('progress', listener);
  if (since !== told) listener();
  return () => progress.removeEventListener('progress', listener);
}
