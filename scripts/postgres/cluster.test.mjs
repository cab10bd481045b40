import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { reasonIn, requireCluster } from './cluster.mjs';

const FULL = `creating configuration files ... ok
running bootstrap script ... 2026-11-21 18:45:01.221 UTC [9] FATAL:  could not write to file "pg_wal/xlogtemp.9": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/data/postgres.unfinished"
`;

test.each([
  [FULL, 'could not write to file "pg_wal/xlogtemp.9": No space left on device'],
  ['initdb: error: invalid locale settings\ninitdb: hint: check them\n', 'invalid locale settings'],
  ['Killed\n', 'Killed'],
])('gives the reason among the lines of a program that failed', (text, reason) => {
  expect(reasonIn(text)).toBe(reason);
});

test.each([
  [19, 'is of PostgreSQL 19, newer than the 18 of this Adunni. Update Adunni, or'],
  [17, 'is of PostgreSQL 17, older than the 18 of this Adunni. Move the data over with pg_dump, or'],
])('leaves a database of PostgreSQL %i alone', async (found, reason) => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'adunni-cluster-'));
  try {
    writeFileSync(path.join(dataFolder, 'PG_VERSION'), `${found}\n`);
    await expect(requireCluster(dataFolder, { binaries: { major: 18 } })).rejects.toThrow(reason);
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
});
