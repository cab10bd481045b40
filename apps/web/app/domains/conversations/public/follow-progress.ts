const progress = new EventTarget();

/** Tells who counts what waits in conversations that the server now knows some of it as read or answered. */
export function tellProgress(): void {
  progress.dispatchEvent(new Event('progress'));
}

/** Calls back when messages were read or written in this tab, until the function it returns is called. */
export function followProgress(listener: () => void): () => void {
  progress.addEventListener('progress', listener);
  return () => progress.removeEventListener('progress', listener);
}
