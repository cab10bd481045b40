import type { Deps } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { extensionsOf } from '../domain.ts';
import { DAY_MS } from '../durations.rules.ts';
import { job } from '../jobs/jobs.ts';

/** A folder of storage, and which rows name what lies in it. */
export interface StoredFiles {
  folder: string;
  /** Which of these keys of the folder rows name. */
  named: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** So many keys that rows name, by their order, after this one. Left out where what is gone is made anew. */
  expected?: (db: Db, after: string, limit: number) => Promise<string[]>;
}

const AT_ONCE = 500;
/** So many files without a row may be chance; if they are also most of the folder, the database is not the files’. */
const MANY = 100;

/** Every night: files without rows go, and rows without files are reported. */
export const sweepFilesJob = job({ name: 'storage-sweep', schedule: '50 3 * * *', run: sweepFiles });

/**
 * Removes what has lain in storage for a day without a row that names it, as an upload leaves that was broken off or
 * rolled back; what is being uploaded is younger. Writes into the log which files rows name that are gone.
 */
export async function sweepFiles(deps: Deps): Promise<void> {
  for (const files of extensionsOf('storedFiles')) {
    const { seen, nameless } = await findNameless(deps, files);
    const { folder } = files;
    if (files.expected && nameless.length > MANY && nameless.length > seen / 2)
      deps.log.error({ folder, seen, nameless: nameless.length }, 'most files have no row; none of them was removed');
    else for (const key of nameless) await deps.storage.remove(key);
    await reportGone(deps, files);
  }
}

async function findNameless({ db, storage, clock }: Deps, { folder, named }: StoredFiles) {
  const before = clock().getTime() - DAY_MS;
  const nameless: string[] = [];
  let seen = 0;
  for await (const keys of batchesOf(storage.list(folder))) {
    seen += keys.length;
    const known = await named(db, keys);
    for (const key of keys) {
      if (known.has(key)) continue;
      const changedAt = await storage.changedAt(key);
      if (changedAt && changedAt.getTime() < before) nameless.push(key);
    }
  }
  return { seen, nameless };
}

async function reportGone({ db, storage, log }: Deps, { folder, named, expected }: StoredFiles): Promise<void> {
  if (!expected) return;
  const gone: string[] = [];
  let keys = await expected(db, '', AT_ONCE);
  while (keys.length > 0) {
    const absent: string[] = [];
    for (const key of keys) if (!(await storage.changedAt(key))) absent.push(key);
    // Whoever took a row away meanwhile took its file too.
    if (absent.length > 0) gone.push(...(await named(db, absent)));
    keys = await expected(db, keys.at(-1) ?? '', AT_ONCE);
  }
  if (gone.length > 0)
    log.error({ folder, gone: gone.length, first: gone.slice(0, 10) }, 'files that rows name are gone');
}

async function* batchesOf(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
