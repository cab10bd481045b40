import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStoreError } from './file-store-error.ts';
import { requireKey, type Storage, type StoredFile } from './storage.ts';

/** Answers a failure with null when it has one of the system’s codes. */
const nullWhen =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): null => {
    if (codes.includes(error.code ?? '')) return null;
    throw error;
  };

/** There is no such file, or no such folder, be it that the path leads through a file or to a folder. */
const nullWhenAbsent = nullWhen('ENOENT', 'ENOTDIR', 'EISDIR');

/** The disk is full, nobody may have more of it, or it has become read-only. */
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** Writes a file beside its place and moves it there; true once it stands. Throws FileStoreError when there is no room. */
async function placeWhole(path: string, bytes: Buffer): Promise<true> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    if (!NO_ROOM.includes((error as NodeJS.ErrnoException).code)) throw error;
    throw new FileStoreError('the disk of files takes nothing more', { mayPass: false, cause: error });
  }
}

/** Files below one folder of the local disk. */
export function diskStorage(root: string): Storage {
  const locate = (key: string): string => {
    requireKey(key);
    return join(root, key);
  };
  const find = async (key: string): Promise<StoredFile | null> => {
    const found = await stat(locate(key)).catch(nullWhenAbsent);
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : null;
  };
  const remove = async (key: string): Promise<void> => {
    const isFolder = key.endsWith('/');
    if (!isFolder && !(await find(key))) return;
    const path = locate(isFolder ? key.slice(0, -1) : key);
    // A file that is put meanwhile leaves the folder not empty; then it is emptied once more.
    await rm(path, { force: true, recursive: isFolder, maxRetries: 5, retryDelay: 10 });
    // The last file of a folder takes it along, unless it is one of the few that come back at once; others are not empty.
    if (!isFolder && key.split('/').length > 2) await rmdir(dirname(path)).catch(() => undefined);
  };
  const list = async function* (folder: string): AsyncGenerator<StoredFile> {
    const open = await opendir(locate(folder)).catch(nullWhenAbsent);
    for await (const entry of open ?? []) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* list(key);
      else {
        const found = await find(key);
        if (found) yield found;
      }
    }
  };
  return {
    async put(key, bytes) {
      const path = locate(key);
      // Somebody may remove the folder between its making and its use; then it is made once more.
      while (!(await placeWhole(path, bytes).catch(nullWhen('ENOENT'))));
    },
    async get(key) {
      return readFile(locate(key)).catch(nullWhenAbsent);
    },
    find,
    async remove(...keys) {
      for (const key of keys) await remove(key);
    },
    list,
    async probe() {
      await mkdir(root, { recursive: true });
    },
  };
}
