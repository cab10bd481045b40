import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepPicture, readPicture, storePicture } from '../../domains/media/service.ts';
import { photoBytes } from '../../domains/media/testing.ts';
import { readConfig } from '../config.ts';
import { type S3Server, startS3 } from '../testing/s3/server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { moveFiles } from './move.ts';
import { sayMoved } from './move-report.ts';
import { s3Storage } from './s3.ts';

const PROGRAM = fileURLToPath(new URL('../../move-files.ts', import.meta.url));

let shop: TestApp;
let store: S3Server;
/** Keys of files on the disk that rows name. */
let keys: string[];
let nameless: string;
beforeAll(async () => {
  [shop, store] = await Promise.all([startTestApp(), startS3()]);
  const { deps } = shop.app;
  const picture = await readPicture(await photoBytes());
  keys = Array.from({ length: 20 }, () => `uploads/${randomUUID()}.webp`).sort();
  for (const path of keys) {
    const kept = await keepPicture(deps, { ...picture, path });
    await deps.db.transaction((tx) => storePicture(tx, { ...kept, alt: '', isPrivate: false }));
  }
  nameless = `uploads/${randomUUID()}.webp`;
  await deps.storage.put(nameless, Buffer.from('nameless'));
});
afterAll(async () => {
  await shop.close();
  await store.close();
});
beforeEach(() => {
  store.objects.clear();
  store.requests.length = 0;
  store.intercept = null;
});

const puts = () => store.requests.filter(({ method }) => method === 'PUT');

function begin(): ChildProcess {
  const { databaseUrl, dataDir } = shop.config;
  const own = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...store.environment };
  const { NODE_OPTIONS: _options, ...env } = process.env;
  return spawn(process.execPath, [PROGRAM], { env: { ...env, ...own } });
}

/** Does it again in this process, and answers with what it says of it. */
async function move({ removes = false } = {}): Promise<string[]> {
  const { db, storage: from } = shop.app.deps;
  const { s3 } = readConfig({ NODE_ENV: 'test', DATABASE_URL: shop.config.databaseUrl, ...store.environment });
  if (!s3) throw new Error('no store is named');
  return sayMoved(await moveFiles({ db, from, to: s3Storage(s3), removes, tell: () => undefined }), removes);
}

it('goes on where it was killed half-way, and leaves the originals', async () => {
  const half = Promise.withResolvers<void>();
  store.intercept = ({ method }) => {
    if (method !== 'PUT' || puts().length <= 8) return false;
    half.resolve();
    return true;
  };
  const child = begin();
  await half.promise;
  child.kill('SIGKILL');
  await once(child, 'exit');
  store.intercept = null;
  const copied = [...store.objects.keys()];
  expect(copied.length).toBe(8);

  store.requests.length = 0;
  expect(await move()).toEqual([
    expect.stringMatching(/^Files copied: 12 \(.* MB\), already there: 8\.$/),
    'Files that stay on the disk, since nothing in the database names them: 1.',
  ]);
  expect([...store.objects.keys()].sort()).toEqual(keys);
  expect(puts().filter(({ url }) => copied.some((key) => url.endsWith(key)))).toEqual([]);
  for (const key of keys) expect(await shop.app.deps.storage.get(key)).toEqual(store.objects.get(key)?.body);
});

it('says which files are nowhere, fills in what is short, and leaves what is newer in the store', async () => {
  const [gone = '', short = '', newer = ''] = keys;
  const original = await shop.app.deps.storage.get(gone);
  await shop.app.deps.storage.remove(gone);
  const day = 24 * 60 * 60 * 1000;
  const object = { body: Buffer.from('x'), type: '' };
  store.objects.set(short, { ...object, changedAt: new Date(Date.now() - day) });
  store.objects.set(newer, { ...object, changedAt: new Date(Date.now() + day) });
  expect((await move()).slice(2)).toEqual([
    'Files that have a newer content in the store, which stays: 1',
    `  ${newer}`,
    'Files that the database names and that lie neither on the disk nor in the store: 1',
    `  ${gone}`,
  ]);
  expect([store.objects.get(short)?.body.length, store.objects.get(newer)?.body.length]).toEqual([original?.length, 1]);
  await shop.app.deps.storage.put(gone, original ?? Buffer.alloc(0));
});

it('deletes an original only when it is told to and its copy is the same', async () => {
  const [damaged = ''] = keys;
  const { storage } = shop.app.deps;
  const size = (await storage.find(damaged))?.bytes ?? 0;
  store.objects.set(damaged, { body: Buffer.alloc(size), type: '', changedAt: new Date() });
  expect((await move({ removes: true }))[1]).toBe('Originals deleted, each after its copy was read back: 19.');
  const left: string[] = [];
  for await (const { key } of storage.list('uploads')) left.push(key);
  expect(left.sort()).toEqual([damaged, nameless].sort());
  expect((await move({ removes: true }))[0]).toBe('Files copied: 0 (0.0 MB), already there: 1.');
});

it('stops at the first file that the store refuses', async () => {
  store.intercept = ({ method }, response) => {
    if (method === 'PUT') response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return method === 'PUT';
  };
  await expect(move()).rejects.toThrow(/answered PUT adunni-files\/uploads\/\S+ with 403 AccessDenied/);
});
