/** One try to order or to book; what is sent again with the same key happens once. */
export interface Attempt {
  key: string;
  /** What is sent, as text, so that a retry sends the very same. */
  content: string;
}

/** The key for sending `content`: that of the last attempt when nothing has changed, else a new one. */
export function keyFor(attempt: Attempt | null, content: string, makeKey: () => string): string {
  return attempt?.content === content ? attempt.key : makeKey();
}
