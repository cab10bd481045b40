import type { ConversationMessage } from './calls.ts';

/**
 * What is known of a conversation after an answer of the server: its messages as they are now, and those that were
 * written while the answer was on its way. Ids grow with time.
 */
export function merge(
  known: readonly ConversationMessage[],
  fresh: readonly ConversationMessage[],
): ConversationMessage[] {
  const told = new Set(fresh.map(({ _id }) => _id));
  return [...known.filter(({ _id }) => !told.has(_id)), ...fresh].sort((one, other) => (one._id < other._id ? -1 : 1));
}
