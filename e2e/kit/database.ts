import { Client, type QueryResultRow } from 'pg';

/** Asks the database of the shop under test, or another one. */
export async function query<R extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  connectionString = process.env.E2E_DATABASE_URL,
): Promise<R[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
