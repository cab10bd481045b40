import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/lifecycle.mjs';
import { handOver } from './cluster.mjs';
import { startServer } from './server.mjs';
import { makeCluster, superuserUrl } from './throwaway.mjs';

/** Of the running server alone: a copy has none of it, and gets the log of writes that follows from the primary. */
const NOT_COPIED =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\..+|standby\.signal|backup_label|pg_replslot\/.+|pg_dynshmem\/.+|pg_stat_tmp\/.+)$/;

/**
 * A primary and a standby that follows it by streaming, both as long as the script lives. The binaries have no
 * `pg_basebackup`, so the folder is copied while the primary knows of it.
 * @returns {Promise<{ primary: { url: string, pid: number }, standby: { url: string, pid: number } }>} addresses of the
 *   superuser in the database `postgres`
 */
export async function startPair() {
  const { folder, dataFolder, settings } = await makeCluster({ durable: true });
  const primary = await startServer(dataFolder, settings);
  const copy = path.join(folder, 'standby');
  await copyRunning(dataFolder, copy, primary.port);
  appendFileSync(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = '${superuserUrl(primary.port)}'\nhot_standby_feedback = on\n`,
  );
  writeFileSync(path.join(copy, 'standby.signal'), '');
  if (settings.account.uid !== undefined)
    spawnSync('chown', ['-R', `${settings.account.uid}:${settings.account.gid}`, copy]);
  handOver(settings.account, copy);
  const standby = await startServer(copy, { ...settings, logFile: path.join(folder, 'standby.log') });
  return {
    primary: { url: superuserUrl(primary.port), pid: primary.child.pid },
    standby: { url: superuserUrl(standby.port), pid: standby.child.pid },
  };
}

/** Copies the folder of a running server, as its documentation says: between the beginning and the end of a backup. */
async function copyRunning(from, to, port) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: superuserUrl(port) });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    mkdirSync(to);
    copyFiles(from, to);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
}

/** Files may grow, change and go meanwhile: the log of writes makes up for it. */
function copyFiles(from, to, attempts = 5) {
  try {
    cpSync(from, to, { recursive: true, filter: (file) => !NOT_COPIED.test(path.relative(from, file)) });
  } catch (error) {
    if (error.code !== 'ENOENT' || attempts === 1)
      throw new Failure(`The primary could not be copied: ${error.message}`);
    rmSync(to, { recursive: true });
    mkdirSync(to);
    copyFiles(from, to, attempts - 1);
  }
}
