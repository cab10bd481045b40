const reads = new EventTarget();

/** Tells who counts unread messages that the server now knows some of them as read. */
export function tellRead(): void {
  reads.dispatchEvent(new Event('read'));
}

/** Calls back when messages were read in this tab, until the function it returns is called. */
export function followReads(listener: () => void): () => void {
  reads.addEventListener('read', listener);
  return () => reads.removeEventListener('read', listener);
}
