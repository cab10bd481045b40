import type { Config } from '../config.ts';
import type { Domain } from '../domain.ts';
import { connect, settleSessions } from './connect.ts';
import { migrate } from './migrate.ts';

/**
 * Makes the database ready for this version, past a pooler where there is one: both need a session of their own. Throws
 * what `migrate` throws.
 */
export async function prepareDatabase(config: Config, domains: readonly Domain[]): Promise<void> {
  const { pool } = connect(config.directUrl, 2);
  try {
    await migrate(pool, domains);
    if (config.isPooled) await settleSessions(pool);
  } finally {
    await pool.end();
  }
}
