import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResult } from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../../app.ts';
import { DOMAINS } from '../../floors.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Database that every test file clones. */
    templateUrl: string;
    /** Where templates that tests fill keep their files. */
    templateFolder: string;
    /** The moment at which the run began, in milliseconds. */
    startedAt: number;
  }
}

/**
 * Makes one template database on the server at TEST_DATABASE_URL, migrated and with the queues of all jobs; test files
 * clone it in milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test');
  const name = `template_${process.pid}_${Date.now()}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { pool } = connect(url.href, 2);
  await migrate(pool, DOMAINS);
  const folder = await mkdtemp(join(tmpdir(), 'adunni-template-'));
  const environment = { NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: join(folder, 'empty'), LOG_LEVEL: 'fatal' };
  await (await buildApp(readConfig(environment), { pages: false, recurring: false })).close();
  await pool.end();
  project.provide('templateUrl', url.href);
  project.provide('templateFolder', folder);
  project.provide('startedAt', Date.now());
  return async () => {
    const { rows } = await command(server, `select datname from pg_database where starts_with(datname, '${name}')`);
    for (const { datname } of rows) await command(server, `drop database ${datname} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}

async function command(url: string, sql: string): Promise<QueryResult> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
