import type { Deps } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { extensionsOf } from '../domain.ts';
import { DAY_MS } from '../durations.rules.ts';
import { job } from '../jobs/jobs.ts';
import { batchesOf } from './batches.ts';
import type { StoredFile } from './storage.ts';

/** A folder of storage, and which rows name what lies in it. */
export interface StoredFiles {
  folder: string;
  /** Which of these files of the folder rows name. */
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
    if (files.expected && nameless.length > MANY && nameless.length > seen.size / 2)
      deps.log.error(
        { folder, seen: seen.size, nameless: nameless.length },
        'most files have no row; none of them was removed',
      );
    else for await (const keys of batchesOf(nameless, AT_ONCE)) await deps.storage.remove(...keys);
    const gone = await findGone(deps, files, seen);
    if (gone.length > 0)
      deps.log.error({ folder, gone: gone.length, first: gone.slice(0, 10) }, 'files that rows name are gone');
  }
}

async function findNameless({ db, storage, clock }: Deps, files: StoredFiles) {
  const before = clock().getTime() - DAY_MS;
  const nameless: string[] = [];
  const seen = new Set<string>();
  for await (const { file, isNamed } of withNames(db, files, storage.list(files.folder))) {
    // What is made anew may be missing, so nobody asks what of it is there.
    if (files.expected) seen.add(file.key);
    if (!isNamed && file.changedAt.getTime() < before) nameless.push(file.key);
  }
  return { seen, nameless };
}

/** Files of a folder, each with whether rows name it. */
export async function* withNames(
  db: Db,
  { named }: StoredFiles,
  listed: AsyncIterable<StoredFile>,
): AsyncGenerator<{ file: StoredFile; isNamed: boolean }> {
  for await (const files of batchesOf(listed, AT_ONCE)) {
    const known = await named(
      db,
      files.map(({ key }) => key),
    );
    for (const file of files) yield { file, isNamed: known.has(file.key) };
  }
}

/** Which files of a folder rows name although they are not there; those that were seen are. */
export async function findGone(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { named, expected }: StoredFiles,
  seen: ReadonlySet<string>,
): Promise<string[]> {
  const gone: string[] = [];
  let keys = (await expected?.(db, '', AT_ONCE)) ?? [];
  while (expected && keys.length > 0) {
    const absent: string[] = [];
    for (const key of keys) if (!seen.has(key) && !(await storage.find(key))) absent.push(key);
    // Whoever took a row away meanwhile took its file too.
    if (absent.length > 0) gone.push(...(await named(db, absent)));
    keys = await expected(db, keys.at(-1) ?? '', AT_ONCE);
  }
  return gone;
}
