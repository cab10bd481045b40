import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

/** What a path keeps secret: the name of a calendar, the token before the file of a private picture, a guest’s link. */
const SECRET_PART =
  /[^/]+(?=\.ics$)|(?<=^\/media\/[^/]+\/)[^/]+(?=\/)|(?<=^\/(?:api|cultural)\/aso-ebi\/(?:links|orders|event|order|waiting)\/)[^/]+/;

/**
 * A request as the log tells of it: without its query, which may hold the token of a mailed link, and without what keeps
 * the address of a calendar, opens a private picture, or is the link of a guest.
 */
export const requestForLog = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  path: url.split('?', 1)[0]?.replace(SECRET_PART, '…'),
  address: ip,
});

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** An error as the log tells of it: a failed query without its parameters, which are people’s data and hashes. */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause, code, errors } = error as Error & { code?: unknown; errors?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    stack: frames.join('\n'),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
    ...(Array.isArray(errors) && { errors: errors.map(errorForLog) }),
  };
}
