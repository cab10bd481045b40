import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createDatabase } from '../application.ts';
import { ROOT } from '../processes.ts';

/** Fills a new database on the server at TEST_DATABASE_URL, by the same command as people do; returns its address. */
export async function fillDatabase(folder: string, ...options: string[]): Promise<string> {
  const databaseUrl = await createDatabase();
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/src/demo/main.ts'), ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database could not be filled');
  return databaseUrl;
}
