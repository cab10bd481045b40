import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';

/** How often is asked for work that was put off, is to be tried again, or whose call got lost: it starts within five seconds. */
const LOOK_MS = 4000;

const DUE = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from jobs.job j
    where j.name = queue.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;

/**
 * Wakes the workers whose work is due. One question for all queues stands in for each asking for itself, so that a
 * server at rest does next to nothing. Answers how to end it.
 */
export function wakeWhenDue(
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const queues = [...workers.keys()];
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(DUE, [queues]);
    for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? '');
  };
  const looking = (async () => {
    while (!signal.aborted) {
      await setTimeout(LOOK_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await look().catch((error) => log.error(error));
    }
  })();
  return async () => {
    ending.abort();
    await looking;
  };
}
