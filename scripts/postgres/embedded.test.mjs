import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded } from './embedded.mjs';
import { socketFolder } from './server.mjs';

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
  expect((await client.query('select inet_client_addr() as address')).rows).toEqual([{ address: null }]);
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

test('the database is there again while a worker of the one that was killed still lingers', {
  timeout: 120_000,
}, async () => {
  const { url, child } = await startEmbedded(dataDir);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query("select pid from pg_stat_activity where backend_type = 'checkpointer'");
  const before = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').length;
  process.kill(rows[0].pid, 'SIGSTOP');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const again = startEmbedded(dataDir);
  const said = () => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').slice(before);
  await vi.waitFor(() => expect(said()).toContain('still in use'), { timeout: 60_000 });
  process.kill(rows[0].pid, 'SIGCONT');
  const { child: next } = await again;
  next.kill('SIGINT');
  await once(next, 'exit');
});

test('it is spoken to through a socket, and by its port where no socket can be named', () => {
  expect(socketFolder('/data/postgres', 5432, 'linux')).toBe('/data/postgres');
  expect(socketFolder('/data/postgres', 5432, 'win32')).toBe('');
  expect(socketFolder('/data, old/postgres', 5432, 'linux')).toBe('');
  expect(socketFolder(`/${'long/'.repeat(20)}postgres`, 5432, 'darwin')).toBe('');
});
