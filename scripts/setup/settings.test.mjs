import path from 'node:path';
import { expect, test } from 'vitest';
import { Failure } from './lifecycle.mjs';
import { root } from './paths.mjs';
import { readSettings } from './settings.mjs';

test('serves localhost:3000 from .data in the checkout unless told otherwise', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: path.join(root, '.data'),
    databaseUrl: undefined,
  });
});

test.each(['abc', '-1', '65536', '80.5', '0'])('refuses PORT=%s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(Failure);
});
