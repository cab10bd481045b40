import { expect, it } from 'vitest';
import { connect } from './database/connect.ts';
import { reasonOf } from './start-failure.ts';

/** What a connection to this address fails with. */
async function failureOf(url: string): Promise<unknown> {
  const { pool } = connect(url, 2);
  return pool.query('select 1').catch((error: unknown) => error);
}

it.each(['127.0.0.1', 'localhost'])('says that no database answers at %s', async (host) => {
  const reason = reasonOf(await failureOf(`postgres://${host}:1/adunni`));
  expect(reason).toMatch(/^the database does not answer \(connect ECONNREFUSED .*:1.*\)$/);
});

it('says what else stands in the way as it is', () => {
  expect(reasonOf(new Error('configuration: AUTH_SECRET is needed'))).toBe('configuration: AUTH_SECRET is needed');
});
