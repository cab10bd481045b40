import { startEmbedded } from './postgres/embedded.mjs';
import { startApi } from './setup/api.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { requireDataFolder, takeDataFolder } from './setup/data-folder.mjs';
import { install } from './setup/install.mjs';
import { runScript } from './setup/lifecycle.mjs';
import { requirePort } from './setup/ports.mjs';
import { readSettings } from './setup/settings.mjs';

/**
 * Brings Adunni up from whatever state the checkout is in: installs, builds, starts the database, runs the API.
 * Runs on Node 18 with nothing installed, so it and what it imports use Node's own modules only.
 */
await runScript(async () => {
  const { port, host, dataDir, databaseUrl } = readSettings();
  requireDataFolder(dataDir);
  const noteApi = databaseUrl ? () => {} : await takeDataFolder(dataDir);
  await requirePort(port, host);
  await install();
  await buildWeb();
  const database = databaseUrl ? { url: databaseUrl } : await startEmbedded(dataDir);
  const api = startApi({
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: host,
  });
  noteApi(api.pid);
  const lost = new Promise((resolve) => database.child?.on('exit', () => resolve('PostgreSQL')));
  const first = await Promise.race([api.ended, lost]);
  if (first !== 'PostgreSQL') return first;
  console.error(`PostgreSQL ended unexpectedly; its reason is in ${dataDir}/postgres.log.`);
  return 1;
});
