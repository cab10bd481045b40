import { listSlots } from '@adunni/contracts/availability/availability';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { addMaker } from '../catalog/testing.ts';
import { services } from '../services/tables.ts';
import { addProvider, addService } from '../services/testing.ts';
import { nextFreeJob } from './jobs.ts';
import { availabilityBlocks, availabilityDays, serviceNextFree } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

const HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 660 }));
const slots = async (serviceId: string, query: Record<string, string> = {}) =>
  (await test.call(listSlots, { params: { serviceId }, query: { month: '2026-11', ...query } })).body;
const starts = async (serviceId: string, query?: Record<string, string>) =>
  (await slots(serviceId, query)).slots.map(({ start }) => start.slice(5, 16));

it('answers with the free times of a month from what providers’ calendars say', async () => {
  const maker = await addMaker(test);
  const [ada, obi] = [
    await addProvider(test, maker._id, { hours: HOURS, name: 'Ada' }),
    await addProvider(test, maker._id, { hours: HOURS.slice(0, 1), name: 'Obi', zone: 'Europe/London' }),
  ];
  const { _id } = await addService(test, { makerId: maker._id, horizonDays: 2 }, [ada._id, obi._id]);
  expect(await starts(_id)).toEqual([
    '11-23T08:00',
    '11-23T09:00',
    '11-23T10:00',
    '11-24T08:00',
    '11-24T09:00',
    '11-25T08:00',
    '11-25T09:00',
  ]);
  expect(await starts(_id, { provider: obi._id })).toEqual(['11-23T09:00', '11-23T10:00']);
  const { db } = test.app.deps;
  await db.insert(availabilityBlocks).values({
    providerId: ada._id,
    startsAt: new Date('2026-11-24T08:30:00Z'),
    endsAt: new Date('2026-11-24T09:30:00Z'),
  });
  await db.insert(availabilityDays).values([
    { makerId: maker._id, firstDay: '2026-11-23', lastDay: '2026-11-25' },
    {
      makerId: maker._id,
      providerId: ada._id,
      firstDay: '2026-11-25',
      lastDay: '2026-11-25',
      windows: [{ from: 0, to: 60 }],
    },
  ]);
  expect(await starts(_id)).toEqual(['11-24T23:00']);
});

it('begins and ends a month where the visitor is', async () => {
  const maker = await addMaker(test);
  const hours = [1, 2].map((weekday) => ({ weekday, from: 0, to: 1440 }));
  const provider = await addProvider(test, maker._id, { hours });
  const { _id } = await addService(test, { makerId: maker._id }, [provider._id]);
  const of = async (zone: string) => {
    const list = await starts(_id, { zone, month: '2026-11' });
    return [list[0], list.at(-1)];
  };
  expect(await of('Africa/Lagos')).toEqual(['11-23T06:00', '11-30T22:00']);
  expect(await of('Pacific/Auckland')).toEqual(['11-23T06:00', '11-30T10:00']);
  expect(await of('America/New_York')).toEqual(['11-23T06:00', '12-01T04:00']);
});

it('refuses months and zones that there are none of, and services that do not show', async () => {
  const { _id } = await addService(test);
  const call = async (query: Record<string, string>) =>
    (await test.call(listSlots, { params: { serviceId: _id }, query })).status;
  expect([await call({ month: '2026-13' }), await call({ zone: 'Nowhere/At_All' }), await call({})]).toEqual([
    400, 400, 200,
  ]);
  await test.app.deps.db.update(services).set({ status: 'draft' }).where(eq(services._id, _id));
  expect(await call({})).toBe(404);
});

it('works out the next free time anew once the last one is too near', async () => {
  const { _id } = await addService(test, { notice: 120 });
  const nextFree = async () => {
    await nextFreeJob.run(test.app.deps, undefined as never);
    return (await slots(_id)).nextFreeAt;
  };
  expect(await nextFree()).toBe('2026-11-23T08:00:00.000Z');
  test.now = new Date('2026-11-23T06:01:00Z');
  expect(await nextFree()).toBe('2026-11-23T09:00:00.000Z');
  test.now = new Date('2026-11-23T06:00:00Z');
});

it('looks as far as the horizon, and says so when nothing is free', async () => {
  const maker = await addMaker(test);
  const away = await addProvider(test, maker._id);
  const { db } = test.app.deps;
  await db.insert(availabilityDays).values({ makerId: maker._id, firstDay: '2026-11-01', lastDay: '2026-12-20' });
  const late = await addService(test, { makerId: maker._id, horizonDays: 60 }, [away._id]);
  const never = await addService(test, { makerId: maker._id, horizonDays: 20 }, [away._id]);
  const at = async (serviceId: string) =>
    (await db.select().from(serviceNextFree).where(eq(serviceNextFree.serviceId, serviceId)))[0]?.at?.toISOString() ??
    null;
  expect([await at(late._id), await at(never._id)]).toEqual(['2026-12-21T08:00:00.000Z', null]);
});

it('says until when times can be booked, as the latest of those who do it has it', async () => {
  const maker = await addMaker(test);
  const [lagos, york] = [
    await addProvider(test, maker._id, { hours: HOURS }),
    await addProvider(test, maker._id, { hours: HOURS, zone: 'America/New_York' }),
  ];
  const { _id } = await addService(test, { makerId: maker._id, horizonDays: 40 }, [lagos._id, york._id]);
  const until = async (query: Record<string, string>) => (await slots(_id, query)).until;
  expect(await until({})).toBe('2027-01-03T05:00:00.000Z');
  expect(await until({ provider: lagos._id, month: '2027-03' })).toBe('2027-01-02T23:00:00.000Z');
  const last = (await slots(_id, { month: '2027-01' })).slots.at(-1);
  expect(last?.start).toBe('2027-01-02T15:00:00.000Z');
});

it('says of one person who has no time in a month when they have', async () => {
  const maker = await addMaker(test);
  const [here, away] = [await addProvider(test, maker._id), await addProvider(test, maker._id)];
  const { db } = test.app.deps;
  const days = { makerId: maker._id, providerId: away._id, firstDay: '2026-11-01', lastDay: '2026-12-20' };
  await db.insert(availabilityDays).values(days);
  const { _id } = await addService(test, { makerId: maker._id, horizonDays: 60 }, [here._id, away._id]);
  const short = await addService(test, { makerId: maker._id, horizonDays: 20 }, [here._id, away._id]);
  expect((await slots(_id)).nextFreeAt).toBe('2026-11-23T08:00:00.000Z');
  expect(await slots(_id, { provider: away._id })).toMatchObject({ slots: [], nextFreeAt: '2026-12-21T08:00:00.000Z' });
  expect(await slots(short._id, { provider: away._id })).toMatchObject({ slots: [], nextFreeAt: null });
});
