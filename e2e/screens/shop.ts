import { writeFileSync } from 'node:fs';
import { buildApp } from '../../apps/api/src/app.ts';
import { seedDemo } from '../../apps/api/src/demo/seed.ts';
import { DOMAINS } from '../../apps/api/src/floors.ts';
import { readConfig } from '../../apps/api/src/kit/config.ts';
import { connect } from '../../apps/api/src/kit/database/connect.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import type { Session } from '../kit/account.ts';
import { PEOPLE, type Person } from './kinds.ts';
import { moveStoredMoments } from './moments.ts';
import { NOON } from './noon.ts';
import { fillCart, signIn } from './people.ts';

/**
 * The shop whose screens are compared: the demo as it was made at one noon, at which its clock stands still. Nothing
 * recurs, and nobody else uses it, so that every start shows the same, whatever day it is.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { pool } = connect(config.databaseUrl, 2);
  const began = (await pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now ?? new Date();
  await migrate(pool, DOMAINS);
  const app = await buildApp(config, { clock: () => new Date(NOON), recurring: false });
  await seedDemo(app.deps);
  for (const { start } of DOMAINS) await start?.(app.deps);
  const sessions = new Map<Person, Session>();
  for (const person of PEOPLE) sessions.set(person, await signIn(app, person));
  await fillCart(app, sessions.get('customer'));
  writeFileSync(process.env.SCREENS_SESSIONS ?? '', JSON.stringify(Object.fromEntries(sessions)));
  await moveStoredMoments(pool, began, NOON);
  await pool.end();
  await app.listen({ port: config.port, host: config.host });
  process.once('SIGTERM', () => void app.close());
}

await main();
