import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const LEFT_ALONE = 'process.stdout.write("here"); setInterval(() => {}, 1000)';

/** A script that starts a process of its own, which writes to the same output and would run for ever. */
const SCRIPT = `
  import { spawn } from 'node:child_process';
  import { endWithScript } from ${JSON.stringify(new URL('./end-with-script.mjs', import.meta.url).href)};
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(LEFT_ALONE)}], {
    detached: true,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  child.on('exit', endWithScript(-child.pid));`;

test('what a script started ends also when the script is killed', async () => {
  const script = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(script.stdout, 'data');
  const closed = once(script.stdout, 'close');
  script.kill('SIGKILL');
  // The output closes once nobody is left to write to it.
  expect(await closed).toEqual([false]);
});
