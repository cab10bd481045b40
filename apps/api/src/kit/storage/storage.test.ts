import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startS3 } from '../testing/s3/server.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

async function onDisk(): Promise<Storage> {
  const root = await mkdtemp(join(tmpdir(), 'adunni-storage-'));
  ends.push(() => rm(root, { recursive: true, force: true }));
  return diskStorage(root);
}

async function inOwnS3(): Promise<Storage> {
  const server = await startS3();
  ends.push(() => server.close());
  return inS3(server.environment);
}

const inS3 = (environment: Record<string, string | undefined>): Storage => {
  const { s3 } = readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://none', ...environment });
  if (!s3) throw new Error('no store is named');
  return s3Storage(s3);
};

/** A store that somebody names by `S3_TEST_ENDPOINT`, `S3_TEST_BUCKET` and so on is held to the same. */
const named = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('S3_TEST_') ? [[name.replace('TEST_', ''), value]] : [],
  ),
);

const kinds: [string, () => Promise<Storage>][] = [
  ['on disk', onDisk],
  ['in S3', inOwnS3],
  ...(named.S3_ENDPOINT ? [[named.S3_ENDPOINT, async () => inS3(named)] satisfies [string, unknown]] : []),
] as [string, () => Promise<Storage>][];

describe.each(kinds)('files %s', (_, open) => {
  let storage: Storage;
  const folder = `widths-${randomUUID()}`;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.remove(`${folder}/`));

  const keysIn = async (place: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of storage.list(place)) keys.push(key);
    return keys.sort();
  };

  it('are stored whole, told of, found in their folder, and removed with it', async () => {
    const [one, two] = [`${folder}/one/96.webp`, `${folder}/one/320.webp`];
    await storage.put(one, Buffer.from('one'));
    await storage.put(two, Buffer.from('first'));
    await storage.put(two, Buffer.from('second'));
    await storage.put(`${folder}/one-more/96.webp`, Buffer.from('another'));
    expect([await storage.get(one), await storage.get(two)]).toEqual([Buffer.from('one'), Buffer.from('second')]);
    const found = await storage.find(two);
    expect(found).toMatchObject({ key: two, bytes: 6 });
    expect(Math.abs((found?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    for await (const file of storage.list(`${folder}/one`)) expect(file).toEqual(await sameButForParts(file));
    expect(await keysIn(`${folder}/one`)).toEqual([two, one]);
    await storage.remove(`${folder}/one`);
    expect(await keysIn(`${folder}/one`)).toEqual([two, one]);
    await storage.remove(`${folder}/one/`);
    expect([await storage.get(one), await storage.find(two)]).toEqual([null, null]);
    expect(await keysIn(folder)).toEqual([`${folder}/one-more/96.webp`]);
  });

  /** A file as it is told of by itself; there the store leaves out parts of a second. */
  const sameButForParts = async ({ key, changedAt }: { key: string; changedAt: Date }) => {
    const found = await storage.find(key);
    expect(Math.abs(changedAt.getTime() - (found?.changedAt.getTime() ?? 0))).toBeLessThan(1000);
    return found && { ...found, changedAt };
  };

  it('may be empty, or of millions of bytes', async () => {
    const large = Buffer.alloc(10_000_000, 'adunni');
    await storage.put(`${folder}/empty`, Buffer.alloc(0));
    await storage.put(`${folder}/large.pdf`, large);
    expect((await storage.get(`${folder}/empty`))?.length).toBe(0);
    expect((await storage.get(`${folder}/large.pdf`))?.equals(large)).toBe(true);
    expect(await storage.find(`${folder}/empty`)).toMatchObject({ bytes: 0 });
  });

  it.each(['a b+c.webp', 'a%20b%2Bc.webp', "(Ọ̀ṣun) & <é>'!*~$=,;:@.webp", '+', '衣.webp'])(
    'may be called %s',
    async (name) => {
      const key = `${folder}/names of/${name}`;
      await storage.put(key, Buffer.from(name));
      expect([await storage.get(key), await keysIn(`${folder}/names of`)]).toEqual([Buffer.from(name), [key]]);
      expect(await storage.find(key)).toMatchObject({ key });
      await storage.remove(key);
      expect(await keysIn(`${folder}/names of`)).toEqual([]);
    },
  );

  it('are all listed and all removed, however many there are', async () => {
    const keys = Array.from({ length: 1001 }, (_each, n) => `${folder}/many/${String(n).padStart(4, '0')}`);
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from('x'))));
    expect(await keysIn(`${folder}/many`)).toEqual(keys);
    await storage.remove(`${folder}/many/`);
    expect(await keysIn(`${folder}/many`)).toEqual([]);
  });

  it('may be removed twice, and by two at once', async () => {
    const keys = ['a', 'b', 'c'].map((name) => `${folder}/twice/${name}`);
    for (const key of keys) await storage.put(key, Buffer.from('x'));
    await Promise.all([storage.remove(...keys), storage.remove(`${folder}/twice/`)]);
    await storage.remove(...keys);
    expect(await keysIn(`${folder}/twice`)).toEqual([]);
  });

  it('are not there before they are put, and neither is their folder', async () => {
    expect([await storage.get(`${folder}/none`), await storage.find(`${folder}/none`)]).toEqual([null, null]);
    expect([await storage.get(folder), await storage.find(folder), await keysIn(`${folder}/none`)]).toEqual([
      null,
      null,
      [],
    ]);
  });

  it('stay below their folder', async () => {
    for (const key of ['../other', 'a//b', '/a', 'a/', './a', ''])
      await expect(storage.get(key)).rejects.toThrow('below the storage folder');
  });

  it('can be reached', async () => {
    await expect(storage.probe()).resolves.toBeUndefined();
  });
});

it('stores a file although its folder is removed again and again meanwhile', async () => {
  const storage = await onDisk();
  let isOver = false;
  const removing = (async () => {
    while (!isOver) await storage.remove('widths/busy/');
  })();
  const writing = Array.from({ length: 400 }, (_, i) => storage.put(`widths/busy/${i}.webp`, Buffer.alloc(64)));
  const written = await Promise.allSettled(writing);
  isOver = true;
  await removing;
  expect(written.filter(({ status }) => status === 'rejected')).toEqual([]);
});
