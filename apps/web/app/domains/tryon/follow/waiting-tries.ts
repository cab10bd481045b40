import type { Sent } from '@adunni/contracts/endpoint';
import type { countTry, reportTry, TryUsage } from '@adunni/contracts/tryon/tries';
import { ApiError } from '../../../kit/api/call-api.ts';
import { runExclusively } from '../../../kit/session/run-exclusively.ts';
import { stored } from '../../../kit/storage/browser-storage.ts';

type Report = Sent<typeof reportTry>['body'];

/** A draping that the server is still to count, or what became of a try, under its key. */
export interface WaitingTry {
  userId: string;
  key: string;
  /** How it is counted; null when there is only something to tell. */
  body: Sent<typeof countTry>['body'] | null;
  /** What became of it; null when nothing has yet. */
  report: Report | null;
}

/** Where they wait, and what tabs take turns by. */
const NAME = 'adunni.tries';
/** Most that wait; nobody tries on more before they are online again. */
const MOST = 500;
/** In which order outcomes follow: of two, the later holds. */
const OUTCOMES = ['viewed', 'saved', 'to-cart'] as const;

/** Tells the server; answers with what is left of the plan where that has changed. */
type Send = (waiting: WaitingTry) => Promise<TryUsage | null>;

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
  const same = (made: WaitingTry) => read().find(({ userId, key }) => userId === made.userId && key === made.key);
  const without = ({ userId, key }: WaitingTry): WaitingTry[] =>
    read().filter((other) => other.userId !== userId || other.key !== key);

  return {
    /** How many wait to be counted. */
    countOf: (userId: string): number => read().filter((each) => each.userId === userId && each.body !== null).length,

    /** Has a try wait, once however often and in however many tabs it was made or something became of it. */
    keep: (made: WaitingTry): Promise<void> =>
      runExclusively(NAME, async () => write([...without(made), together(same(made), made)])),

    /** Sends what waits of a person, one tab at a time, until one can’t be sent; what is left of the plan, if any was. */
    send: (userId: string, send: Send): Promise<TryUsage | null> =>
      runExclusively(NAME, async () => {
        let usage: TryUsage | null = null;
        for (const made of read().filter((each) => each.userId === userId)) {
          try {
            usage = (await send(made)) ?? usage;
          } catch (error) {
            if (!isRefused(error)) return usage;
          }
          write(without(made));
        }
        return usage;
      }),
  };
}

function together(before: WaitingTry | undefined, made: WaitingTry): WaitingTry {
  if (!before) return made;
  const reports = [before.report, made.report].flatMap((each) => each ?? []);
  const rank = ({ outcome = 'viewed' }: Report): number => OUTCOMES.indexOf(outcome);
  const report = reports.length > 0 && {
    outcome: OUTCOMES[Math.max(...reports.map(rank))] ?? 'viewed',
    isAdjusted: reports.some(({ isAdjusted }) => isAdjusted === true),
  };
  return { ...made, body: made.body ?? before.body, report: report || null };
}

/** Whether the server has said that it does not count; anything else is asked again later. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
