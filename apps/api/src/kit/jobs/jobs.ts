import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Deps } from '../context.ts';
import type { Db, Tx } from '../database/connect.ts';
import { QueueClient } from '../database/planned-once.ts';
import { onTheClock, type Recurring } from './clock.ts';
import { wakeWhenDue } from './wake.ts';

/** A kind of work that is done outside a request. */
export interface Job<T extends object = object> {
  readonly name: string;
  /** Cron expression in UTC, for work that recurs. */
  readonly schedule?: string;
  /** How many a process takes at once and does one after another, for work that is short and comes in numbers; 1 without it. */
  readonly atOnce?: number;
  /** How often it is tried again when it fails; about half a day long without it. */
  readonly retries?: number;
  readonly run: (deps: Deps, data: T) => Promise<void>;
}

/** Declares a job; only gives the literal its type. */
export const job = <T extends object>(declaration: Job<T>): Job<T> => declaration;

/** The queue: enqueue inside the transaction that causes the work. */
export interface Jobs {
  /** Enqueues work; with `startAfter` not before that moment. It runs at least once, so it must bear repetition. */
  enqueue<T extends object>(db: Db | Tx, work: Job<T>, data: T, options?: { startAfter?: Date }): Promise<void>;
  /** Enqueues several pieces of one kind of work at once. */
  enqueueAll<T extends object>(db: Db | Tx, work: Job<T>, pieces: readonly T[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * What fails is tried again after 5 seconds, then ever more rarely up to once an hour, for about half a day: as long as
 * a mail server may be down. Whoever works tells so all the while; after 30 seconds without a word they are taken for
 * dead, and their work is tried again. Work that is committed wakes its worker.
 */
const CARE = {
  ...{ retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  heartbeatSeconds: 30,
  notify: true,
};
/** Work that takes longer is broken off when the process ends, and done anew by the next one. */
const STOP_LIMIT_MS = 5000;
/** Whose work is due is woken, so each looks for itself only to be sure. */
const BACKSTOP = { pollingIntervalSeconds: 900, notifyPollingIntervalSeconds: 900 };
/**
 * What the queue asks for by itself, seldom: no work of ours depends on other work, a call that got lost is made up for, and
 * what is done each minute may come within two.
 */
const AT_REST = {
  ...{ cronMonitorIntervalSeconds: 45, cronWorkerIntervalSeconds: 30, queueCacheIntervalSeconds: 300 },
  ...{ flowIntervalSeconds: 3600, bamIntervalSeconds: 3600, notifyHeartbeatIntervalMs: 60_000 },
};

/** What the queue works. */
interface Work {
  jobs: readonly Job<never>[];
  /** What it did once, by name, since a job that this version does not know may be one of a newer on the same database. */
  retired?: readonly string[];
  /** Whether what recurs is done by the clock. */
  recurring?: boolean;
}

/**
 * Starts the queue on the product’s own database and works the given jobs; what is retired is taken off the clock.
 * `deps` is called when a job runs, because the queue is itself one of the parts.
 */
export async function startJobs(
  connectionString: string,
  { jobs, retired = [], recurring = true }: Work,
  deps: () => Deps,
  log: FastifyBaseLogger,
): Promise<Jobs> {
  const connection = { connectionString, max: 4, schema: 'jobs', Client: QueueClient };
  const boss = new PgBoss({ ...connection, ...AT_REST, useListenNotify: true, schedule: recurring });
  boss.on('error', (error) => log.error(error));
  boss.on('warning', (warning) => log.warn(warning));
  await boss.start();
  const { clock, together, alone } = onTheClock(jobs as readonly Job[]);
  const worked: readonly Job[] = [...(jobs as readonly Job[]), ...together];
  await requireQueues(boss, worked);
  const workers = new Map<string, string>();
  for (const work of worked) {
    const { atOnce: batchSize = 1 } = work;
    const options = { ...BACKSTOP, batchSize, perJobResults: true } as const;
    const worker: Promise<string> = boss.work(work.name, options, async (tasks) => {
      const results: JobResult[] = [];
      for (const task of tasks) results.push(await doTask(work, deps(), task));
      // There may be more, which is not left until the next look; the clock gives one at a time.
      if (!work.schedule && tasks.length === batchSize) boss.notifyWorker(await worker);
      return results;
    });
    workers.set(work.name, await worker);
  }
  await setClock(boss, recurring ? clock : [], [...retired, ...alone]);
  const stopWaking = wakeWhenDue(boss, workers, log);
  return {
    async enqueue(db, work, data, options = {}) {
      await boss.send(work.name, data, {
        db: fromDrizzle(db, sql),
        ...(options.startAfter && { startAfter: options.startAfter }),
      });
    },
    async enqueueAll(db, work, pieces) {
      if (pieces.length === 0) return;
      const tasks = pieces.map((data) => ({ data }));
      await boss.insert(work.name, tasks, { db: fromDrizzle(db, sql) });
    },
    async stop() {
      await stopWaking();
      // Waited for here, since the queue’s own way looks only every half second whether all have ended.
      const ended = Promise.all(worked.map(({ name }) => boss.offWork(name)));
      await Promise.race([ended, setTimeout(STOP_LIMIT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/** Does one piece of work; what fails is tried again by itself. */
async function doTask(work: Job, deps: Deps, { id, data }: { id: string; data: unknown }): Promise<JobResult> {
  try {
    await work.run(deps, (data ?? {}) as object);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: error };
  }
}

/** Makes the queues that are missing, and cares for those of an earlier version as for new ones. */
async function requireQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries = CARE.retryLimit } of jobs) {
    const queue = known.get(name);
    const care = { ...CARE, retryLimit: retries };
    if (!queue) await boss.createQueue(name, care);
    else if (!isMatch(queue, care)) await boss.updateQueue(name, care);
  }
}

/** Lets the queue know when what recurs is due, and no more of what it is not to do; what it knows is not written again. */
async function setClock(boss: PgBoss, recurring: readonly Recurring[], ended: readonly string[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]));
  for (const { name, schedule } of recurring)
    if (known.get(name) !== `${schedule} UTC`) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
  for (const name of ended) if (known.has(name)) await boss.unschedule(name);
}

/** Whether a queue has all of these settings. */
const isMatch = (queue: object, settings: object): boolean =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof typeof queue] === value);
