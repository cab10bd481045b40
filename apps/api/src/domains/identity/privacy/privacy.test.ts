import { cancelDeletion, createAddress, requestDeletion } from '@adunni/contracts/identity/account';
import { getProfile, login, register } from '@adunni/contracts/identity/identity';
import { subscribe } from '@adunni/contracts/newsletter/newsletter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { baskets } from '../../cart/tables.ts';
import { makers } from '../../makers/tables.ts';
import { subscribers } from '../../newsletter/tables.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { addresses, sessions, users } from '../tables.ts';
import { mailTo, signInAs } from '../testing.ts';
import { eraseAccounts } from './jobs.ts';
import { placeOrder } from './testing.ts';

const PASSWORD = 'a long enough password';
const DAY = 86_400_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let count = 0;
let person: { _id: string; token: string; email: string };
beforeEach(async () => {
  count += 1;
  const email = `Leaver-${count}@example.com`;
  const { body } = await test.call(register, {
    body: { firstName: 'Amaka', lastName: 'Obi', email, password: PASSWORD, role: count % 2 ? 'Customer' : 'Designer' },
  });
  person = { _id: body.user._id, token: body.token, email };
});

const ask = (password = PASSWORD) => test.call(requestDeletion, { body: { password } }, person);
const row = async () => (await test.app.deps.db.select().from(users).where(eq(users._id, person._id)))[0];
const erase = () => eraseAccounts.run(test.app.deps, {});
const passDays = (days: number) => {
  test.now = new Date(test.now.getTime() + days * DAY);
};

describe('asking for deletion', () => {
  it('needs the password, names the day, and mails it once', async () => {
    expect((await ask('not the password')).error.code).toBe('wrong_password');
    const { status, body } = await ask();
    expect(status).toBe(202);
    expect(new Date(body.deletionDueAt).getTime() - test.now.getTime()).toBe(14 * DAY);
    passDays(0.01);
    expect((await ask()).body.deletionDueAt).toBe(body.deletionDueAt);
    const profile = await test.call(getProfile, {}, person);
    expect(profile.body.user.deletionDueAt).toBe(body.deletionDueAt);
    await mailTo(test, person.email, 'deletion-requested');
    const sent = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, person.email));
    expect(sent.filter(({ kind }) => kind === 'deletion-requested')).toHaveLength(1);
  });

  it.each([
    ['placed', 'awaiting-payment'],
    ['sewing', 'paid'],
    ['dispatched', 'paid'],
    ['disputed', 'paid'],
  ] as const)('is refused while a part is %s', async (stage, orderStatus) => {
    await placeOrder(test, person._id, { stage, status: orderStatus });
    const { status, error } = await ask();
    expect([status, error.code]).toEqual([422, 'deletion_blocked']);
  });

  it.each([
    ['delivered', 'paid'],
    ['closed', 'completed'],
    ['cancelled', 'cancelled'],
    ['placed', 'cancelled'],
  ] as const)('is granted when the part is %s and the order %s', async (stage, status) => {
    await placeOrder(test, person._id, { stage, status });
    expect((await ask()).status).toBe(202);
  });

  it('is refused to a maker who owes a part, and to staff', async () => {
    const { makerUserId } = await placeOrder(test, person._id, { stage: 'sewing', status: 'paid' });
    const passwordHash = (await row())?.passwordHash ?? '';
    await test.app.deps.db.update(users).set({ passwordHash }).where(eq(users._id, makerUserId));
    const email = `maker-${makerUserId}@example.com`;
    const { token } = (await test.call(login, { body: { email, password: PASSWORD } })).body;
    const maker = await test.call(requestDeletion, { body: { password: PASSWORD } }, { token });
    expect(maker.error.code).toBe('deletion_blocked');
    const admin = await signInAs(test, 'Admin', { passwordHash });
    const staff = await test.call(requestDeletion, { body: { password: PASSWORD } }, admin);
    expect([staff.status, staff.error.code]).toEqual([422, 'staff_account']);
  });
});

describe('the grace of fourteen days', () => {
  it('leaves everything until its last moment, and ends it then', async () => {
    await ask();
    passDays(13.999);
    await erase();
    expect(await row()).toMatchObject({ status: 'active', email: person.email });
    passDays(0.001);
    await erase();
    expect((await row())?.status).toBe('deleted');
  });

  it('can be ended by staying', async () => {
    await ask();
    expect((await test.call(cancelDeletion, {}, person)).status).toBe(200);
    passDays(20);
    await erase();
    expect(await row()).toMatchObject({ status: 'active', firstName: 'Amaka', deletionDueAt: null });
  });

  it('is prolonged by an order that came meanwhile, until that is delivered', async () => {
    await ask();
    const { orderId } = await placeOrder(test, person._id, { stage: 'sewing', status: 'paid' });
    passDays(15);
    await erase();
    expect((await row())?.status).toBe('active');
    await test.app.deps.db.update(orderParts).set({ stage: 'delivered' }).where(eq(orderParts.orderId, orderId));
    await erase();
    expect((await row())?.status).toBe('deleted');
  });

  it('erases each person once when two processes work at the same time', async () => {
    await ask();
    passDays(14);
    await Promise.all([erase(), erase(), erase()]);
    expect((await row())?.status).toBe('deleted');
  });
});

describe('an erased person', () => {
  it('leaves financial rows and nothing that tells who it was', async () => {
    const { db } = test.app.deps;
    await test.call(subscribe, { body: { email: person.email } });
    const form = { recipient: 'Amaka Obi', phone: '08031234567', countryCode: 'NG', state: 'Lagos', lga: 'Eti-Osa' };
    await test.call(createAddress, { body: { ...form, city: 'Lekki', street: '14 Admiralty Way' } }, person);
    await db.insert(baskets).values({ userId: person._id });
    const { orderId } = await placeOrder(test, person._id, { stage: 'delivered', status: 'paid' });
    const [before] = await db.select().from(orders).where(eq(orders._id, orderId));
    await ask();
    passDays(14);
    await erase();

    for (const table of [addresses, sessions, baskets])
      expect(await db.select().from(table).where(eq(table.userId, person._id))).toEqual([]);
    expect(await db.select().from(subscribers).where(eq(subscribers.email, person.email.toLowerCase()))).toEqual([]);
    expect(await db.select().from(mails).where(eq(mails.recipient, person.email))).toEqual([]);
    const [after] = await db.select().from(orders).where(eq(orders._id, orderId));
    expect(after).toMatchObject({ number: before?.number, totalAmount: before?.totalAmount, userId: person._id });
    expect(after?.address).toMatchObject({ countryCode: 'NG', state: 'Lagos', street: '' });
    const items = await db.select().from(orderItems);
    const workshop = await db.select().from(makers).where(eq(makers.userId, person._id));
    const kept = JSON.stringify([await row(), after, items.filter(({ title }) => title === orderId), workshop]);
    expect(kept).not.toMatch(/Amaka|Obi|Leaver|Admiralty|803\d{7}|For Amaka/);
    expect((await test.call(getProfile, {}, person)).status).toBe(401);
    expect((await test.call(login, { body: { email: person.email, password: PASSWORD } })).status).toBe(401);
  });

  it('frees the address for a new account', async () => {
    await ask();
    passDays(14);
    await erase();
    const body = { firstName: 'Amaka', lastName: 'Obi', email: person.email, password: PASSWORD };
    const again = await test.call(register, { body });
    expect(again.status).toBe(201);
    expect(again.body.user._id).not.toBe(person._id);
  });
});
