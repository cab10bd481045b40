import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenStale } from './stamp.mjs';

let folder;
let stamp;
const build = vi.fn(async () => {});
const make = (options, how = build) => whenStale(stamp, ['package.json'], options, how);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adunni-stamp-'));
  stamp = path.join(folder, 'source.sha256');
  build.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('builds once, and again only when it is told to', async () => {
  await make();
  await make();
  expect(build).toHaveBeenCalledTimes(1);
  await make({ force: true });
  expect(build).toHaveBeenCalledTimes(2);
});

test('takes nothing for built while it is built anew, nor after that failed', async () => {
  await make();
  const failing = make({ force: true }, async () => {
    expect(existsSync(stamp)).toBe(false);
    throw new Error('interrupted');
  });
  await expect(failing).rejects.toThrow('interrupted');
  await make();
  expect(build).toHaveBeenCalledTimes(2);
});
