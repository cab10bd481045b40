import { startEmbedded } from './postgres/embedded.mjs';
import { requireDataFolder, takeDataFolder } from './setup/data-folder.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { projectEnv } from './setup/node24.mjs';
import { inRoot, node24, root } from './setup/paths.mjs';
import { run } from './setup/processes.mjs';
import { apiEnv } from './setup/serve.mjs';
import { readSettings } from './setup/settings.mjs';

/**
 * Usage: npm run seed [-- --scale 100000] [--in-production]
 * Seeds the database that `npm start` would use, while it is not running.
 */
await runScript(async () => {
  const settings = readSettings();
  const { dataDir, databaseUrl } = settings;
  requireDataFolder(dataDir);
  if (!databaseUrl) await takeDataFolder(dataDir);
  await install();
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir);
  const env = projectEnv(apiEnv(settings, embedded?.url, process.env.NODE_ENV || 'production'));
  const { code } = await run(
    node24,
    ['--max-semi-space-size=64', inRoot('apps', 'api', 'src', 'demo', 'main.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
      env,
    },
  );
  return code;
});
