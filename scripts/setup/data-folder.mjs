import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, onClose } from './lifecycle.mjs';
import { isRunning, until } from './processes.mjs';

/** How long an API without its start script may take, in milliseconds, before each stronger word. */
const API_ENDINGS = [
  [3_000, 'SIGTERM'],
  [10_000, 'SIGKILL'],
];

/** More than a nearly full disk has room for, by far less than the database takes. */
const PROBE = Buffer.alloc(65_536);

/** Node's own recursive mkdir never returns below a folder like /proc, where nothing can be made. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Writes more than nothing, because an empty file can be made on a full disk too. */
function tryWriting(probe) {
  try {
    writeFileSync(probe, PROBE);
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * Makes the data folder and makes sure that it can be written.
 * @throws {Failure} when it cannot
 */
export function requireDataFolder(dataDir) {
  try {
    makeFolder(dataDir);
    tryWriting(path.join(dataDir, `.probe-${process.pid}`));
  } catch (error) {
    const remedy = error.code === 'ENOSPC' ? 'Make room on its disk' : 'Mend its rights';
    throw new Failure(`The data folder ${dataDir} cannot be written (${error.code}). ${remedy}, or set DATA_DIR.`);
  }
}

/** What signs tokens may not be shorter. */
const SECRET_LENGTH = 32;

export const randomSecret = () => randomBytes(SECRET_LENGTH).toString('hex');

/** A secret that was made before; undefined when there is none, or when its file was emptied or cut off. */
export function readSecret(dataDir, name) {
  const file = path.join(dataDir, name);
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return secret.length < SECRET_LENGTH ? undefined : secret;
}

/** Writes a secret for its owner only to read; it appears whole, whenever its writing is interrupted. */
export function writeSecret(dataDir, name, secret) {
  const file = path.join(dataDir, name);
  rmSync(`${file}.unfinished`, { force: true });
  writeFileSync(`${file}.unfinished`, secret, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
  return secret;
}

/** A random secret, made once. */
export const keepSecret = (dataDir, name) => readSecret(dataDir, name) ?? writeSecret(dataDir, name, randomSecret());

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The API leads a process group, so that its watcher and its server in development are reached together. */
function signalGroup(leader, name) {
  try {
    return process.kill(-leader, name);
  } catch {
    return false;
  }
}

/** The API is told to end when its start script is killed; its port is free only once it has ended. */
async function outliveApi({ api }) {
  if (!isRunning(api, 'main.ts')) return;
  const ended = () => !signalGroup(api, 0);
  for (const [patience, name] of API_ENDINGS) {
    if (await until(ended, patience)) return;
    signalGroup(api, name);
  }
  await until(ended, API_ENDINGS[0][0]);
}

/**
 * Takes the data folder for this process: two database servers on one folder would destroy it.
 * @returns {Promise<(api: number) => void>} notes the API's process id, for the start after a crash
 * @throws {Failure} when another start holds it
 */
export async function takeDataFolder(dataDir) {
  const file = path.join(dataDir, 'running.json');
  const holder = readHolder(file);
  if (holder.pid !== process.pid && isRunning(holder.pid, 'scripts/')) {
    throw new Failure(
      `Adunni already runs on ${dataDir} (process ${holder.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  await outliveApi(holder);
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new Failure(`Another start is taking ${dataDir} at this moment.`);
  }
  onClose(() => rmSync(file, { force: true }));
  return (api) => writeFileSync(file, JSON.stringify({ pid: process.pid, api }));
}
