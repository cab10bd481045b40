import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { endWithScript } from '../setup/end-with-script.mjs';
import { Failure, onClose } from '../setup/lifecycle.mjs';
import { freePort } from '../setup/ports.mjs';
import { isRunning, signal, until } from '../setup/processes.mjs';
import { postgresEnv, reasonIn } from './cluster.mjs';

const LOG_LIMIT = 5_000_000;
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;
/** How long the workers of a server that was killed may take to notice; until then its memory is in use. */
const LINGER_LIMIT_MS = 30_000;
const LINGER_LOOK_MS = 200;

/** Lines of postmaster.pid: the server's process id comes first, its state is the eighth. */
function readPidFile(dataFolder) {
  try {
    const lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return { pid: undefined, ready: false };
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function stop(pid, hasEnded) {
  signal(pid, 'SIGINT');
  if (await until(hasEnded, STOP_LIMIT_MS)) return;
  signal(pid, 'SIGQUIT');
  await until(hasEnded, STOP_LIMIT_MS);
}

/**
 * Stops a server that outlived the process which started it, and removes what it left behind when it died.
 * Its process id may belong to another program by now, so the command line must name the data folder.
 */
export async function stopOrphan(dataFolder) {
  const { pid } = readPidFile(dataFolder);
  if (pid === undefined) return;
  const runs = () => isRunning(pid, dataFolder);
  if (runs()) await stop(pid, () => !runs());
  rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
}

function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return { fd: openSync(file, size > LOG_LIMIT ? 'w' : 'a'), from: size > LOG_LIMIT ? 0 : size };
}

const set = (name, value) => ['-c', `${name}=${value}`];

/** Settings for data that nobody misses: less is written, and nothing waits for the disk. */
const UNSAFE = [
  ...set('fsync', 'off'),
  ...set('full_page_writes', 'off'),
  ...set('synchronous_commit', 'off'),
  ...set('wal_level', 'minimal'),
  ...set('max_wal_senders', 0),
  ...set('max_wal_size', '256MB'),
  ...set('max_connections', 300),
];

/** Longest name of a socket, in bytes, where the fewest are taken, which is macOS. */
const SOCKET_NAME_LIMIT = 103;

/**
 * The folder of the socket that a server listens on beside its port, since it costs both ends less than TCP does. None
 * where there are no such sockets or its name cannot be had.
 */
export function socketFolder(dataFolder, port, platform = process.platform) {
  const name = `${dataFolder}/.s.PGSQL.${port}`;
  const isPossible = platform !== 'win32' && Buffer.byteLength(name) <= SOCKET_NAME_LIMIT && !/[,"]/.test(name);
  return isPossible ? dataFolder : '';
}

function launch(dataFolder, { binaries, account, durable, logFile }, port) {
  const { fd, from } = openLog(logFile);
  const speed = durable ? [] : UNSAFE;
  const args = ['-D', dataFolder, '-p', String(port), ...set('listen_addresses', '127.0.0.1')];
  // Detached: a Ctrl-C in the terminal must reach the start script only, which stops the API first.
  const child = spawn(
    path.join(binaries.folder, 'bin', 'postgres'),
    [...args, ...set('unix_socket_directories', socketFolder(dataFolder, port)), ...speed],
    {
      ...account,
      cwd: '/',
      env: postgresEnv,
      detached: true,
      stdio: ['ignore', fd, fd],
    },
  );
  closeSync(fd);
  child.on('error', () => {});
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  if (child.pid) child.on('exit', endWithScript(child.pid));
  onClose(() => (hasEnded() ? undefined : stop(child.pid, hasEnded)));
  return { child, hasEnded, said: () => readFileSync(logFile, 'utf8').slice(from) };
}

/**
 * Starts PostgreSQL on 127.0.0.1 and a free port, and waits until it takes connections. It is stopped with the script.
 * @returns {Promise<{ port: number, place: string, child: import('node:child_process').ChildProcess, panic: () => string | undefined }>}
 *   `place` is what its addresses end with, so that it is spoken to the cheapest way; `panic` tells what made it give up
 *   since then, such as a full disk
 * @throws {Failure} with PostgreSQL's own reason
 */
export async function startServer(dataFolder, settings, attempts = 3, lingerUntil = Date.now() + LINGER_LIMIT_MS) {
  const port = await freePort();
  const { child, hasEnded, said } = launch(dataFolder, settings, port);
  const isReady = () => {
    const file = readPidFile(dataFolder);
    return file.pid === child.pid && file.ready;
  };
  if (!(await until(() => hasEnded() || isReady(), START_LIMIT_MS)))
    throw new Failure('PostgreSQL did not become ready.');
  const folder = socketFolder(dataFolder, port);
  const place = folder && `?host=${encodeURIComponent(folder)}`;
  if (!hasEnded()) return { port, place, child, panic: () => /PANIC: +(.*)/.exec(said())?.[1] };
  // Between finding a free port and listening, somebody else can take it.
  if (attempts > 1 && /could not bind/.test(said()))
    return startServer(dataFolder, settings, attempts - 1, lingerUntil);
  if (/shared memory block .* still in use/.test(said()) && Date.now() < lingerUntil) {
    await setTimeout(LINGER_LOOK_MS);
    return startServer(dataFolder, settings, attempts, lingerUntil);
  }
  throw new Failure(`PostgreSQL did not start: ${reasonIn(said())} (more in ${settings.logFile})`);
}
