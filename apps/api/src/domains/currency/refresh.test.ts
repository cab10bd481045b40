import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRates } from '@adunni/contracts/currency/currency';
import { listDisplayCurrencies, refreshRatesNow } from '@adunni/contracts/currency/staff';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { BUNDLED_RATES } from './bundled-rates.ts';
import { refreshRatesDaily } from './jobs.ts';
import { exchangeRates } from './tables.ts';

/** A publisher of rates on this machine that answers what a test tells it to. */
let publisher: Server;
let answer: { status: number; body: string };
let test: TestApp;

const publish = (table: object) => {
  answer = { status: 200, body: JSON.stringify(table) };
};
const refresh = () => refreshRatesDaily.run(test.app.deps, {});
const shown = async () => (await test.call(getRates)).body;

beforeAll(async () => {
  publisher = createServer((_, response) => response.writeHead(answer.status).end(answer.body)).listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  const { port } = publisher.address() as AddressInfo;
  test = await startTestApp({}, { RATES_URL: `http://127.0.0.1:${port}/latest` });
});
afterAll(async () => {
  await test.close();
  publisher.close();
});
beforeEach(async () => {
  test.now = new Date('2026-11-20T05:40:00Z');
  await test.app.deps.db.delete(exchangeRates);
  publish({ base: 'NGN', date: '2026-11-20', rates: { ...BUNDLED_RATES.rates, USD: 0.0007 } });
});

describe('the daily refresh', () => {
  it('stores the published table under its day, once however often it runs, and names the publisher', async () => {
    await Promise.all([refresh(), refresh()]);
    expect(await shown()).toMatchObject({ date: '2026-11-20', rates: { USD: 0.0007, NGN: 1 } });
    const rows = await test.app.deps.db.select().from(exchangeRates);
    expect(rows).toMatchObject([{ source: expect.stringMatching(/^127\.0\.0\.1:\d+$/) }]);
  });

  it('tells every process that pages with prices have changed', async () => {
    const listener = new Client({ connectionString: test.config.databaseUrl });
    await listener.connect();
    await listener.query('listen changes');
    const heard = once(listener, 'notification');
    await refresh();
    expect((await heard)[0]).toMatchObject({ payload: 'rates' });
    await listener.end();
  });

  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['something else than JSON', { status: 200, body: '<html>' }],
    [
      'an implausible rate',
      { status: 200, body: JSON.stringify({ base: 'NGN', rates: { ...BUNDLED_RATES.rates, USD: 7 } }) },
    ],
  ])('keeps the last good table when the publisher answers %s', async (_, broken) => {
    await refresh();
    answer = broken;
    test.now = new Date('2026-11-21T05:40:00Z');
    await expect(refresh()).rejects.toThrow();
    expect(await shown()).toMatchObject({ date: '2026-11-20', rates: { USD: 0.0007 } });
  });

  it('does nothing when no publisher is configured', async () => {
    const deps = { ...test.app.deps, config: { ...test.config, ratesUrl: null } };
    await refreshRatesDaily.run(deps, {});
    expect(await test.app.deps.db.select().from(exchangeRates)).toEqual([]);
  });
});

describe('a refresh that a SuperAdmin asks for', () => {
  it('takes the published table over at once, under their name in the audit log', async () => {
    const { token, _id } = await signInAs(test, 'SuperAdmin');
    expect((await test.call(refreshRatesNow, {}, { token })).body).toEqual({ date: '2026-11-20' });
    expect(await shown()).toMatchObject({ date: '2026-11-20', rates: { USD: 0.0007 } });
    const { body } = await test.call(listDisplayCurrencies, {}, { token });
    expect(body).toMatchObject({ date: '2026-11-20', isRefreshable: true });
    expect(body.source).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(await test.app.deps.db.select().from(auditEntries)).toMatchObject([
      { actorId: _id, table: 'exchange_rates', after: { day: '2026-11-20' } },
    ]);
  });

  it('says so when the publisher fails, and keeps the last good table', async () => {
    const { token } = await signInAs(test, 'SuperAdmin');
    await refresh();
    answer = { status: 500, body: '{}' };
    const { status, error } = await test.call(refreshRatesNow, {}, { token });
    expect([status, error.code]).toEqual([502, 'rates_failed']);
    expect(await shown()).toMatchObject({ date: '2026-11-20', rates: { USD: 0.0007 } });
  });
});
