import { spawn } from 'node:child_process';

/**
 * Sees to it that a process ends with this script also when the script is killed and can stop nothing any more: a shell
 * waits for its input to end, which it does with the script. SIGTERM lets the API finish what it is about, and
 * PostgreSQL wait for the API.
 * @param target a process id; of a whole group when negative
 * @returns {() => void} stops watching, for when the process has ended
 */
export function endWithScript(target) {
  const watch = spawn('/bin/sh', ['-c', 'read -r _; kill -s TERM -- "$0"', String(target)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Where there is no shell, the next start ends what is left.
  watch.on('error', () => {});
  watch.stdin.on('error', () => {});
  return () => void watch.kill('SIGKILL');
}
