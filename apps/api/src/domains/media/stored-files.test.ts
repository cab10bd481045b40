import { randomUUID } from 'node:crypto';
import { access, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../kit/context.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { sweepFiles } from '../../kit/storage/sweep.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { derivativeOf } from './derivatives.ts';
import { derivativesOf } from './rules.ts';
import { keepPicture, originalOf, readPicture, storePicture } from './service.ts';
import { media } from './tables.ts';
import { photoBytes } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const onDisk = (key: string) => join(test.config.dataDir, 'files', key);
const lies = (key: string) =>
  access(onDisk(key)).then(
    () => true,
    () => false,
  );
/** Lets a file have lain for so many days. */
const age = (key: string, days: number) => {
  const then = new Date(test.now.getTime() - days * DAY_MS);
  return utimes(onDisk(key), then, then);
};
async function put(key: string, days: number): Promise<string> {
  await test.app.deps.storage.put(key, await photoBytes());
  await age(key, days);
  return key;
}
async function store({ isPrivate = false } = {}) {
  const { deps } = test.app;
  const picture = await keepPicture(deps, await readPicture(await photoBytes()));
  return deps.db.transaction((tx) => storePicture(tx, { ...picture, alt: '', isPrivate }));
}
/** Sweeps, and answers with what it wrote into the log. */
async function sweep(): Promise<object[]> {
  const told: object[] = [];
  const log = { ...test.app.deps.log, error: (details: object) => told.push(details) } as unknown as Deps['log'];
  await sweepFiles({ ...test.app.deps, log });
  return told;
}

describe('files without a row', () => {
  it('go when they have lain for a day: originals, drafts, documents and what was made of pictures', async () => {
    const [kept, hidden] = [await store(), await store({ isPrivate: true })];
    const wanted = { width: 96, format: 'webp' } as const;
    await derivativeOf(test.app.deps, kept._id, wanted);
    await derivativeOf(test.app.deps, hidden._id, wanted, 'private-widths');
    const made = [`${derivativesOf(kept._id)}96.webp`, `${derivativesOf(hidden._id, 'private-widths')}96.webp`];
    const named = [kept.path, hidden.path, ...made];
    for (const key of named) await age(key, 400);
    const young = [await put(`uploads/${randomUUID()}.webp`, 0.9), await put(`maker-documents/${randomUUID()}.pdf`, 0)];
    const old = [
      await put(`uploads/${randomUUID()}.webp`, 1.1),
      await put(`${kept.path}.${randomUUID()}`, 2),
      await put(`maker-documents/${randomUUID()}.pdf`, 2),
    ];
    for (const id of [randomUUID(), hidden._id, 'no-id']) {
      await put(`widths/${id}/96.webp`, 2);
      old.push(`widths/${id}`);
    }
    const former = `derivatives/${kept._id}`;
    await put(`${former}/96.webp`, 2);
    expect(await sweep()).toEqual([]);
    for (const key of [...named, ...young]) expect([key, await lies(key)]).toEqual([key, true]);
    for (const key of [...old, former]) expect([key, await lies(key)]).toEqual([key, false]);
  });

  it('stay while they are being uploaded, however often they are looked for', async () => {
    const { deps } = test.app;
    const picture = await keepPicture(deps, await readPicture(await photoBytes()));
    const begun = Promise.withResolvers<void>();
    const swept = Promise.withResolvers<void>();
    const uploading = deps.db.transaction(async (tx) => {
      const row = await storePicture(tx, { ...picture, alt: '', isPrivate: false });
      begun.resolve();
      await swept.promise;
      return row;
    });
    await begun.promise;
    await Promise.all([sweep(), sweep()]);
    swept.resolve();
    expect(await originalOf(deps, (await uploading)._id)).not.toBeNull();
  });

  it('stay when they are most of what there is, since the database may be another’s', async () => {
    const keys: string[] = [];
    for (let n = 0; n <= 100; n += 1) keys.push(await put(`uploads/${randomUUID()}.webp`, 2));
    expect(await sweep()).toMatchObject([{ folder: 'uploads', nameless: 101 }]);
    for (const key of keys) expect(await lies(key)).toBe(true);
    for (const key of keys) await test.app.deps.storage.remove(key);
  });
});

describe('rows without a file', () => {
  it('are reported, and their picture is one that there is not', async () => {
    const { deps } = test.app;
    const { _id, path } = await store();
    await deps.storage.remove(path);
    expect((await fetch(`${test.origin}/media/${_id}/96.webp`)).status).toBe(404);
    expect(await sweep()).toEqual([{ folder: 'uploads', gone: 1, first: [path] }]);
    await deps.db.update(media).set({ source: 'garment-art', path: 'products/gone.webp' }).where(eq(media._id, _id));
    expect((await fetch(`${test.origin}/media/${_id}/96.webp`)).status).toBe(404);
    expect(await sweep()).toEqual([]);
  });
});
