import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithScript } from './end-with-script.mjs';
import { onClose } from './lifecycle.mjs';

/**
 * Runs a command to its end, or to that of this script. With `quiet` its output is collected instead of shown.
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist
 */
export function run(command, args, { quiet = false, input, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'], ...options });
    let output = '';
    if (child.pid) child.on('exit', endWithScript(child.pid));
    onClose(() => void (child.exitCode === null && child.kill()));
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The command line of a running process, or '' when there is none with this id. */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const listed = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.stdout ?? '';
  }
}

/** Whether a process with this id runs whose command line holds the given text; guards against re-used ids. */
export const isRunning = (pid, text) => Number.isInteger(pid) && commandLineOf(pid).includes(text);

/** Sends a signal; a process that has already ended is no error. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until the condition holds. @returns {Promise<boolean>} false when time ran out first */
export async function until(condition, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}
