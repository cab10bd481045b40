import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStorage } from './disk.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adunni-storage-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('stores a file whole, finds it again, and removes it with its folder', async () => {
  const storage = diskStorage(root);
  await storage.put('widths/one/96.webp', Buffer.from('one'));
  expect(await storage.get('widths/one/96.webp')).toEqual(Buffer.from('one'));
  const listed: string[] = [];
  for await (const { key } of storage.list('widths')) listed.push(key);
  expect(listed).toEqual(['widths/one/96.webp']);
  await storage.remove('widths/one');
  expect([await storage.get('widths/one/96.webp'), await storage.find('widths/one/96.webp')]).toEqual([null, null]);
});

it('stores a file although its folder is removed again and again meanwhile', async () => {
  const storage = diskStorage(root);
  let isOver = false;
  const removing = (async () => {
    while (!isOver) await storage.remove('widths/busy');
  })();
  const writing = Array.from({ length: 400 }, (_, i) => storage.put(`widths/busy/${i}.webp`, Buffer.alloc(64)));
  const written = await Promise.allSettled(writing);
  isOver = true;
  await removing;
  expect(written.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('keeps keys below its folder', async () => {
  await expect(diskStorage(root).get('../other')).rejects.toThrow('below the storage folder');
});
