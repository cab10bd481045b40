import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Changes, listenForChanges } from '../changes/changes.ts';
import { type Pair, startPair } from '../testing/pair.ts';
import { Way } from '../testing/way.ts';
import { connect } from './connect.ts';
import { followStandby, type Standby } from './standby.ts';

let pair: Pair;
let primary: Pool;
let replica: Pool;
let changes: Changes;
let standby: Standby;
const warn = vi.fn();
const log = { warn } as unknown as FastifyBaseLogger;

beforeAll(async () => {
  pair = await startPair();
  primary = new Pool({ connectionString: pair.primary });
  replica = new Pool({ connectionString: pair.standby });
  // One of the two goes away in the end.
  for (const pool of [primary, replica]) pool.on('error', () => undefined);
  changes = await listenForChanges(pair.primary, log);
  standby = followStandby({ url: `${pair.standby}?application_name=reader`, size: 2, primary, changes, log });
  await primary.query('create table shown (text text not null)');
});
afterAll(async () => {
  await standby.stop();
  await changes.stop();
  await Promise.all([primary.end(), replica.end()]);
  await pair.stop();
});

/** Changes something on the primary and waits until this process has heard of it. */
async function change(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = changes.onTags(() => {
      stop();
      resolve();
    });
  });
  await primary.query(`insert into shown values ('${text}'); notify changes, 'shown'`);
  await heard;
}

const read = async (): Promise<string[] | null> => {
  const reading = await standby.current();
  if (!reading) return null;
  const { rows } = await reading.db.execute<{ text: string }>('select text from shown order by text');
  return rows.map(({ text }) => text);
};

it('reads from a standby only what is as new as all that was heard of', async () => {
  await change('first');
  await expect.poll(read).toEqual(['first']);

  await replica.query('select pg_wal_replay_pause()');
  // Nothing was heard of since, so nothing is too old.
  expect(await read()).toEqual(['first']);
  await change('second');
  expect(await read()).toBeNull();
  expect(await read()).toBeNull();
  await replica.query('select pg_wal_replay_resume()');
  await expect.poll(read).toEqual(['first', 'second']);
});

it('is not waited for when it does not say how far it is', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  for (const url of [`postgres://nobody@127.0.0.1:${port}/x`, 'postgres://nobody@127.0.0.1:1/x']) {
    const away = followStandby({ url, size: 1, primary, changes, log });
    expect(await away.current()).toBeNull();
    warn.mockClear();
    expect(await away.current()).toBeNull();
    // It is left alone for a while, so nothing was tried.
    expect(warn).not.toHaveBeenCalled();
    await away.stop();
  }
  silent.close();
});

it('is listened to by nobody, who asks ever more rarely', async () => {
  const way = await Way.to(pair.primary);
  const times = { retry: 20, longestRetry: 1000, patience: 2000, silence: 60_000 };
  const refusals: number[] = [];
  const told = (error: Error) => /during recovery/.test(error.message) && refusals.push(performance.now());
  const deaf = await listenForChanges(way.url, { warn: told } as unknown as FastifyBaseLogger, times);
  way.leadTo(pair.standby);
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(6);
  // 40, 80, 160, 320 and 640 ms at least lie between them.
  expect((refusals[5] ?? 0) - (refusals[0] ?? 0)).toBeGreaterThanOrEqual(1200);
  expect(deaf.isHearing()).toBe(false);
  await deaf.stop();
  way.cut();
});

it('cannot write there', async () => {
  const reading = await standby.current();
  await expect(reading?.db.execute(`insert into shown values ('third')`)).rejects.toThrow();
  expect((await primary.query('select from shown')).rowCount).toBe(2);
});

it('keeps no connection of a pool that writes to who has become a standby', async () => {
  const demoted = connect(pair.standby, 1);
  await demoted.db.execute('select 1');
  expect(demoted.pool.totalCount).toBe(1);
  await expect(demoted.db.execute(`insert into shown values ('third')`)).rejects.toThrow();
  await expect.poll(() => demoted.pool.totalCount).toBe(0);
  await demoted.pool.end();
});

it('is left alone once it was promoted, and its connections are dropped', async () => {
  const connections = async () =>
    (await replica.query(`select from pg_stat_activity where application_name = 'reader'`)).rowCount;
  expect(await read()).toEqual(['first', 'second']);
  expect(await connections()).toBeGreaterThan(0);
  await replica.query('select pg_promote()');
  expect(await read()).toBeNull();
  await expect.poll(connections).toBe(0);
  expect(warn).toHaveBeenCalledWith('it was promoted', expect.any(String));
});
