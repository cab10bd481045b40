import { listSlots } from '@adunni/contracts/availability/availability';
import {
  addBlock,
  addCalendarDays,
  addProvider as addProviderEndpoint,
  getCalendar,
  removeBlock,
  removeCalendarDays,
  updateProvider,
} from '@adunni/contracts/availability/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addMaker } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { addProvider, addService, NINE_TO_FIVE } from '../../services/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

/** A tailor with a workshop, somebody who works there, and a service of an hour. */
async function open() {
  const person = await signInAs(test, 'Tailor');
  const maker = await addMaker(test);
  await test.app.deps.db.update(makers).set({ userId: person._id }).where(eq(makers._id, maker._id));
  const provider = await addProvider(test, maker._id);
  const service = await addService(test, { makerId: maker._id }, [provider._id]);
  return { person, makerId: maker._id, providerId: provider._id, serviceId: service._id };
}
const nextFree = async (serviceId: string) =>
  (await test.call(listSlots, { params: { serviceId }, query: {} })).body.nextFreeAt;
const calendar = async (person: TestPerson) => (await test.call(getCalendar, {}, person)).body;
const ADA = { name: 'Ada Eze', title: 'Cutter', zone: 'Africa/Lagos', dailyCap: null, isActive: true };

it('changes a week’s hours, and what is free first follows', async () => {
  const { person, providerId, serviceId } = await open();
  const { providers } = await calendar(person);
  const version = providers[0]?.version ?? 0;
  const values = { ...ADA, hours: [{ weekday: 3, from: 600, to: 720 }] };
  const change = () => test.call(updateProvider, { params: { providerId }, body: { version, values } }, person);
  expect((await change()).body).toEqual({ version: version + 1 });
  expect(await nextFree(serviceId)).toBe('2026-11-25T09:00:00.000Z');
  expect((await change()).error.code).toBe('stale');
});

it('closes for a holiday and opens again', async () => {
  const { person, serviceId } = await open();
  const body = { providerId: null, firstDay: '2026-11-23', lastDay: '2026-11-24', windows: [], note: 'Family' };
  const { _id } = (await test.call(addCalendarDays, { body }, person)).body;
  expect([await nextFree(serviceId), (await calendar(person)).days]).toEqual([
    '2026-11-25T08:00:00.000Z',
    [{ _id, ...body }],
  ]);
  await test.call(removeCalendarDays, { params: { daysId: _id } }, person);
  expect(await nextFree(serviceId)).toBe('2026-11-23T08:00:00.000Z');
});

it('keeps a few hours free and gives them back', async () => {
  const { person, serviceId, providerId } = await open();
  const body = { providerId, startsAt: '2026-11-23T08:00:00.000Z', endsAt: '2026-11-23T12:30:00.000Z', note: 'Market' };
  const { _id } = (await test.call(addBlock, { body }, person)).body;
  expect([await nextFree(serviceId), (await calendar(person)).blocks]).toEqual([
    '2026-11-23T13:00:00.000Z',
    [{ _id, ...body }],
  ]);
  await test.call(removeBlock, { params: { blockId: _id } }, person);
  expect(await nextFree(serviceId)).toBe('2026-11-23T08:00:00.000Z');
});

it.each([
  [
    {
      hours: [
        { weekday: 1, from: 540, to: 700 },
        { weekday: 1, from: 600, to: 800 },
      ],
    },
    'hours',
  ],
  [{ hours: [{ weekday: 1, from: 700, to: 600 }] }, 'hours.0.to'],
  [{ zone: 'Lagos' }, 'zone'],
  [{ dailyCap: 0 }, 'dailyCap'],
])('refuses %o beside its field', async (values, field) => {
  const { person } = await open();
  const { status, error } = await test.call(
    addProviderEndpoint,
    { body: { ...ADA, hours: NINE_TO_FIVE, ...values } },
    person,
  );
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
});

it('leaves the calendars of others alone', async () => {
  const [mine, other] = [await open(), await open()];
  const day = { firstDay: '2026-11-23', lastDay: '2026-11-24', windows: [], note: '' };
  const span = { startsAt: '2026-11-23T08:00:00.000Z', endsAt: '2026-11-23T12:30:00.000Z', note: '' };
  const theirDay = (await test.call(addCalendarDays, { body: { ...day, providerId: null } }, other.person)).body._id;
  const theirBlock = (await test.call(addBlock, { body: { ...span, providerId: other.providerId } }, other.person)).body
    ._id;
  const values = { ...ADA, hours: [] };
  const before = await calendar(other.person);
  const { providerId } = other;
  const answers = [
    await test.call(updateProvider, { params: { providerId }, body: { version: 1, values } }, mine.person),
    await test.call(addCalendarDays, { body: { ...day, providerId } }, mine.person),
    await test.call(removeCalendarDays, { params: { daysId: theirDay } }, mine.person),
    await test.call(addBlock, { body: { ...span, providerId } }, mine.person),
    await test.call(removeBlock, { params: { blockId: theirBlock } }, mine.person),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  // A maker who names another workshop still means their own.
  const asked = await test.call(getCalendar, { query: { maker: other.makerId } }, mine.person);
  expect(asked.body.maker._id).toBe(mine.makerId);
  await test.call(addProviderEndpoint, { query: { maker: other.makerId }, body: { ...ADA, hours: [] } }, mine.person);
  expect(await calendar(other.person)).toEqual(before);
});

it('lets staff work on any workshop’s calendar, when they say which', async () => {
  const { makerId } = await open();
  const admin = await signInAs(test, 'Admin');
  expect((await test.call(getCalendar, {}, admin)).status).toBe(404);
  const body = { ...ADA, name: 'Obi Eze', hours: [] };
  expect((await test.call(addProviderEndpoint, { query: { maker: makerId }, body }, admin)).status).toBe(201);
  const { providers } = (await test.call(getCalendar, { query: { maker: makerId } }, admin)).body;
  expect(providers.map(({ name }) => name)).toEqual(['Ada Eze', 'Obi Eze']);
});
