import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onClose } from '../setup/lifecycle.mjs';
import { isRunning } from '../setup/processes.mjs';
import { databaseAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { requireCluster, SUPERUSER } from './cluster.mjs';
import { startServer, stopOrphan } from './server.mjs';

const PREFIX = 'adunni-throwaway-';
const PASSWORD = 'throwaway';

/** Where Linux keeps files in memory. Each test has a database of some thousand files, which a disk makes slowly. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 2 * 1024 ** 3;

/** Whether files in memory have room for a cluster. */
function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_NEEDED;
  } catch {
    return false;
  }
}

/** Folders whose script was killed: the folder's name tells the script's process id. */
async function removeAbandoned(parent) {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    if (isRunning(Number(name.slice(PREFIX.length).split('-')[0]), 'scripts/')) continue;
    try {
      await stopOrphan(path.join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Another person's clusters are theirs to remove.
      if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
    }
  }
}

/** A folder that is removed with the script, or by the next one when this is killed. */
export function scratchFolder(parent = os.tmpdir()) {
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  onClose(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A new cluster, in a folder that is removed afterwards.
 * @returns {Promise<{ folder: string, dataFolder: string, settings: object }>} what starts a server of it
 */
export async function makeCluster({ durable }) {
  const parents = hasMemory() ? [os.tmpdir(), MEMORY] : [os.tmpdir()];
  for (const parent of parents) await removeAbandoned(parent);
  // What is measured is measured on the disk.
  const folder = scratchFolder(durable ? os.tmpdir() : parents.at(-1));
  chmodSync(folder, 0o755);
  const dataFolder = path.join(folder, 'postgres');
  const account = databaseAccount(dataFolder);
  const logFile = path.join(folder, 'postgres.log');
  const settings = { binaries: findBinaries(account), account, password: PASSWORD, durable, logFile };
  await requireCluster(dataFolder, settings);
  return { folder, dataFolder, settings };
}

/** Address of the superuser in the database `postgres` of a cluster made here. */
export const superuserUrl = (port) => `postgres://${SUPERUSER}:${PASSWORD}@127.0.0.1:${port}/postgres`;

/**
 * A PostgreSQL that lives as long as the script, for tests and measurements; its folder is removed afterwards.
 * @param durable whether commits wait for the disk: off for tests, on where speed is measured
 * @returns {Promise<string>} address of the superuser in the database `postgres`
 */
export async function startThrowaway({ durable = false } = {}) {
  const { dataFolder, settings } = await makeCluster({ durable });
  const { port, place } = await startServer(dataFolder, settings);
  return superuserUrl(port) + place;
}

/**
 * Makes an empty database on a server.
 * @returns {Promise<string>} its address
 */
export async function createDatabase(serverUrl, name) {
  // Only here: nothing that `npm start` runs may need an installed package.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
