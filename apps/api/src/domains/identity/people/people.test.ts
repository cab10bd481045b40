import { bookingResource } from '@adunni/contracts/bookings/staff';
import { getProfile, login, resetPassword } from '@adunni/contracts/identity/identity';
import { createStaffAccount, personResource } from '@adunni/contracts/identity/people';
import { kobo } from '@adunni/contracts/money';
import type { Role } from '@adunni/contracts/roles';
import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { book, openStudio } from '../../bookings/testing.ts';
import { openStream } from '../../notifications/testing.ts';
import { openPlans, subscribeAs } from '../../subscriptions/testing.ts';
import { users } from '../tables.ts';
import { mailTo, signInAs, type TestPerson, tokenIn } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  superAdmin = await signInAs(test, 'SuperAdmin');
});
afterAll(() => test.close());

/** An hour of UTC at which a workshop is open, in some days. */
const openHour = (hour: number): string =>
  `${new Date(test.now.getTime() + 4 * 86_400_000).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`;

type Action = 'suspend' | 'reinstate' | 'verify';
async function act(by: TestPerson, action: Action, ...people: TestPerson[]) {
  const body = { action, ids: people.map(({ _id }) => _id) };
  return (await test.call(personResource.act, { body }, by)).body.results;
}
const statusOf = async ({ _id }: TestPerson) =>
  (await test.app.deps.db.select().from(users).where(eq(users._id, _id)))[0]?.status;
type Query = NonNullable<Parameters<typeof test.call<typeof personResource.list>>[1]>['query'];
const list = async (query: Query) => (await test.call(personResource.list, { query }, admin)).body;

describe('the list of people', () => {
  it('finds by the beginning of either name or of the address, and by nothing else', async () => {
    const person = await signInAs(test, 'Customer', {
      firstName: 'Ọláńrewájú',
      lastName: 'Quartey-Bello',
      email: 'Unusual_Address@example.com',
    });
    for (const q of ['olanre', 'quartey', 'Quartey Bello Ola', 'olanrewaju q', 'unusual_'])
      expect(
        (await list({ q })).items.map(({ _id }) => _id),
        q,
      ).toEqual([person._id]);
    for (const q of ['anrewa', 'address@', 'unusualx', '%', "'; drop table users; --"])
      expect((await list({ q })).total, q).toBe(0);
  });

  it('filters by role, status, address, workshop and day in Lagos', async () => {
    const on = (day: string) => ({ createdAt: new Date(day) });
    const early = await signInAs(test, 'Tailor', on('2020-02-29T23:00:00Z'));
    const late = await signInAs(test, 'Customer', {
      ...on('2020-03-02T22:59:59Z'),
      status: 'suspended',
      emailVerifiedAt: new Date(),
    });
    await signInAs(test, 'Customer', on('2020-03-02T23:00:00Z'));
    const days = { from: '2020-03-01', to: '2020-03-02' };
    const ids = async (query: Query) => (await list({ ...days, ...query })).items.map(({ _id }) => _id);
    expect(await ids({})).toEqual([late._id, early._id]);
    expect(await ids({ role: 'Tailor' })).toEqual([early._id]);
    expect(await ids({ status: 'suspended' })).toEqual([late._id]);
    expect(await ids({ verified: 'no' })).toEqual([early._id]);
    expect(await ids({ maker: 'none', sort: 'createdAt' })).toEqual([early._id, late._id]);
    expect(await ids({ maker: 'pending' })).toEqual([]);
  });

  it('leaves out who was erased', async () => {
    const gone = await signInAs(test, 'Customer', { firstName: 'Zzyzx', status: 'deleted' });
    expect((await list({ q: 'zzyzx' })).total).toBe(0);
    expect((await test.call(personResource.get, { params: { _id: gone._id } }, superAdmin)).status).toBe(404);
  });
});

describe('suspending', () => {
  it('shuts a person out of every device at once and ends their stream; reinstating lets them log in', async () => {
    const person = await signInAs(test);
    const stream = await openStream(test.origin, person);
    await stream.until(() => true);
    expect(await act(admin, 'suspend', person)).toMatchObject([{ ok: true }]);
    await stream.ended();
    expect((await test.call(getProfile, {}, person)).status).toBe(401);
    expect(await act(admin, 'reinstate', person)).toMatchObject([{ ok: true }]);
    expect((await test.call(getProfile, {}, person)).status).toBe(401);
    expect(await statusOf(person)).toBe('active');
    await mailTo(test, person.email, 'account-suspended');
    await mailTo(test, person.email, 'account-reinstated');
  });

  it('is told apart from what does not fit: twice, oneself, somebody unknown', async () => {
    const person = await signInAs(test);
    await act(admin, 'suspend', person);
    const [again, own] = await act(superAdmin, 'suspend', person, superAdmin);
    expect(again).toMatchObject({ ok: false, message: 'This account is already suspended.' });
    expect(own).toMatchObject({ ok: false, message: 'You can’t do this to your own account.' });
    expect(await statusOf(superAdmin)).toBe('active');
  });

  it.each(['Admin', 'SuperAdmin'] as const)('of an %s is for a SuperAdmin only', async (role: Role) => {
    const colleague = await signInAs(test, role);
    for (const action of ['suspend', 'verify'] as const)
      expect(await act(admin, action, colleague)).toMatchObject([
        { ok: false, message: 'Only a SuperAdmin can change staff accounts.' },
      ]);
    expect(await act(superAdmin, 'suspend', colleague)).toMatchObject([{ ok: true }]);
    expect(await act(admin, 'reinstate', colleague)).toMatchObject([{ ok: false }]);
    expect(await statusOf(colleague)).toBe('suspended');
  });

  it('never takes the last SuperAdmin, also when two suspend each other at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await signInAs(test, 'SuperAdmin'), await signInAs(test, 'SuperAdmin')];
      await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, superAdmin._id));
      await Promise.all([act(one, 'suspend', other), act(other, 'suspend', one)]);
      expect([await statusOf(one), await statusOf(other)].sort()).toEqual(['active', 'suspended']);
      await test.app.deps.db.update(users).set({ status: 'active' }).where(eq(users._id, superAdmin._id));
      for (const { _id } of [one, other])
        await test.app.deps.db.update(users).set({ status: 'deleted' }).where(eq(users._id, _id));
    }
  });
});

it('confirms an address once and writes down who did', async () => {
  const person = await signInAs(test);
  expect(await act(admin, 'verify', person)).toMatchObject([{ ok: true }]);
  expect(await act(admin, 'verify', person)).toMatchObject([{ ok: false }]);
  const { body } = await test.call(personResource.get, { params: { _id: person._id } }, admin);
  expect(body.record).toMatchObject({ emailVerified: true, sessions: 1, orderCount: 0, spent: 0, maker: null });
  expect(body.record.trail.doneTo).toMatchObject([{ action: 'Verify a user', actor: { _id: admin._id } }]);
  const own = await test.call(personResource.get, { params: { _id: admin._id } }, superAdmin);
  expect(own.body.record.trail.doneBy.map(({ action }) => action)).toContain('Verify a user');
  expect(JSON.stringify(body)).not.toContain('password');
});

it('shows with a person what they booked and subscribed to, which the lists find by the person', async () => {
  const person = await signInAs(test);
  const { service, ...studio } = await openStudio(test, { deposit: kobo(0) });
  await openPlans(test);
  const subscription = await subscribeAs(test, person);
  const { booking } = (await book(test, { ...studio, service }, openHour(9), { as: person })).body;
  await book(test, { ...studio, service }, openHour(12));

  const { body } = await test.call(personResource.get, { params: { _id: person._id } }, admin);
  expect(body.record.bookings).toEqual([
    expect.objectContaining({ _id: booking._id, number: booking.number, service: service.title, status: 'confirmed' }),
  ]);
  expect(body.record.subscriptions).toMatchObject([{ _id: subscription._id, plan: 'Plus', status: 'active' }]);
  const booked = await test.call(bookingResource.list, { query: { customer: person._id } }, admin);
  expect(booked.body.items.map(({ _id }) => _id)).toEqual([booking._id]);
  const subscribed = await test.call(subscriptionResource.list, { query: { person: person._id } }, admin);
  expect(subscribed.body.items.map(({ _id }) => _id)).toEqual([subscription._id]);
});

describe('an account for a colleague', () => {
  const form = { firstName: 'Bisi', lastName: 'Cole', role: 'Admin' as const };

  it('is opened by a SuperAdmin, and entered by a password that only its owner chooses', async () => {
    const body = { ...form, email: 'Bisi@example.com' };
    expect((await test.call(createStaffAccount, { body }, admin)).status).toBe(403);
    const created = await test.call(createStaffAccount, { body }, superAdmin);
    expect(created.status).toBe(201);
    const enter = (password: string) => test.call(login, { body: { email: 'bisi@example.com', password } });
    expect((await enter('!')).status).toBe(401);
    const token = tokenIn(await mailTo(test, 'Bisi@example.com', 'staff-account'));
    const password = 'a password of her own';
    expect((await test.call(resetPassword, { body: { token, password } })).status).toBe(200);
    expect((await enter(password)).body.user).toMatchObject({ role: 'Admin', emailVerified: true });
  });

  it('needs an address that nobody has, in any letter case, and a role of staff', async () => {
    const { email } = await signInAs(test);
    const body = { ...form, email: email.toUpperCase() };
    const taken = await test.call(createStaffAccount, { body }, superAdmin);
    expect([taken.status, Object.keys(taken.error.fields ?? {})]).toEqual([400, ['email']]);
    expect(await test.app.deps.db.select().from(mails).where(eq(mails.recipient, body.email))).toEqual([]);
    const customer = { ...form, email: 'x@example.com', role: 'Customer' as 'Admin' };
    expect((await test.call(createStaffAccount, { body: customer }, superAdmin)).status).toBe(400);
  });
});
