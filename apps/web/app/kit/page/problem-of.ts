import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/call-api.ts';

/**
 * Why a page cannot be shown: there is no such thing, it is for others, the server could not be reached, or something
 * broke.
 */
export type Problem = 'missing' | 'forbidden' | 'unreachable' | 'broken';

/** What browsers say when a request for a page’s data finds no way to the server. */
const NO_WAY = /failed to fetch|load failed|networkerror/i;

/** What kind of problem the error of a page is. */
export function problemOf(error: unknown): Problem {
  if (error instanceof TypeError && NO_WAY.test(error.message)) return 'unreachable';
  if (!isRouteErrorResponse(error) && !(error instanceof ApiError)) return 'broken';
  if (error.status === 0) return 'unreachable';
  if (error.status === 403) return 'forbidden';
  return error.status === 404 || error.status === 400 ? 'missing' : 'broken';
}
