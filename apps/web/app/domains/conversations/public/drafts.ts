/** Sentences that a page suggests to write, each with what its conversation is about. */
const drafts = new EventTarget();

/** Puts a sentence into the form of a conversation on this page, unless something is written there already. */
export function suggestMessage(about: string, text: string): void {
  // A dialog that closes gives the focus back first.
  setTimeout(() => drafts.dispatchEvent(new CustomEvent(about, { detail: text })));
}

/** Calls back with what is suggested to write about something. */
export function followDrafts(about: string, listener: (text: string) => void): () => void {
  const tell = (event: Event): void => listener((event as CustomEvent<string>).detail);
  drafts.addEventListener(about, tell);
  return () => drafts.removeEventListener(about, tell);
}
