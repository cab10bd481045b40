import type { Db } from '../database/connect.ts';
import { extensionsOf } from '../domain.ts';
import { batchesOf } from './batches.ts';
import type { Storage } from './storage.ts';
import { findGone, type StoredFiles, withNames } from './sweep.ts';

/** What came of a move. */
export interface Moved {
  /** Files that were copied, and their bytes. */
  copied: number;
  bytes: number;
  /** Files that were in the store before. */
  there: number;
  /** Files that no row names, which stay where they are. */
  nameless: number;
  /** Originals that were removed. */
  removed: number;
  /** Files whose place in the store has another, newer content, which stays. */
  differing: string[];
  /** Files that rows name and that are in neither place. */
  gone: string[];
}

interface Move {
  db: Db;
  from: Storage;
  to: Storage;
  /** Whether an original goes once its copy was read back and is the same. */
  removes: boolean;
  /** Hears how far it is, now and then. */
  tell: (moved: Readonly<Moved>, folder: string) => void;
}

/** Files that are on their way at once; each lies in memory. */
const AT_ONCE = 8;

/**
 * Copies every file that a row names to another storage. What is there with the same size is left, so it may be broken
 * off at any time and done again, also while people upload.
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, there: 0, nameless: 0, removed: 0, differing: [], gone: [] };
  for (const files of extensionsOf('storedFiles')) await moveFolder(move, files, moved);
  return moved;
}

async function moveFolder(move: Move, files: StoredFiles, moved: Moved): Promise<void> {
  const { db, from, to, tell } = move;
  const seen = new Set<string>();
  for await (const batch of batchesOf(withNames(db, files, from.list(files.folder)), AT_ONCE)) {
    const named = batch.filter(({ isNamed }) => isNamed).map(({ file }) => file.key);
    moved.nameless += batch.length - named.length;
    await Promise.all(named.map((key) => moveFile(move, key, moved)));
    for (const key of named) seen.add(key);
    tell(moved, files.folder);
  }
  for (const key of await findGone({ db, storage: to }, files, seen)) {
    // It came to the former place while the others were copied.
    if (await from.find(key)) await moveFile(move, key, moved);
    else moved.gone.push(key);
  }
}

async function moveFile({ from, to, removes }: Move, key: string, moved: Moved): Promise<void> {
  const [original, present] = await Promise.all([from.find(key), to.find(key)]);
  if (!original) return;
  if (!present || (present.bytes !== original.bytes && present.changedAt < original.changedAt)) {
    const bytes = await from.get(key);
    if (!bytes) return;
    await to.put(key, bytes);
    moved.copied += 1;
    moved.bytes += bytes.length;
  } else if (present.bytes === original.bytes) moved.there += 1;
  else moved.differing.push(key);
  if (removes) await removeOriginal({ from, to }, key, moved);
}

async function removeOriginal({ from, to }: Pick<Move, 'from' | 'to'>, key: string, moved: Moved): Promise<void> {
  const [original, copy] = await Promise.all([from.get(key), to.get(key)]);
  if (!original || !copy?.equals(original)) return;
  await from.remove(key);
  moved.removed += 1;
}
