import { expect, test } from 'vitest';
import { reasonIn } from './cluster.mjs';

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
