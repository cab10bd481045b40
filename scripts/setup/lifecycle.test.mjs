import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LIFECYCLE = JSON.stringify(new URL('./lifecycle.mjs', import.meta.url).href);

/** Runs a script whose main function has this body. */
function runMain(body) {
  const script = `
    import { parseArgs } from 'node:util';
    import { Failure, onClose, runScript } from ${LIFECYCLE};
    await runScript(async () => { ${body} });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('what stands in the way is one line and exit code 1, once everything is stopped', () => {
  expect(runMain(`onClose(() => console.log('stopped')); throw new Failure('No room.');`)).toEqual({
    status: 1,
    stdout: 'stopped\n',
    stderr: 'No room.\n',
  });
});

test('an unknown option is one line too', () => {
  const { status, stderr } = runMain(`parseArgs({ args: ['--typo'], options: {} });`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--typo'.*\n$/);
});

test('the last words come when everything is stopped, the last started first', () => {
  const stops = `onClose(() => console.log('first')); onClose(() => console.log('second'));`;
  expect(runMain(`${stops} return { code: 3, lastWords: '7 passed, 1 failed' };`)).toEqual({
    status: 3,
    stdout: 'second\nfirst\n7 passed, 1 failed\n',
    stderr: '',
  });
});
