import type { Deps } from '../context.ts';
import type { Tx } from '../database/connect.ts';
import { job } from '../jobs/jobs.ts';

/** Removes files and folders from storage. */
export const removeFilesJob = job<{ keys: string[] }>({
  name: 'storage-remove',
  run: ({ storage }, { keys }) => storage.remove(...keys),
});

/**
 * Removes files, and folders with all that is in them, once the transaction that no longer names them is committed: a
 * rollback keeps them, as it keeps the rows that show them.
 */
export async function removeFiles({ jobs }: Pick<Deps, 'jobs'>, tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await jobs.enqueue(tx, removeFilesJob, { keys: [...keys] });
}
