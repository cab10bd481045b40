import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { derivativeOf } from './derivatives.ts';
import { toPicture, toPrivatePicture } from './queries.ts';
import {
  keepPicture,
  publishPictures,
  readPicture,
  removePictures,
  storePicture,
  withdrawPictures,
} from './service.ts';
import { pictureToken } from './signed-address.ts';
import { photoBytes } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function store({ isPrivate = true } = {}) {
  const { deps } = test.app;
  const picture = await keepPicture(deps, await readPicture(await photoBytes()));
  const row = await deps.db.transaction((tx) => storePicture(tx, { ...picture, alt: 'A hem', isPrivate }));
  return { _id: row._id, open: toPicture(row).url, signed: toPrivatePicture(deps)(row).url };
}
const get = (path: string, init?: RequestInit) => fetch(test.origin + path, init);
const statusOf = async (path: string, init?: RequestInit) => (await get(path, init)).status;
async function after<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const now = test.now;
  test.now = new Date(now.getTime() + minutes * MINUTE_MS);
  return work().finally(() => {
    test.now = now;
  });
}

describe('a private picture', () => {
  it('is served at its signed address only, and kept by nobody but the browser that asked', async () => {
    const { open, signed } = await store();
    const answer = await get(`${signed}/96.webp`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const [, age] = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThan(9 * 60);
    expect(Number(age)).toBeLessThanOrEqual(15 * 60);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const file of ['96.webp', '96.jpg', '640.avif']) {
      expect(await statusOf(`${signed}/${file}`)).toBe(200);
      // Neither before nor after somebody with the right has looked.
      expect(await statusOf(`${open}/${file}`)).toBe(404);
    }
  });

  it('is asked for in other ways with the same right', async () => {
    const { open, signed } = await store();
    expect(await statusOf(`${signed}/96.webp`, { method: 'HEAD' })).toBe(200);
    expect(await statusOf(`${open}/96.webp`, { method: 'HEAD' })).toBe(404);
    const range = { headers: { range: 'bytes=0-10' } };
    expect([200, 206]).toContain(await statusOf(`${signed}/96.webp`, range));
    expect(await statusOf(`${open}/96.webp`, range)).toBe(404);
    expect(await statusOf(`${signed}/97.webp`)).toBe(404);
  });

  it('opens to no forged, borrowed, prolonged or expired address, and tells none from another', async () => {
    const [one, other] = await Promise.all([store(), store()]);
    const token = one.signed.split('/').at(-1) ?? '';
    const [expiry = '', signature = ''] = token.split(/-(.*)/s);
    const gone = await (await get(`${one.open}/96.webp`)).text();
    const forged = [
      `${Number(expiry) + 1}-${signature}`,
      `${Number(expiry) + 60_000}-${signature}`,
      `${expiry}-${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`,
      `${expiry}-${'A'.repeat(43)}`,
      `${expiry}-${signature}A`,
      `0${expiry}-${signature}`,
      `${expiry}`,
      'x',
      pictureToken('another secret', one._id, test.now),
      pictureToken(test.config.authSecret, other._id, test.now),
    ];
    for (const each of forged) {
      const answer = await get(`${one.open}/${each}/96.webp`);
      expect([each, answer.status, await answer.text()]).toEqual([each, 404, gone]);
    }
    expect(await after(9.9, () => statusOf(`${one.signed}/96.webp`))).toBe(200);
    expect(await after(15, () => statusOf(`${one.signed}/96.webp`))).toBe(404);
  });

  it('keeps its address for some minutes, so that browsers find what they have', async () => {
    const { _id } = await store();
    const at = (minutes: number) =>
      pictureToken(test.config.authSecret, _id, new Date(Date.UTC(2026, 0, 1, 9, 0) + minutes * MINUTE_MS));
    expect([at(1), at(4.9)]).toEqual([at(0), at(0)]);
    expect(at(5)).not.toBe(at(0));
  });
});

describe('who may see a picture', () => {
  it('changes when it is published, withdrawn or taken away', async () => {
    const { deps } = test.app;
    const { _id, open, signed } = await store();
    await deps.db.transaction((tx) => publishPictures(tx, [_id]));
    expect([await statusOf(`${open}/96.webp`), await statusOf(`${signed}/96.webp`)]).toEqual([200, 200]);
    await deps.db.transaction((tx) => withdrawPictures(deps, tx, [_id]));
    await expect.poll(() => statusOf(`${open}/96.webp`)).toBe(404);
    expect(await statusOf(`${signed}/96.webp`)).toBe(200);
    await deps.db.transaction((tx) => removePictures(deps, tx, [_id]));
    await expect.poll(() => statusOf(`${signed}/96.webp`)).toBe(404);
  });

  it('leaves nothing for everybody of one that is withdrawn while a width of it is being made', async () => {
    const { deps } = test.app;
    const { _id, open } = await store({ isPrivate: false });
    const storage = {
      ...deps.storage,
      async put(key: string, bytes: Buffer) {
        await deps.db.transaction((tx) => withdrawPictures(deps, tx, [_id]));
        await deps.storage.put(key, bytes);
      },
    };
    await derivativeOf({ ...deps, storage }, _id, { width: 96, format: 'webp' });
    expect(await statusOf(`${open}/96.webp`)).toBe(404);
  });
});
