import { listSlots } from '@adunni/contracts/availability/availability';
import { usualPolicy } from '@adunni/contracts/services/cancellation-policy';
import type { serviceForm } from '@adunni/contracts/services/forms';
import { getService } from '@adunni/contracts/services/services';
import { listServiceChoices, serviceResource, uploadServicePicture } from '@adunni/contracts/services/staff';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { photo, upload } from '../../catalog/products/testing.ts';
import { addMaker } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { addProvider, addServiceCategory } from '../testing.ts';

type Form = z.input<typeof serviceForm>;

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

/** A tailor or designer with an approved workshop and somebody who works there. */
async function workshop(role: 'Tailor' | 'Designer' = 'Tailor') {
  const person = await signInAs(test, role);
  const maker = await addMaker(test);
  await test.app.deps.db.update(makers).set({ userId: person._id }).where(eq(makers._id, maker._id));
  const provider = await addProvider(test, maker._id);
  return { person, makerId: maker._id, providerId: provider._id };
}

async function pictureOf(person: TestPerson): Promise<string> {
  const answer = await upload(test, uploadServicePicture.path, await photo(), person);
  return (answer.body as { picture: { _id: string } }).picture._id;
}

const formOf = async (values: Partial<Form> = {}): Promise<Form> => ({
  title: 'Studio measuring',
  summary: 'Twenty minutes with a tape.',
  description: 'Taken twice.',
  kind: 'appointment',
  place: 'studio',
  categoryId: (await addServiceCategory(test))._id,
  price: 5000.5,
  isFrom: false,
  deposit: 0,
  confirmation: 'instant',
  seats: 1,
  duration: 20,
  step: 20,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 120,
  horizonDays: 30,
  only: null,
  address: '4 Commercial Avenue, Yaba',
  bring: ['Close-fitting clothes'],
  cancellationPolicy: usualPolicy(DEFAULT_SETTINGS),
  policy: 'We answer within the hour.',
  travelZones: [],
  providerIds: [],
  pictures: [],
  forAnyMaker: false,
  isPublished: false,
  ...values,
});

const create = (person: TestPerson, body: Form) => test.call(serviceResource.create, { body }, person);
const get = async (person: TestPerson, _id: string) =>
  (await test.call(serviceResource.get, { params: { _id } }, person)).body;
const shows = async (serviceId: string) => (await test.call(getService, { params: { serviceId } })).status;

it('lets a tailor write a service, publish it, and the public book by it', async () => {
  const { person, providerId } = await workshop();
  const pictures = [{ mediaId: await pictureOf(person), alt: 'A tape' }];
  const made = await create(person, await formOf({ pictures, providerIds: [providerId], isPublished: true }));
  expect(made.status).toBe(201);
  const { record } = await get(person, made.body._id);
  expect(record).toMatchObject({
    price: 5000.5,
    status: 'published',
    isPublic: true,
    providers: [{ _id: providerId, name: 'Ada Eze' }],
    pictures: [{ alt: 'A tape' }],
    nextFreeAt: '2026-11-23T08:00:00.000Z',
  });
  const { body } = await test.call(listSlots, { params: { serviceId: made.body._id }, query: {} });
  expect(body.slots[0]?.start).toBe('2026-11-23T08:00:00.000Z');
});

it('takes terms within what the marketplace allows, and says what that is', async () => {
  const { person } = await workshop();
  const usual = usualPolicy(DEFAULT_SETTINGS);
  const beyond = { ...usual, freeHours: 169, maxMoves: 6, graceMinutes: 0 };
  const refused = await create(person, await formOf({ cancellationPolicy: beyond }));
  expect(refused).toMatchObject({ status: 422, error: { code: 'policy_beyond_limits' } });
  expect(refused.error.fields).toEqual({
    'cancellationPolicy.freeHours': 'Between 0 and 168.',
    'cancellationPolicy.maxMoves': 'Between 0 and 5.',
    'cancellationPolicy.graceMinutes': 'Between 5 and 60.',
  });
  const chosen = { ...usual, freeHours: 168, keptOf: 'paid' as const, latePercent: 35 };
  const form = await formOf({ cancellationPolicy: chosen });
  const { _id } = (await create(person, form)).body;
  const { record, version } = await get(person, _id);
  expect(record).toMatchObject({ cancellationPolicy: chosen, policyInForce: chosen });
  const change = (policy: typeof usual) =>
    test.call(
      serviceResource.update,
      { params: { _id }, body: { version, values: { ...form, cancellationPolicy: policy } } },
      person,
    );
  expect((await change({ ...usual, latePercent: 101 })).status).toBe(400);
  expect((await change({ ...usual, moveHours: 200 })).status).toBe(422);
  expect((await change(usual)).status).toBe(200);
  expect((await get(person, _id)).record.cancellationPolicy).toEqual(usual);
});

it('keeps travel zones’ ids while their names and fees change', async () => {
  const { person } = await workshop('Designer');
  const zones = [
    { _id: null, name: 'Lekki', fee: 8000 },
    { _id: null, name: 'Yaba', fee: 2000 },
  ];
  const form = await formOf({ kind: 'home-visit', place: 'home', travelZones: zones });
  const { _id } = (await create(person, form)).body;
  const before = await get(person, _id);
  const [lekki, yaba] = before.record.travelZones;
  const values = {
    ...form,
    travelZones: [
      { ...yaba, fee: 2500 },
      { _id: null, name: 'Ikeja', fee: 3000 },
    ],
  } as Form;
  expect(
    (await test.call(serviceResource.update, { params: { _id }, body: { version: before.version, values } }, person))
      .status,
  ).toBe(200);
  const after = (await get(person, _id)).record.travelZones;
  expect(after.map(({ name, fee }) => [name, fee])).toEqual([
    ['Yaba', 2500],
    ['Ikeja', 3000],
  ]);
  expect(after[0]?._id).toBe(yaba?._id);
  expect(after.map((zone) => zone._id)).not.toContain(lekki?._id);
  const again = await test.call(
    serviceResource.update,
    { params: { _id }, body: { version: before.version, values } },
    person,
  );
  expect([again.status, again.error.code]).toEqual([409, 'stale']);
});

it.each([
  [{ deposit: 6000 }, 'deposit'],
  [{ place: 'home' as const }, 'place'],
  [{ kind: 'class' as const, seats: 1 }, 'seats'],
  [{ kind: 'drop-off' as const, forAnyMaker: true }, 'forAnyMaker'],
  [{ seats: 8 }, 'seats'],
  [{ travelZones: [{ _id: null, name: 'Lekki', fee: 1 }] }, 'travelZones'],
  [{ duration: 7 }, 'duration'],
  [{ isPublished: true }, 'pictures'],
  [{ isPublished: true, address: '' }, 'address'],
  [{ only: [{ weekday: 6, from: 600, to: 540 }] }, 'only.0.to'],
  [{ price: -1 }, 'price'],
])('refuses %o beside its field', async (values, field) => {
  const { person } = await workshop();
  const { status, error } = await create(person, await formOf(values));
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, expect.arrayContaining([field])]);
});

it('takes neither people nor pictures of another workshop', async () => {
  const [mine, other] = [await workshop(), await workshop()];
  const mediaId = await pictureOf(other.person);
  const byTheirs = await create(mine.person, await formOf({ providerIds: [other.providerId] }));
  const withTheirs = await create(mine.person, await formOf({ pictures: [{ mediaId, alt: 'Theirs' }] }));
  expect([byTheirs.error.code, withTheirs.error.code]).toEqual(['not_your_provider', 'not_your_picture']);
});

it('says why a service cannot be shown yet, and archives without losing anything', async () => {
  const { person } = await workshop();
  const { _id } = (await create(person, await formOf())).body;
  const act = async (action: 'publish' | 'archive' | 'restore') => {
    const { body } = await test.call(serviceResource.act, { body: { action, ids: [_id] } }, person);
    return body.results[0]?.message ?? 'done';
  };
  expect([
    await act('publish'),
    await act('restore'),
    await act('archive'),
    await act('publish'),
    await act('restore'),
  ]).toEqual([
    'This service has no images yet.',
    'This service is not archived.',
    'done',
    'This service is archived. Please restore it first.',
    'done',
  ]);
  expect((await get(person, _id)).record.status).toBe('draft');
});

it('lets staff change anybody’s service, and add none', async () => {
  const { person, providerId } = await workshop();
  const form = await formOf({ providerIds: [providerId] });
  const { _id } = (await create(person, form)).body;
  const { version } = await get(admin, _id);
  const values = { ...form, title: 'Measuring, twice' };
  expect((await test.call(serviceResource.update, { params: { _id }, body: { version, values } }, admin)).status).toBe(
    200,
  );
  expect((await get(person, _id)).record.title).toBe('Measuring, twice');
  expect((await create(admin, form)).error.code).toBe('no_workshop');
});

it('shows makers their own only, in lists and choices', async () => {
  const [mine, other] = [await workshop(), await workshop()];
  const { _id } = (await create(other.person, await formOf({ title: 'Theirs' }))).body;
  const list = await test.call(serviceResource.list, {}, mine.person);
  expect(list.body.items).toEqual([]);
  expect((await test.call(serviceResource.get, { params: { _id } }, mine.person)).status).toBe(404);
  const choices = (await test.call(listServiceChoices, {}, mine.person)).body;
  expect([choices.makers.map((maker) => maker._id), choices.providers.map((one) => one._id)]).toEqual([
    [mine.makerId],
    [mine.providerId],
  ]);
  expect((await test.call(serviceResource.list, { query: { q: 'Theirs' } }, admin)).body.total).toBe(1);
});

it('offers makers the place where their customers pick up, as the address that people come to', async () => {
  const { person, makerId } = await workshop();
  const offered = async (as: TestPerson) => (await test.call(listServiceChoices, {}, as)).body.pickupAddress;
  expect(await offered(person)).toBe('');
  const pickupPlace = {
    ...{ countryCode: 'NG', state: 'Lagos', city: 'Yaba', street: '4 Commercial Avenue' },
    ...{ landmark: 'off Herbert Macaulay Way', postcode: '', note: 'First floor' },
  };
  await test.app.deps.db.update(makers).set({ pickupPlace }).where(eq(makers._id, makerId));
  expect(await offered(person)).toBe('4 Commercial Avenue, off Herbert Macaulay Way, Yaba, Lagos (First floor)');
  expect(await offered(admin)).toBe('');
});

it('hides what a workshop offers while it is not approved', async () => {
  const { person, providerId, makerId } = await workshop();
  const pictures = [{ mediaId: await pictureOf(person), alt: 'A tape' }];
  const { _id } = (await create(person, await formOf({ pictures, providerIds: [providerId], isPublished: true }))).body;
  await test.app.deps.db.update(makers).set({ status: 'pending' }).where(eq(makers._id, makerId));
  expect([await shows(_id), (await get(person, _id)).record.isPublic]).toEqual([404, false]);
});
