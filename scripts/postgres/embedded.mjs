import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { randomSecret, readSecret, writeSecret } from '../setup/data-folder.mjs';
import { canEnter, databaseAccount } from './account.mjs';
import { findBinaries } from './binaries.mjs';
import { DATABASE, requireCluster, SUPERUSER, setPassword } from './cluster.mjs';
import { startServer, stopOrphan } from './server.mjs';

/** Where data goes that the database's account cannot reach in the checkout. */
const SHARED_DATA = '/var/lib/adunni';

/** File of the data folder with the database's password. */
const PASSWORD = 'postgres-password';

/** `postgres` in the data folder; below a folder that only root can enter, one of our own outside of it. */
function chooseFolder(account, dataDir) {
  if (account.uid === undefined || canEnter(account, dataDir)) return path.join(dataDir, 'postgres');
  const base = path.join(SHARED_DATA, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  mkdirSync(base, { recursive: true });
  for (const folder of [SHARED_DATA, base]) chmodSync(folder, 0o755);
  return path.join(base, 'postgres');
}

/**
 * Starts the database of this data folder, setting it up the first time and recovering from an unclean end.
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess, panic: () => string | undefined }>}
 * @throws {import('../setup/lifecycle.mjs').Failure}
 */
export async function startEmbedded(dataDir) {
  const dataFolder = chooseFolder(databaseAccount(path.join(dataDir, 'postgres')), dataDir);
  const account = databaseAccount(dataFolder);
  const binaries = findBinaries(account);
  const kept = readSecret(dataDir, PASSWORD);
  const password = kept ?? randomSecret();
  const settings = { binaries, account, password, durable: true, logFile: path.join(dataDir, 'postgres.log') };
  if (!existsSync(dataFolder)) console.log(`Setting up the database in ${dataFolder} …`);
  await requireCluster(dataFolder, settings);
  await stopOrphan(dataFolder);
  if (!kept) {
    // A new database has it already; one whose file was lost is given a new one.
    await setPassword(dataFolder, settings);
    writeSecret(dataDir, PASSWORD, password);
  }
  const { port, place, child, panic } = await startServer(dataFolder, settings);
  return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}${place}`, child, panic };
}
