import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../setup/lifecycle.mjs';

/**
 * The account that PostgreSQL runs under: the person's own, except that it refuses to run as root. Then it is the
 * owner of an existing data folder, or `nobody`.
 * @returns {{ uid?: number, gid?: number }} options for spawn; empty for one's own account
 */
export function databaseAccount(dataFolder) {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (!line) {
    throw new Failure(
      'PostgreSQL cannot run as root, and there is no account "nobody". Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** Whether the account can enter a folder; every folder above it counts too. */
export function canEnter(account, folder) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/' }).status === 0;
}
