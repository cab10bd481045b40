import { FileStoreError } from './file-store-error.ts';
import { callS3, type Patience, type S3Call, type S3Settings } from './s3-call.ts';
import { contentTypeOf, deletion, errorCode, readPage } from './s3-format.rules.ts';
import { requireKey, type Storage, type StoredFile } from './storage.ts';

/** Half a minute at most until somebody hears that a file cannot be stored. */
const PATIENCE: Patience = { timeoutMs: 10_000, attempts: 3, pauseMs: 200 };
/** Who asks whether the store is there wants to know how it is now. */
const PROBE: Patience = { timeoutMs: 2000, attempts: 1, pauseMs: 0 };
/** Most files of a page. */
const LISTED = 1000;
/** Most files of a deletion; a slow store has to be done with them in one attempt. */
const DELETED = 100;

/** Files in a bucket of a store that speaks as Amazon S3 does; folders are what their keys begin with. */
export function s3Storage(settings: S3Settings, patience: Patience = PATIENCE): Storage {
  const call = (asked: S3Call) => callS3(settings, asked, patience);

  const list = async function* (folder: string): AsyncGenerator<StoredFile> {
    let next: string | null = null;
    do {
      const query = { 'list-type': '2', 'encoding-type': 'url', 'max-keys': String(LISTED), prefix: `${folder}/` };
      const answer = await call({ method: 'GET', query: { ...query, ...(next && { 'continuation-token': next }) } });
      const page = readPage(answer?.body.toString() ?? '');
      yield* page.files;
      next = page.next;
    } while (next);
  };

  const removeFiles = async (keys: readonly string[]): Promise<void> => {
    const { body, md5 } = deletion(keys);
    const headers = { 'content-md5': md5, 'content-type': 'application/xml' };
    const answer = await call({ method: 'POST', query: { delete: '' }, headers, body });
    const code = errorCode(answer?.body.toString() ?? '');
    if (code) throw new FileStoreError(`the file store did not delete all files: ${code}`, { mayPass: true });
  };

  return {
    async put(key, bytes) {
      requireKey(key);
      await call({ method: 'PUT', key, body: bytes, headers: { 'content-type': contentTypeOf(key) } });
    },
    async get(key) {
      requireKey(key);
      return (await call({ method: 'GET', key }))?.body ?? null;
    },
    async find(key) {
      requireKey(key);
      const found = await call({ method: 'HEAD', key });
      if (!found) return null;
      const changedAt = new Date(found.headers.get('last-modified') ?? Number.NaN);
      return { key, bytes: Number(found.headers.get('content-length')), changedAt };
    },
    async remove(...keys) {
      const files: string[] = [];
      for (const key of keys) {
        const folder = key.endsWith('/') ? key.slice(0, -1) : null;
        requireKey(folder ?? key);
        if (folder === null) files.push(key);
        else for await (const file of list(folder)) files.push(file.key);
      }
      for (let from = 0; from < files.length; from += DELETED) await removeFiles(files.slice(from, from + DELETED));
    },
    list,
    async probe() {
      await callS3(settings, { method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } }, PROBE);
    },
  };
}
