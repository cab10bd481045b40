import { install } from './setup/install.mjs';
import { Failure, runScript } from './setup/lifecycle.mjs';
import { projectEnv, runInstalled } from './setup/node24.mjs';
import { node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';

/** Usage: node scripts/with-node.mjs <node | command of an installed package> [arguments]; runs it with Node 24. */
await runScript(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name) throw new Failure('Say what to run: node scripts/with-node.mjs <command> [arguments]');
  await install();
  const { code } =
    name === 'node' ? await run(node24, args, { cwd: root, env: projectEnv() }) : await runInstalled(name, args);
  return code;
});
