import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { DOMAINS } from '../../floors.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Database that every test file clones. */
    templateUrl: string;
  }
}

/** Migrates one template database on the server at TEST_DATABASE_URL; test files clone it in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test');
  const name = `template_${process.pid}_${Date.now()}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { pool } = connect(url.href, 2);
  await migrate(pool, DOMAINS);
  await pool.end();
  project.provide('templateUrl', url.href);
  return () => command(server, `drop database if exists ${name} with (force)`);
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
