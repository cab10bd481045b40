import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildEverything } from './compile/everything.mjs';
import { install } from './setup/install.mjs';
import { Failure, runScript } from './setup/lifecycle.mjs';
import { projectEnv } from './setup/node24.mjs';
import { inRoot, node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';

/** Programs that are no npm packages, with how they tell their version. */
const NEEDED = [
  ['haproxy', '-v'],
  ['pgbouncer', '--version'],
];

function requirePrograms() {
  const missing = NEEDED.filter(([name, flag]) => spawnSync(name, [flag], { stdio: 'ignore' }).status !== 0);
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(' ');
  throw new Failure(`The scale test needs ${names}: apt-get install haproxy pgbouncer`);
}

/**
 * Usage: npm run scale-test [-- --write]
 * Runs three instances of the built shop behind HAProxy and PgBouncer on a primary and a standby of its own, and counts what
 * people lose while machines fail.
 */
await runScript(async () => {
  parseArgs({ options: { write: { type: 'boolean' } } });
  requirePrograms();
  await install();
  await buildEverything();
  const { code } = await run(node24, [inRoot('bench', 'scale', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnv({}),
  });
  return code;
});
