import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiEnv, reasonOfEnd } from './serve.mjs';

const EMBEDDED = 'postgres://embedded';

let settings;
beforeEach(() => {
  settings = { port: 8080, host: 'localhost', dataDir: mkdtempSync(path.join(os.tmpdir(), 'adunni-env-')) };
  for (const name of ['DEMO', 'SANDBOX_PAYMENTS', 'AUTH_SECRET']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(settings.dataDir, { recursive: true });
});

test('without a database of one’s own it is the demo, with a secret that stays', () => {
  const env = apiEnv(settings, EMBEDDED, 'production');
  expect(env).toMatchObject({ DATABASE_URL: EMBEDDED, DEMO: '1', SANDBOX_PAYMENTS: '1', PORT: '8080' });
  expect(env.AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(apiEnv(settings, EMBEDDED, 'production')).toEqual(env);
});

test('DEMO=0 leaves the demo out, and a secret of one’s own is taken', () => {
  vi.stubEnv('DEMO', '0');
  vi.stubEnv('AUTH_SECRET', 'one’s own, of more than thirty-two characters');
  expect(apiEnv(settings, EMBEDDED, 'production')).toMatchObject({
    DEMO: '0',
    AUTH_SECRET: 'one’s own, of more than thirty-two characters',
  });
});

test('with a database of one’s own nothing is made up', () => {
  const own = { ...settings, databaseUrl: 'postgres://own' };
  expect(apiEnv(own, undefined, 'production')).toEqual({
    NODE_ENV: 'production',
    DATA_DIR: settings.dataDir,
    PORT: '8080',
    HOST: 'localhost',
    DATABASE_URL: 'postgres://own',
  });
});

test.each([
  [{ code: 0, signal: null }, undefined, null],
  [{ code: 1, signal: null }, undefined, null],
  [
    { code: 1, signal: 'SIGKILL' },
    undefined,
    'The server was ended by SIGKILL, perhaps because the machine ran out of memory.',
  ],
  [{ code: 1, signal: 'SIGTERM' }, undefined, 'The server was ended by SIGTERM.'],
  [{ isDatabase: true }, undefined, 'PostgreSQL ended unexpectedly (more in /data/postgres.log).'],
  [{ code: 1, signal: null }, 'disk full', 'PostgreSQL ended unexpectedly: disk full (more in /data/postgres.log).'],
])('says in one line why it ended: %j, %j', (end, panic, reason) => {
  expect(reasonOfEnd(end, panic, '/data')).toBe(reason);
});
