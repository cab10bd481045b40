import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './source-hash.mjs';

let folder;
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const hash = () => hashSources(folder, ['web', 'lock.json', 'missing']);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'adunni-hash-'));
  write('web/app/root.tsx', 'root');
  write('lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('stays the same when only times change', () => {
  const before = hash();
  utimesSync(path.join(folder, 'web/app/root.tsx'), new Date(0), new Date(0));
  expect(hash()).toBe(before);
});

test.each([
  ['content', () => write('web/app/root.tsx', 'Root')],
  ['a new file', () => write('web/app/b.tsx', '')],
  ['a file outside of a folder', () => write('lock.json', '{ }')],
])('changes with %s', (_name, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test('tells where one file ends and the next begins', () => {
  write('web/a', 'x');
  write('web/b', 'y');
  const before = hash();
  write('web/a', 'xy');
  write('web/b', '');
  expect(hash()).not.toBe(before);
});

test.each(['web/build/x.js', 'web/node_modules/p/i.js', 'web/.react-router/types/a.ts'])('ignores %s', (name) => {
  const before = hash();
  write(name, 'made');
  expect(hash()).toBe(before);
});
