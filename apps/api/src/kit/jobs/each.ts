import type { Deps } from '../context.ts';

const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Names the next of what is due, in the order of ids, after an id. */
export type DuePage<T> = (after: string, limit: number) => Promise<T[]>;

/**
 * Does something for each of what is due, a page at a time. What fails is logged and left for the next run; however
 * many of them there are, they keep nothing else waiting.
 */
export async function forEachDue<T extends { _id: string }>(
  { log }: Pick<Deps, 'log'>,
  due: DuePage<T>,
  run: (row: T) => Promise<void>,
  failure: (row: T) => string,
  atOnce = AT_ONCE,
): Promise<void> {
  let rows: T[];
  let after = BEFORE_ALL;
  do {
    rows = await due(after, atOnce);
    for (const row of rows) await run(row).catch((error) => log.error(error, failure(row)));
    after = rows.at(-1)?._id ?? after;
  } while (rows.length === atOnce);
}
