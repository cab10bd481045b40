import { setTimeout as delay } from 'node:timers/promises';
import { buildEverything } from '../compile/everything.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { startApi } from './api.mjs';
import { keepSecret, requireDataFolder, takeDataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { isClosing } from './lifecycle.mjs';
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

/** How long to wait before starting again, in milliseconds: what ends at once every time is not started in a hurry. */
const RESTART_MS = 2000;

/** Resolves when the database ends although nobody asked it to. */
const lossOf = (database) =>
  new Promise((resolve) => {
    if (database && (database.exitCode !== null || database.signalCode !== null)) resolve({ isDatabase: true });
    database?.on('exit', () => resolve({ isDatabase: true }));
  });

/**
 * Why the application ended although nobody asked it to, in one line; null when it ended of its own accord, after which
 * it has said why itself.
 */
export function reasonOfEnd({ isDatabase = false, code, signal }, panic, dataDir) {
  if (code === 0) return null;
  if (isDatabase || panic)
    return `PostgreSQL ended unexpectedly${panic ? `: ${panic}` : ''} (more in ${dataDir}/postgres.log).`;
  if (!signal) return null;
  const guess = signal === 'SIGKILL' ? ', perhaps because the machine ran out of memory' : '';
  return `The server was ended by ${signal}${guess}.`;
}

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
  for (;;) {
    const { code, reason } = await runOnce({ settings, mode, nodeArgs, noteApi });
    if (reason) console.error(reason);
    if (!reason || process.env.RESTART !== '1') return code;
    console.error('Starting again.');
    await delay(RESTART_MS);
  }
}

/** Runs database and API until one of them ends, and tells why. */
async function runOnce({ settings, mode, nodeArgs, noteApi }) {
  const { dataDir, databaseUrl } = settings;
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir);
  const api = startApi(apiEnv(settings, embedded?.url, mode), { nodeArgs });
  noteApi(api.pid);
  const end = await Promise.race([api.ended, lossOf(embedded?.child)]);
  const reason = reasonOfEnd(end, embedded?.panic(), dataDir);
  if (isClosing()) return { code: end.code ?? 1, reason: null };
  // A database that still runs is stopped by the next start, as one that outlived its script.
  if (reason) await api.stop();
  return { code: end.code ?? 1, reason };
}
