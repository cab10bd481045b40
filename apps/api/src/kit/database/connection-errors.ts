/**
 * PostgreSQL’s and the system’s codes for a database that cannot be used just now: connections lost or refused, no room
 * for more, shutting down or starting, a statement that took too long or clashed with others time and again.
 */
const CODE = /^(08|53|57P|57014$|40001$|40P01$|25P03$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
/** What the driver throws without a code. */
const MESSAGE = /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed))/;

/** Whether something was thrown because the database is out of reach or overloaded, and may go well a little later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' ? CODE.test(code) : MESSAGE.test(error.message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some(isConnectionError);
}
