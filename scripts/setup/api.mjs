import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { endWithScript } from './end-with-script.mjs';
import { hurry, onClose } from './lifecycle.mjs';
import { projectEnv } from './node24.mjs';
import { inRoot, node24, root } from './paths.mjs';

/** Memory that the server may take: left alone, V8 and malloc take as much as a large machine has. */
const MEMORY = JSON.parse(readFileSync(new URL('./server-memory.json', import.meta.url), 'utf8'));

/** What `npm start` runs. */
const ENTRY = inRoot('apps', 'api', 'src', 'main.ts');

const STOP_LIMIT_MS = 20_000;

/** SIGTERM lets open requests finish; when that takes too long, or the person insists, it is ended. */
function stop(child, ended) {
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, STOP_LIMIT_MS);
  hurry.signal.addEventListener('abort', kill);
  child.kill('SIGTERM');
  return ended.finally(() => clearTimeout(timer));
}

/**
 * Runs the API's main file, or another entry, with Node 24, detached so that a Ctrl-C in the terminal reaches the script only.
 * @returns {{ pid: number, ended: Promise<{ code: number, signal: string | null }>, stop: () => Promise<unknown> }}
 */
export function startApi(env, { nodeArgs = [], entry = ENTRY } = {}) {
  // While developing, the tool that builds the pages shares the process, and takes what it needs.
  const flags = env.NODE_ENV === 'production' ? MEMORY.nodeFlags : [];
  const child = spawn(node24, [...flags, ...nodeArgs, entry], {
    cwd: root,
    env: { ...MEMORY.environment, ...projectEnv(env) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal })));
  child.on('exit', endWithScript(-child.pid));
  const stopIt = async () => (child.exitCode === null && child.signalCode === null ? stop(child, ended) : undefined);
  onClose(stopIt);
  return { pid: child.pid, ended, stop: stopIt };
}
