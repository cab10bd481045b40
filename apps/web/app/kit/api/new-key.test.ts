import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './new-key.ts';

const APP = path.resolve(import.meta.dirname, '../..');
afterEach(() => vi.unstubAllGlobals());

it('makes a UUID of its own each time, on pages that are not secure too', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('is what every page takes instead of what secure pages alone have', async () => {
  const users: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: APP }))
    if (!file.endsWith('.test.ts') && /crypto\.(randomUUID\(|subtle)/.test(readFileSync(path.join(APP, file), 'utf8')))
      users.push(file);
  expect(users).toEqual([]);
});
