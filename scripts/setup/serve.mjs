import { buildEverything } from '../compile/everything.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { startApi } from './api.mjs';
import { keepSecret, requireDataFolder, takeDataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { requirePort } from './ports.mjs';
import { readSettings } from './settings.mjs';

/**
 * Decides what the API is told beyond the person's own environment. Without a database of one's own this is the demo,
 * with a made-up secret that is kept; with one it is production, which asks for its secrets itself.
 */
export function apiEnv({ port, host, dataDir, databaseUrl }, embeddedUrl, mode) {
  const env = { NODE_ENV: mode, DATA_DIR: dataDir, PORT: String(port), HOST: host };
  if (databaseUrl) return { ...env, DATABASE_URL: databaseUrl };
  return {
    ...env,
    DATABASE_URL: embeddedUrl,
    DEMO: process.env.DEMO || '1',
    SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS || '1',
    AUTH_SECRET: process.env.AUTH_SECRET || keepSecret(dataDir, 'auth-secret'),
  };
}

/** Resolves when the database ends although nobody asked it to. */
const lossOf = (database) =>
  new Promise((resolve) => {
    database?.on('exit', () => resolve('database lost'));
  });

/**
 * Installs, builds, starts the database and runs the API until it ends or a signal comes.
 * @returns {Promise<number>} exit code
 * @throws {import('./lifecycle.mjs').Failure} when the machine or the settings stand in the way
 */
export async function serve({ mode, build, nodeArgs }) {
  const settings = readSettings();
  const { port, host, dataDir, databaseUrl } = settings;
  requireDataFolder(dataDir);
  const noteApi = databaseUrl ? () => {} : await takeDataFolder(dataDir);
  await requirePort(port, host);
  await install();
  if (build) await buildEverything();
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir);
  const api = startApi(apiEnv(settings, embedded?.url, mode), { nodeArgs });
  noteApi(api.pid);
  const ended = await Promise.race([api.ended, lossOf(embedded?.child)]);
  const panic = embedded?.panic();
  if (ended === 0 || (ended !== 'database lost' && !panic)) return ended;
  console.error(`PostgreSQL ended unexpectedly${panic ? `: ${panic}` : ''} (more in ${dataDir}/postgres.log).`);
  return 1;
}
