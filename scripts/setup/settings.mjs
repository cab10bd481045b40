import path from 'node:path';
import { Failure } from './lifecycle.mjs';
import { inRoot } from './paths.mjs';

/**
 * Reads what decides how the application is started.
 * `localhost` as the host means both 127.0.0.1 and ::1, so that every browser reaches it and no other machine does.
 * @throws {Failure} when PORT is no port
 */
export function readSettings(env = process.env) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`PORT is "${env.PORT}"; it must be a whole number from 1 to 65535.`);
  }
  return {
    port,
    host: env.HOST || 'localhost',
    dataDir: path.resolve(env.DATA_DIR || inRoot('.data')),
    databaseUrl: env.DATABASE_URL || undefined,
  };
}
