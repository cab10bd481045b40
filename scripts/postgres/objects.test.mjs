import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findUnnumbered, numberObjects } from './objects.mjs';

const base = mkdtempSync(path.join(tmpdir(), 'adunni-objects-'));
afterAll(() => rmSync(base, { recursive: true }));

const kept = path.join(base, 'apps/api/migrations/objects.json');
const write = (domain, sql) => {
  mkdirSync(path.join(base, 'apps/api/src/domains', domain), { recursive: true });
  writeFileSync(path.join(base, 'apps/api/src/domains', domain, 'database.sql'), sql);
};
const version = () => JSON.parse(readFileSync(kept, 'utf8')).version;

it('raises the number of the database’s objects with every change of them, and with nothing else', () => {
  mkdirSync(path.dirname(kept), { recursive: true });
  write('cart', 'select 1;');
  expect(findUnnumbered(base)).toHaveLength(1);
  numberObjects(base);
  expect([version(), findUnnumbered(base)]).toEqual([1, []]);
  numberObjects(base);
  expect(version()).toBe(1);
  write('cart', 'select 2;');
  expect(findUnnumbered(base)).toHaveLength(1);
  numberObjects(base);
  expect([version(), findUnnumbered(base)]).toEqual([2, []]);
  write('audit', 'select 2;');
  expect(findUnnumbered(base)).toHaveLength(1);
});
