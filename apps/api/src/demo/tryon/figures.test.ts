import { productViewResource } from '@adunni/contracts/catalog/views';
import type { Sent } from '@adunni/contracts/endpoint';
import type { Span } from '@adunni/contracts/periods';
import { BUILDS, ESTIMATED } from '@adunni/contracts/tryon/estimates';
import { getTryOnAnalytics } from '@adunni/contracts/tryon/staff-analytics';
import { estimateResource, getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { saleResource } from '@adunni/contracts/tryon/staff-sales';
import { trySessionResource } from '@adunni/contracts/tryon/staff-sessions';
import { advisedItemResource, SIZE_OUTCOMES } from '@adunni/contracts/tryon/staff-sizes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs, type TestPerson } from '../../domains/identity/testing.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startDemoApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

type Query = Sent<typeof trySessionResource.list>['query'];
const rowsOf = async (query: Query) => (await test.call(trySessionResource.list, { query }, admin)).body.total;

/** The sum of all rows of views of products that can be tried on. */
async function viewsIn(days: Span): Promise<number> {
  let sum = 0;
  for (let page = 1; ; page++) {
    const query = { ...days, tryOn: 'yes', limit: 100, page } as const;
    const { items, total } = (await test.call(productViewResource.list, { query }, admin)).body;
    for (const { views } of items) sum += views;
    if (page * 100 >= total) return sum;
  }
}

it.each(['7', '30', '90'] as const)('every figure of try-ons of %s days is the number of its rows', async (period) => {
  const { body } = await test.call(getTryOnAnalytics, { query: { period } }, admin);
  const days = body.period.now;
  const finished = (query: Query = {}) => rowsOf({ ...days, reached: 'finished', ...query });
  const said: unknown[] = [];
  const counted: unknown[] = [];
  const hold = async (what: string, figure: number, rows: Promise<number>) => {
    said.push([what, figure]);
    counted.push([what, await rows]);
  };
  await hold('tries', body.tries.now, finished());
  await hold('people', body.people.now, rowsOf({ ...days, firstSince: days.from }));
  await hold(
    'people before',
    body.people.before,
    rowsOf({ ...body.period.before, firstSince: body.period.before.from }),
  );
  await hold('firsts', body.firsts.now, rowsOf({ ...days, first: 'yes' }));
  await hold('uses', body.uses.now, rowsOf({ ...days, reached: 'use' }));
  await hold('before', body.tries.before, finished(body.period.before));
  for (const [name, reached] of [
    ['toCart', 'to-cart'],
    ['ordered', 'ordered'],
    ['failed', 'failed'],
  ] as const)
    await hold(name, body[name].now, finished({ reached }));
  for (const [way, figure] of [
    ['tried', body.soldTried],
    ['untried', body.soldUntried],
  ] as const) {
    const sales = (span: object) => test.call(saleResource.list, { query: { ...span, way } }, admin);
    await hold(
      way,
      figure.now,
      sales(days).then((answer) => answer.body.total),
    );
    await hold(
      `${way} before`,
      figure.before,
      sales(body.period.before).then((answer) => answer.body.total),
    );
  }
  await hold('views', body.views.now, viewsIn(days));
  await hold('views before', body.views.before, viewsIn(body.period.before));
  for (const { key, now } of body.ways) await hold(key, now, finished({ way: key }));
  for (const { key, now } of body.devices) await hold(key, now, finished({ device: key }));
  for (const { cause, device, now } of body.failures)
    await hold(`${cause} ${device}`, now, rowsOf({ ...days, reached: 'failed', cause, device }));
  for (const { _id, name, now } of body.plans) await hold(name, now, rowsOf({ ...days, reached: 'use', plan: _id }));
  for (const { _id, name, now } of body.mostTried) await hold(name, now, finished({ outfit: _id }));
  for (const { _id, name, now } of body.mostAdjusted)
    await hold(`${name}, adjusted`, now, finished({ outfit: _id, adjusted: 'yes' }));
  for (const { from, to, tries } of body.points) await hold(from, tries, finished({ from, to }));
  expect(said).toEqual(counted);

  const sum = (rows: readonly { now: number }[]) => rows.reduce((all, { now }) => all + now, 0);
  expect([sum(body.ways), sum(body.devices), sum(body.plans)]).toEqual([body.tries.now, body.tries.now, body.uses.now]);
  expect(body.points.reduce((all, { tries }) => all + tries, 0)).toBe(body.tries.now);
  expect(sum(body.failures)).toBe(body.failed.now);
  expect(body.people.now).toBeGreaterThan(1);
  expect(body.people.now).toBeLessThanOrEqual(body.firsts.now);
  expect(body.uses.now).toBeLessThan(body.tries.now);
  expect([body.views.now, body.soldTried.now, body.soldUntried.now].every((figure) => figure > 0)).toBe(true);

  // The median is that of the times in the rows.
  const firsts = { ...days, first: 'yes', limit: 1, sort: 'milliseconds' } as const;
  const timeOf = async (page: number) =>
    (await test.call(trySessionResource.list, { query: { ...firsts, page } }, admin)).body.items[0]?.milliseconds ?? 0;
  const count = body.firsts.now;
  const [low, high] = [await timeOf(Math.ceil(count / 2)), await timeOf(Math.floor(count / 2) + 1)];
  expect(body.firstMs.now).toBe(Math.round((low + high) / 2));
});

it('tells makers and customers none of it', async () => {
  for (const role of ['Customer', 'Designer', 'Tailor'] as const)
    expect((await test.call(getTryOnAnalytics, {}, await signInAs(test, role))).status).toBe(403);
});

it('has estimates of every length and build, and every figure of them is the number of its rows', async () => {
  const { body } = await test.call(getEstimateAnalytics, { query: { period: '90' } }, admin);
  const rows = async (query: Sent<typeof estimateResource.list>['query']) =>
    (await test.call(estimateResource.list, { query: { ...body.period.now, ...query } }, admin)).body.total;
  expect([body.count, body.off]).toEqual([await rows({}), await rows({ off: 'noticeably' })]);
  expect(body.measures.map(({ measure }) => measure).sort()).toEqual([...ESTIMATED].sort());
  expect(new Set(body.builds.map(({ build }) => build))).toEqual(new Set(BUILDS));
  for (const { figure, build, count, off } of body.builds) {
    expect(await rows({ figure, build })).toBe(count);
    expect(await rows({ figure, build, off: 'noticeably' })).toBe(off);
  }
  for (const group of [body.measures, body.builds, body.methods])
    expect(group.reduce((sum, { count }) => sum + count, 0)).toBe(body.count);
});

it.each(['30', '90'] as const)('every figure of size advice of %s days is the number of its items', async (period) => {
  const { body } = await test.call(getEstimateAnalytics, { query: { period } }, admin);
  const rows = async (query: Sent<typeof advisedItemResource.list>['query']) =>
    (await test.call(advisedItemResource.list, { query: { ...body.period.now, ...query } }, admin)).body.total;
  let sum = 0;
  for (const { sureness, taken, ...counts } of body.advice)
    for (const outcome of SIZE_OUTCOMES) {
      expect(await rows({ sureness, taken, outcome }), `${sureness} ${taken} ${outcome}`).toBe(counts[outcome]);
      sum += counts[outcome];
    }
  expect(sum).toBe(await rows({}));
  expect(sum).toBeGreaterThan(0);
});
