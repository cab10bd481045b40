import { ApiError, isOffline, messageOf } from '../../../kit/api/call-api.ts';

/** What was asked for, or why it could not be had for now; `isOffline` when it only waits for a connection. */
export type Asked<T> =
  | { answer: T; problem: null; isOffline: false }
  | { answer: null; problem: string; isOffline: boolean };

/** What can pass by itself, so that the page stays and asks again: no connection, too many patterns, a break. */
const canPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Waits for a pattern; what can pass becomes the problem. Throws ApiError for what it can’t be asked for at all. */
export async function askPattern<T>(asking: Promise<T>): Promise<Asked<T>> {
  try {
    return { answer: await asking, problem: null, isOffline: false };
  } catch (error) {
    if (!canPass(error)) throw error;
    const problem = messageOf(error, 'The pattern could not be drafted. Please try again.');
    return { answer: null, problem, isOffline: isOffline(error) };
  }
}
