import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/lifecycle.mjs';
import { run } from '../setup/processes.mjs';

export const SUPERUSER = 'adunni';
export const DATABASE = 'adunni';

/** PostgreSQL reads many PG… variables; only what it needs is handed on. */
export const postgresEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const INITDB = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--text-search-config=english',
];

/** Major version that wrote the cluster, or undefined when the folder holds none. */
function writtenBy(dataFolder) {
  const file = path.join(dataFolder, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

function requireVersion(found, major, dataFolder) {
  if (found === major) return;
  const remedy =
    found > major
      ? `newer than the ${major} of this Adunni. Update Adunni, or set DATA_DIR to another folder.`
      : `older than the ${major} of this Adunni. Move the data over with pg_dump, or set DATA_DIR to another folder.`;
  throw new Failure(`The database in ${dataFolder} is of PostgreSQL ${found}, ${remedy}`);
}

/** Gives a folder to the account, for nobody else to read. */
export function handOver(account, folder) {
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

async function initialise(folder, { binaries, account, password, durable }) {
  const passwordFile = path.join(folder, '..', `${path.basename(folder)}.password`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const initdb = path.join(binaries.folder, 'bin', 'initdb');
  // Hashing the password slowly on every connection protects what people keep, not what tests throw away.
  const speed = durable ? [] : ['--no-sync', '-c', 'scram_iterations=1'];
  const options = ['-D', folder, `--pwfile=${passwordFile}`, ...INITDB, ...speed];
  const made = await run(initdb, options, { ...account, cwd: '/', env: postgresEnv, quiet: true });
  rmSync(passwordFile);
  if (made.code !== 0) throw new Failure(`PostgreSQL could not set up its data: ${reasonIn(made.output)}`);
  await executeAlone(folder, { binaries, account }, `CREATE DATABASE ${DATABASE}`);
}

/** Executes one statement on a cluster that no server serves; nobody is asked for a password. */
async function executeAlone(folder, { binaries, account }, sql) {
  const { code, output } = await run(
    path.join(binaries.folder, 'bin', 'postgres'),
    ['--single', '-D', folder, 'template1'],
    { ...account, cwd: '/', env: postgresEnv, quiet: true, input: `${sql}\n` },
  );
  if (code !== 0) throw new Failure(`PostgreSQL could not prepare its database: ${reasonIn(output)}`);
}

/** Gives the cluster the password, whatever it had; no server may be serving it. */
export const setPassword = (dataFolder, settings) =>
  executeAlone(dataFolder, settings, `ALTER ROLE ${SUPERUSER} PASSWORD '${settings.password}'`);

/** The reason among what PostgreSQL's programs say: the first thing that they could not do, else their last words. */
export const reasonIn = (text) => /(?:FATAL|PANIC|error): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1);

/**
 * Makes sure that the folder holds a cluster that these binaries can serve. A new cluster appears all at once, by
 * renaming, so an interrupted set-up leaves nothing that looks finished.
 * @throws {Failure} when the cluster is of another version, or cannot be made
 */
export async function requireCluster(dataFolder, settings) {
  const found = writtenBy(dataFolder);
  if (found !== undefined) return requireVersion(found, settings.binaries.major, dataFolder);
  const unfinished = `${dataFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  handOver(settings.account, unfinished);
  await initialise(unfinished, settings);
  renameSync(unfinished, dataFolder);
}
