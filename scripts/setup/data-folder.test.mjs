import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret, requireDataFolder, takeDataFolder } from './data-folder.mjs';
import { Failure } from './lifecycle.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adunni-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes the data folder, and leaves nothing of the trial in it', () => {
  const dataDir = path.join(folder, 'a', 'b');
  requireDataFolder(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  ['a file', () => path.join(folder, 'file')],
  ['below a file', () => path.join(folder, 'file', 'data')],
])('refuses a data folder that is %s', (_name, place) => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => requireDataFolder(place())).toThrow(Failure);
});

test('keeps a secret, for its owner only, also when its making was interrupted', () => {
  writeFileSync(path.join(folder, 'auth-secret.unfinished'), 'hal');
  const secret = keepSecret(folder, 'auth-secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(folder, 'auth-secret')).toBe(secret);
  expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'cut off'])('makes a secret anew when its file holds %j', (left) => {
  writeFileSync(path.join(folder, 'auth-secret'), left);
  const secret = keepSecret(folder, 'auth-secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(folder, 'auth-secret')).toBe(secret);
});

test('refuses a folder that another start holds', async () => {
  const other = spawn('/bin/sh', ['-c', 'read -r _; : scripts/start.mjs'], { stdio: 'pipe' });
  try {
    writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: other.pid }));
    await expect(takeDataFolder(folder)).rejects.toThrow(`Adunni already runs on ${folder} (process ${other.pid}).`);
  } finally {
    other.kill();
  }
});

test('takes a folder over from a start that was killed', async () => {
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: 2 ** 30, api: 2 ** 30 }));
  const noteApi = await takeDataFolder(folder);
  expect(noteApi).toBeTypeOf('function');
});
