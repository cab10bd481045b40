import { randomUUID } from 'node:crypto';
import { uploadAvatar } from '@adunni/contracts/identity/identity';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { errorForLog } from '../../kit/http/log.ts';
import { sweepFiles } from '../../kit/storage/sweep.ts';
import { type S3Server, startS3 } from '../../kit/testing/s3/server.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { derivativesOf } from './rules.ts';
import { keepPicture, readPicture, removePictures, storePicture } from './service.ts';
import { media } from './tables.ts';
import { photoBytes } from './testing.ts';

let store: S3Server;
let test: TestApp;
beforeAll(async () => {
  store = await startS3();
  test = await startTestApp({}, store.environment);
});
afterAll(async () => {
  await test.close();
  await store.close();
});
afterEach(() => {
  store.intercept = null;
});

/** Lets the store hang up on everybody, as one that is away. */
const goAway = () => {
  store.intercept = ({ socket }) => !!socket.destroy();
};

async function upload(token: string) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.png');
  const sent = { method: uploadAvatar.method, headers: { 'x-access-token': token }, body };
  const answer = await fetch(test.origin + uploadAvatar.path, sent);
  return { status: answer.status, text: await answer.text() };
}
const pictures = () => test.app.deps.db.select().from(media);
const ready = async () => {
  const answer = await fetch(`${test.origin}/readyz`);
  return [answer.status, await answer.json()];
};

it('are stored, served in every width, and removed with them', async () => {
  const { deps } = test.app;
  const { token } = await signInAs(test);
  expect((await upload(token)).status).toBe(200);
  const [row] = await pictures();
  expect(store.objects.get(row?.path ?? '')?.type).toBe('image/webp');
  const address = `${test.origin}/media/${row?._id}/96.webp`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
  }
  expect(store.objects.has(`${derivativesOf(row?._id ?? '')}96.webp`)).toBe(true);
  await deps.db.update(users).set({ avatarId: null });
  await deps.db.transaction((tx) => removePictures(deps, tx, [row?._id ?? '']));
  await expect.poll(() => store.objects.size).toBe(0);
  expect((await fetch(address)).status).toBe(404);
});

it('that cannot be stored are refused with nothing changed, and the shop stays ready', async () => {
  const { token } = await signInAs(test);
  expect((await upload(token)).status).toBe(200);
  const before = await pictures();
  expect(await ready()).toEqual([200, { status: 'ready', files: 'ready' }]);
  goAway();
  const { status, text } = await upload(token);
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { code: 'files_unavailable', message: 'Files cannot be saved or opened at the moment. Please try again soon.' },
  ]);
  expect((await fetch(`${test.origin}/media/${before[0]?._id}/320.webp`)).status).toBe(503);
  expect(await ready()).toEqual([200, { status: 'ready', files: 'not ready' }]);
  expect(await pictures()).toEqual(before);
  store.intercept = null;
  expect((await upload(token)).status).toBe(200);
});

it('keep no connection to the database while the store takes its time', async () => {
  const { pool } = test.app.deps;
  const { token } = await signInAs(test);
  const begun = Promise.withResolvers<() => void>();
  store.intercept = ({ method, socket }) => {
    if (method === 'PUT') begun.resolve(() => socket.destroy());
    return method === 'PUT';
  };
  const uploading = upload(token);
  const end = await begun.promise;
  expect(pool.totalCount - pool.idleCount).toBe(0);
  store.intercept = null;
  end();
  expect((await uploading).status).toBe(200);
});

it('whose row was rolled back go after a day, whoever sweeps, and those that rows name stay', async () => {
  const { deps } = test.app;
  const keep = async () => keepPicture(deps, await readPicture(await photoBytes()));
  const [kept, undone] = [await keep(), await keep()];
  const row = await deps.db.transaction((tx) => storePicture(tx, { ...kept, alt: '', isPrivate: false }));
  const failing = deps.db.transaction(async (tx) => {
    await storePicture(tx, { ...undone, alt: '', isPrivate: false });
    throw new Error('what comes after it fails');
  });
  await expect(failing).rejects.toThrow('what comes after it fails');
  for (let n = 0; n < 1100; n += 1) {
    const key = `private-widths/${randomUUID()}/96.webp`;
    store.objects.set(key, { body: Buffer.from('x'), type: '', changedAt: new Date() });
  }
  await sweepFiles(deps);
  expect([store.objects.has(undone.path), store.objects.has(kept.path)]).toEqual([true, true]);
  test.now = new Date(test.now.getTime() + 1.1 * DAY_MS);
  await Promise.all([sweepFiles(deps), sweepFiles(deps)]);
  expect([store.objects.has(undone.path), store.objects.has(kept.path)]).toEqual([false, true]);
  expect([...store.objects.keys()].filter((key) => key.startsWith('private-widths/'))).toEqual([]);
  await deps.db.delete(media).where(eq(media._id, row._id));
});

it('are kept by a key that no answer and no log tells', async () => {
  const { S3_SECRET_KEY: secret = '', S3_ACCESS_KEY: access = '' } = store.environment;
  const { token } = await signInAs(test);
  const told: unknown[] = [];
  for (const fail of [goAway, refuse]) {
    fail();
    told.push((await upload(token)).text, await ready());
    for (const call of [() => test.app.deps.storage.get('uploads/a'), () => test.app.deps.storage.probe()])
      told.push(errorForLog(await call().catch((error: unknown) => error)));
  }
  const text = JSON.stringify(told);
  expect(text).toContain('SignatureDoesNotMatch');
  expect([text.includes(secret), text.includes(access)]).toEqual([false, false]);
});

/** Lets the store refuse signatures, and repeat what it was sent, as some do. */
const refuse = () => {
  store.intercept = ({ headers }, response) => {
    const sent = `<StringToSign>${headers.authorization}</StringToSign>`;
    response.writeHead(403).end(`<Error><Code>SignatureDoesNotMatch</Code>${sent}</Error>`);
    return true;
  };
};
