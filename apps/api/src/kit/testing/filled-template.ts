import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Deps } from '../context.ts';
import { migratedTemplate, onServer, type Template, urlOf } from './server.ts';
import { startTestApp } from './test-app.ts';

/**
 * The template of that name, which the first test of the run to ask for it fills; the others wait for it. It is filled
 * at the moment at which the run began, and its clones begin then.
 */
export async function filledTemplate(name: string, fill: (deps: Deps) => Promise<void>): Promise<Template> {
  const database = `${migratedTemplate().database}_${name}`;
  const template = { database, dataDir: join(inject('templateFolder'), name), now: new Date(inject('startedAt')) };
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [database]);
    // The folder is put there last.
    if (!existsSync(template.dataDir)) await make(template, fill);
    return template;
  } finally {
    await client.end();
  }
}

async function make({ database, dataDir, now }: Required<Template>, fill: (deps: Deps) => Promise<void>) {
  const test = await startTestApp({}, {}, { ...migratedTemplate(), now });
  const filled = new URL(test.config.databaseUrl).pathname.slice(1);
  try {
    await fill(test.app.deps);
    await test.app.close();
    await onServer(`alter database ${filled} rename to ${database}`);
    await rename(test.config.dataDir, dataDir);
  } finally {
    await test.close();
  }
}
