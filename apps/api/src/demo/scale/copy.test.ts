import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import { makers } from '../../domains/makers/tables.ts';
import { screenPreferences } from '../../domains/preferences/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { copyRows } from './copy.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ODD = 'a\ttab, a\nline, a\r\\, a \\N, a "quote", a {brace}, a comma, Ṣọlá';

it('writes every kind of value as an insert would', async () => {
  const { _id: userId } = await signInAs(test, 'Designer');
  const createdAt = new Date('2026-03-01T10:20:30.456Z');
  const maker = {
    userId,
    slug: 'odd',
    name: ODD,
    specialities: [ODD, '', 'NULL'],
    foundedYear: null,
    isDemo: true,
    createdAt,
  };
  const preference = { columns: [ODD] } as unknown as typeof screenPreferences.$inferSelect.preference;
  const client = await test.app.deps.pool.connect();
  await copyRows(client, makers, [maker]);
  await copyRows(client, screenPreferences, [{ userId, screen: ODD, preference }]);
  client.release();
  const { db } = test.app.deps;
  const [stored] = await db.select().from(makers).where(eq(makers.slug, 'odd'));
  expect(stored).toMatchObject({ ...maker, country: 'Nigeria', tier: 'Listed', version: 1 });
  expect(await db.select().from(screenPreferences).where(eq(screenPreferences.userId, userId))).toEqual([
    { userId, screen: ODD, preference },
  ]);
});

it('fails as a whole when one row does not fit, and leaves the connection of use', async () => {
  const client = await test.app.deps.pool.connect();
  const { _id: userId } = await signInAs(test, 'Designer');
  const row = { screen: 'x', preference: {} as never };
  await expect(
    copyRows(client, screenPreferences, [
      { ...row, userId },
      { ...row, userId },
    ]),
  ).rejects.toThrow('duplicate key');
  const { rows } = await client.query('select count(*)::int as rows from screen_preferences where user_id = $1', [
    userId,
  ]);
  expect(rows).toEqual([{ rows: 0 }]);
  client.release();
});
