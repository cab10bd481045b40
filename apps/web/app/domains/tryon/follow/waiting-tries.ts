import type { Sent } from '@adunni/contracts/endpoint';
import type { countTry, TryUsage } from '@adunni/contracts/tryon/tries';
import { ApiError } from '../../../kit/api/call-api.ts';
import { runExclusively } from '../../../kit/session/run-exclusively.ts';
import { stored } from '../../../kit/storage/browser-storage.ts';

/** A try that was made without a connection, to be counted under its key. */
export interface WaitingTry {
  userId: string;
  key: string;
  body: Sent<typeof countTry>['body'];
}

/** Where they wait, and what tabs take turns by. */
const NAME = 'adunni.tries';
/** Most that wait; nobody tries on more before they are online again. */
const MOST = 500;

type Send = (waiting: WaitingTry) => Promise<TryUsage>;

/** The tries of this browser that wait to be counted: of all its tabs, and over reloads. */
export function waitingTries(storage: typeof stored = stored) {
  function read(): WaitingTry[] {
    try {
      const kept = JSON.parse(storage.read(NAME) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
  const write = (tries: readonly WaitingTry[]): void =>
    tries.length > 0 ? storage.keep(NAME, JSON.stringify(tries.slice(-MOST))) : storage.drop(NAME);
  const without = ({ userId, key }: WaitingTry): WaitingTry[] =>
    read().filter((other) => other.userId !== userId || other.key !== key);

  return {
    countOf: (userId: string): number => read().filter((each) => each.userId === userId).length,

    /** Has a try wait, once however often and in however many tabs it was made. */
    keep: (made: WaitingTry): Promise<void> => runExclusively(NAME, async () => write([...without(made), made])),

    /** Sends what waits of a person, one tab at a time, until one can’t be sent; what is left of the plan, if any was. */
    send: (userId: string, send: Send): Promise<TryUsage | null> =>
      runExclusively(NAME, async () => {
        let usage: TryUsage | null = null;
        for (const made of read().filter((each) => each.userId === userId)) {
          try {
            usage = await send(made);
          } catch (error) {
            if (!isRefused(error)) return usage;
          }
          write(without(made));
        }
        return usage;
      }),
  };
}

/** Whether the server has said that it does not count; anything else is asked again later. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
