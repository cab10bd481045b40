import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from './embedded.mjs';

let dataDir;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'adunni-embedded-'));
  // Root's PostgreSQL runs under another account, which must be able to enter.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts the database, asks it, and ends it by the signal. */
async function ask(sql, signal) {
  const { url, child } = await startEmbedded(dataDir);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  if (signal !== 'SIGKILL') await client.end();
  child.kill(signal);
  await once(child, 'exit');
  return rows;
}

// Making a database waits for the disk, which tests running beside it keep busy.
test('the database is there again after it was killed, and after its password was lost', {
  timeout: 120_000,
}, async () => {
  await ask('create table kept as select 42 as answer', 'SIGKILL');
  expect(await ask('select answer from kept', 'SIGINT')).toEqual([[42]]);
  writeFileSync(path.join(dataDir, 'postgres-password'), '');
  expect(await ask('select answer from kept', 'SIGINT')).toEqual([[42]]);
});
