import { Client } from 'pg';
import { inject } from 'vitest';

/** What an application of a test begins with: a database, and maybe files and the moment that they are of. */
export interface Template {
  database: string;
  dataDir?: string;
  now?: Date;
}

/** The database that is migrated, with nothing in it. */
export const migratedTemplate = (): Template => ({ database: new URL(inject('templateUrl')).pathname.slice(1) });

/** Address of a database on the server of the tests. */
export const urlOf = (database: string): string =>
  Object.assign(new URL(inject('templateUrl')), { pathname: `/${database}` }).href;

/** Says something to the server of the tests. */
export async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}
