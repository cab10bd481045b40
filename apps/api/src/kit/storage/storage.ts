import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

/** Where files are kept. Keys are relative paths with forward slashes, made by us and never by a client. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removes a file, or a folder with all that is in it; what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Keys of the files and folders in a folder; none when it is not there. */
  list(folder: string): AsyncIterable<string>;
  /** When a file or folder was changed last; null when it is not there. */
  changedAt(key: string): Promise<Date | null>;
}

/** Answers a failure with null when it says that there is no such file. */
function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Writes a file beside its place and moves it there; true once it stands. */
async function placeWhole(path: string, bytes: Buffer): Promise<true> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return true;
}

/** Files below one folder of the local disk; a file appears whole or not at all. */
export function diskStorage(root: string): Storage {
  const locate = (key: string): string => {
    const path = normalize(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error('a storage key must stay below the storage folder');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = locate(key);
      // Somebody may remove the folder between its making and its use; then it is made once more.
      while (!(await placeWhole(path, bytes).catch(nullWhenAbsent)));
    },
    async get(key) {
      return readFile(locate(key)).catch(nullWhenAbsent);
    },
    async remove(key) {
      // A file that is put meanwhile leaves the folder not empty; then it is emptied once more.
      await rm(locate(key), { force: true, recursive: true, maxRetries: 5, retryDelay: 10 });
    },
    async *list(folder) {
      const open = await opendir(locate(folder)).catch(nullWhenAbsent);
      for await (const { name } of open ?? []) yield `${folder}/${name}`;
    },
    async changedAt(key) {
      const found = await stat(locate(key)).catch(nullWhenAbsent);
      return found?.mtime ?? null;
    },
  };
}
