import type { Deps } from '../context.ts';
import type { Job } from './jobs.ts';

/** What fails is tried again soon, then left to the next time: a provider that is away for hours would heap up tries of all. */
const RETRIES = 2;

/** Whether it is due several times an hour. */
const isFrequent = (schedule: string): boolean => schedule.startsWith('*');

/** The name of the queue of all that is done at a time: queues take no asterisks and no blanks. */
const queueOf = (schedule: string): string => `clock/${schedule.replaceAll('*', 'x').replaceAll(' ', '.')}`;

/** A job that recurs, by a cron expression in UTC. */
export type Recurring = Job & { schedule: string };

interface Clock {
  /** What the clock is to start. */
  clock: readonly Recurring[];
  /** Of it what stands for several jobs. */
  together: readonly Recurring[];
  /** Names of the jobs that the clock no longer starts by themselves. */
  alone: readonly string[];
}

/**
 * How jobs that recur are started: those of one time, several times an hour, are one piece of work, since the queue reads
 * and writes some seven times for each. One that fails lets the others be done and fails the piece, which is tried again:
 * all bear repetition. What is enqueued besides keeps its own queue.
 */
export function onTheClock(jobs: readonly Job[]): Clock {
  const recurring = jobs.filter((work): work is Recurring => work.schedule !== undefined);
  const frequent = recurring.filter(({ schedule }) => isFrequent(schedule));
  const together = [...Map.groupBy(frequent, ({ schedule }) => schedule)].map(([schedule, members]) => ({
    ...{ name: queueOf(schedule), schedule, retries: RETRIES },
    run: (deps: Deps) => runAll(deps, members),
  }));
  return {
    clock: [...together, ...recurring.filter((work) => !frequent.includes(work))],
    together,
    alone: frequent.map(({ name }) => name),
  };
}

/** One after another, so that what is done each minute takes one connection and not ten. Throws what failed once all were done. */
async function runAll(deps: Deps, members: readonly Job[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, run } of members)
    await run(deps, {}).catch((cause) => failures.push(new Error(`${name} failed`, { cause })));
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what recurs failed.');
}
