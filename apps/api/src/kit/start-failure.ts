import { isConnectionError } from './database/connection-errors.ts';

/** A name with several addresses fails with one error for each and no words of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Why the server did not start, in one line for the person who started it. */
export function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return isConnectionError(error) ? `the database does not answer (${message})` : message;
}
