import { startEmbedded } from '../postgres/embedded.mjs';
import { requireDataFolder, takeDataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { projectEnv } from './node24.mjs';
import { node24, root } from './paths.mjs';
import { run } from './processes.mjs';
import { apiEnv } from './serve.mjs';
import { readSettings } from './settings.mjs';

/**
 * Runs a program with the settings and the database that `npm start` would use; the embedded one while nothing else does.
 * @param {string[]} args flags of Node, the program’s file and its arguments
 * @returns {Promise<number>} exit code
 */
export async function runProgram(args) {
  const settings = readSettings();
  const { dataDir, databaseUrl } = settings;
  requireDataFolder(dataDir);
  if (!databaseUrl) await takeDataFolder(dataDir);
  await install();
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir);
  const env = projectEnv(apiEnv(settings, embedded?.url, process.env.NODE_ENV || 'production'));
  return (await run(node24, args, { cwd: root, env })).code;
}
