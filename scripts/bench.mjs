import { createDatabase, startThrowaway } from './postgres/throwaway.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { projectEnv } from './setup/node24.mjs';
import { inRoot, node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';

/** Measures the built shop on a PostgreSQL of its own; it waits for the disk as in production. */
await runScript(async () => {
  await install();
  await buildWeb();
  const server = await startThrowaway({ durable: true });
  const DATABASE_URL = await createDatabase(server, 'bench');
  const { code } = await run(node24, [inRoot('bench', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnv({ NODE_ENV: 'production', DATABASE_URL }),
  });
  return code;
});
