import { randomUUID } from 'node:crypto';
import { getProgramme } from '@adunni/contracts/affiliates/programme';
import { rateResource } from '@adunni/contracts/affiliates/staff';
import type { Sent } from '@adunni/contracts/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addCategory } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openPartner } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

type Values = Sent<typeof rateResource.create>['body'];
const form = (values: Partial<Values> = {}): Values => ({
  ...{ title: 'All products', percent: 6, categoryId: null, partnerId: null, startsOn: null, endsOn: null },
  ...values,
});
const write = (values: Partial<Values>) => test.call(rateResource.create, { body: form(values) }, admin);
const save = (_id: string, version: number, values: Partial<Values>) =>
  test.call(rateResource.update, { params: { _id }, body: { version, values: form(values) } }, admin);
const remove = (...ids: string[]) => test.call(rateResource.act, { body: { action: 'remove', ids } }, admin);
const list = async () => (await test.call(rateResource.list, { query: { sort: 'title' } }, admin)).body.items;
const programme = async () => (await test.call(getProgramme, {})).body.programme;
const inDays = (days: number): string => shopDay(new Date(test.now.getTime() + days * DAY_MS));

it('is written, shown in the programme while it holds for everybody, changed and removed', async () => {
  const [{ _id: categoryId, name }, { partnerId }] = [await addCategory(test), await openPartner(test)];
  const ids: string[] = [];
  for (const values of [
    {},
    { title: 'Agbada', percent: 9.5, categoryId },
    { title: 'By agreement', percent: 11, partnerId },
    { title: 'December', percent: 12, startsOn: inDays(0), endsOn: inDays(0) },
    { title: 'Next week', percent: 15, startsOn: inDays(7), endsOn: inDays(8) },
  ])
    ids.push((await write(values)).body._id);
  expect(await list()).toMatchObject([
    { title: 'Agbada', percent: 9.5, category: { _id: categoryId, name }, partner: null },
    { title: 'All products', percent: 6, category: null, partner: null },
    { title: 'By agreement', partner: { _id: partnerId } },
    { title: 'December', startsOn: inDays(0), endsOn: inDays(0) },
    { title: 'Next week' },
  ]);
  expect(await programme()).toMatchObject({
    percent: 6,
    rates: [
      { title: 'Agbada', percent: 9.5, category: name, endsOn: null },
      { title: 'December', percent: 12, category: null, endsOn: inDays(0) },
    ],
  });
  expect((await save(ids[0] ?? '', 1, { percent: 7 })).status).toBe(200);
  expect((await programme()).percent).toBe(7);
  expect((await remove(...ids)).body.results.every(({ ok }) => ok)).toBe(true);
  expect(await list()).toEqual([]);
  expect(await programme()).toMatchObject({ percent: 8, rates: [] });
});

it('is refused with half a campaign, days in reverse, too much, and for what does not exist', async () => {
  const refused: [Partial<Values>, string][] = [
    [{ startsOn: inDays(1) }, 'endsOn'],
    [{ startsOn: inDays(2), endsOn: inDays(1) }, 'endsOn'],
    [{ percent: 50.01 }, 'percent'],
    [{ percent: -1 }, 'percent'],
    [{ title: ' ' }, 'title'],
    [{ categoryId: randomUUID() }, 'categoryId'],
    [{ partnerId: randomUUID() }, 'partnerId'],
  ];
  for (const [values, field] of refused) {
    const { status, error } = await write(values);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  }
  expect(await list()).toEqual([]);
});

it('lets one of two save, and nobody but staff', async () => {
  const { _id } = (await write({ title: 'Contested' })).body;
  const both = await Promise.all([save(_id, 1, { title: 'One' }), save(_id, 1, { title: 'Other' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const partner = await openPartner(test);
  expect((await test.call(rateResource.create, { body: form() }, partner)).status).toBe(403);
  await remove(_id);
  expect((await save(_id, 2, {})).status).toBe(404);
});
