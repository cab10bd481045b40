import {
  countUnread,
  getMailChoices,
  listNotifications,
  markAllRead,
  markRead,
  putMailChoices,
} from '@adunni/contracts/notifications/notifications';
import { ROLES, type Role } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { registerDomains } from '../../kit/domain.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { purgeNotificationsJob } from './jobs.ts';
import { registeredKinds } from './kinds.ts';
import { inArea } from './rules.ts';
import { notify, notifyStaff } from './service.ts';
import { kindCalled, sendNotice } from './testing.ts';

// Before the application starts, since each kind is a test of its own.
registerDomains(DOMAINS);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const unreadOf = async (person: TestPerson) => (await test.call(countUnread, {}, person)).body.unread;
const listOf = async (person: TestPerson) => (await test.call(listNotifications, {}, person)).body.items;
const mailsTo = ({ email }: TestPerson) =>
  test.app.deps.db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, email));
const everyRole = async () =>
  Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, await signInAs(test, role)]))) as Record<
    Role,
    TestPerson
  >;

describe('telling', () => {
  it.each(registeredKinds())('reaches only whom $name can concern', async ({ name: kind, roles }) => {
    const people = await everyRole();
    await sendNotice(test, Object.values(people), { kind, path: inArea('/orders') });
    const told = [];
    for (const role of ROLES) if ((await unreadOf(people[role])) === 1) told.push(role);
    expect(told.sort()).toEqual([...roles].sort());
  });

  it('never tells a customer of the work behind the counter', async () => {
    const internal = [
      'order-placed',
      'part-cancelled',
      'dispute',
      'sewing-assigned',
      'payout',
      'low-stock',
      'verification',
    ];
    const customer = await signInAs(test);
    for (const kind of internal) await sendNotice(test, [customer], { kind });
    expect(await listOf(customer)).toEqual([]);
    expect(await mailsTo(customer)).toEqual([]);
    const { items } = (await test.call(getMailChoices, {}, customer)).body;
    expect(items.filter(({ kind }) => internal.includes(kind))).toEqual([]);
  });

  it('leads each role to its own area', async () => {
    const people = await everyRole();
    await sendNotice(test, Object.values(people), { kind: 'low-stock', path: inArea('/products') });
    const paths = await Promise.all(ROLES.map(async (role) => (await listOf(people[role]))[0]?.path));
    expect(paths).toEqual([undefined, '/designer/products', '/tailor/products', '/admin/products', '/admin/products']);
  });

  it('tells nobody of what is rolled back', async () => {
    const { deps } = test.app;
    const person = await signInAs(test);
    const failing = deps.db.transaction(async (tx) => {
      const notice = { kind: kindCalled('message'), title: 'A message', text: 'Hello.', path: '/orders' };
      await notify(deps, tx, { ...notice, userIds: [person._id] });
      throw new Error('not sent after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect([await unreadOf(person), await mailsTo(person)]).toEqual([0, []]);
  });

  it('tells once of one cause, however many tell it at once, in whatever order', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signInAs(test)));
    const shuffled = (turn: number) => [...people.slice(turn % 6), ...people.slice(0, turn % 6)];
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        sendNotice(test, turn % 2 ? shuffled(turn) : shuffled(turn).reverse(), { kind: 'message', cause: 'message:7' }),
      ),
    );
    for (const person of people) {
      expect(await unreadOf(person)).toBe(1);
      expect(await mailsTo(person)).toHaveLength(1);
    }
    await sendNotice(test, people, { kind: 'message', cause: 'message:8' });
    expect(await unreadOf(people[0] as TestPerson)).toBe(2);
  });

  it('tells all staff who are there, and no one who is suspended', async () => {
    const [admin, gone] = [await signInAs(test, 'Admin'), await signInAs(test, 'SuperAdmin')];
    const { deps } = test.app;
    await deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, gone._id));
    const [kind, path] = [kindCalled('verification'), inArea('/users')];
    const notice = { kind, title: 'A workshop', text: 'It asks.', path };
    await deps.db.transaction((tx) => notifyStaff(deps, tx, notice));
    expect(await unreadOf(admin)).toBe(1);
    expect(await mailsTo(gone)).toEqual([]);
  });
});

describe('mails', () => {
  it('come as the person chose, and by default as their role needs', async () => {
    const customer = await signInAs(test);
    await sendNotice(test, [customer], { kind: 'dispatched', title: 'In transit' });
    await sendNotice(test, [customer], { kind: 'stage-moved', title: 'Being sewn' });
    expect(await mailsTo(customer)).toEqual([{ subject: 'In transit' }]);
    const choices = [
      { kind: 'dispatched', mail: false },
      { kind: 'stage-moved', mail: true },
    ] as const;
    const { body } = await test.call(putMailChoices, { body: { items: [...choices] } }, customer);
    expect(body.items).toEqual(expect.arrayContaining(choices.map((choice) => expect.objectContaining(choice))));
    await sendNotice(test, [customer], { kind: 'dispatched', title: 'On its way again' });
    await sendNotice(test, [customer], { kind: 'stage-moved', title: 'Being finished' });
    expect((await mailsTo(customer)).map(({ subject }) => subject).sort()).toEqual(['Being finished', 'In transit']);
    expect(await unreadOf(customer)).toBe(4);
  });

  it.each(['payout', 'order-cancelled'] as const)('of %s are not a customer’s to choose', async (kind) => {
    const customer = await signInAs(test);
    const { status } = await test.call(putMailChoices, { body: { items: [{ kind, mail: true }] } }, customer);
    expect(status).toBe(400);
  });
});

describe('reading', () => {
  it('lists newest first, page by page, the unread alone if wanted', async () => {
    const person = await signInAs(test);
    for (const title of ['first', 'second', 'third']) await sendNotice(test, [person], { title });
    const page = await test.call(listNotifications, { query: { page: 2, limit: 2 } }, person);
    expect(page.body).toMatchObject({ items: [{ title: 'first', readAt: null }], total: 3, page: 2, limit: 2 });
    const [third] = await listOf(person);
    const params = { notificationId: third?._id ?? '' };
    expect((await test.call(markRead, { params }, person)).body).toEqual({ unread: 2 });
    expect((await test.call(markRead, { params }, person)).body).toEqual({ unread: 2 });
    const unread = await test.call(listNotifications, { query: { unread: 'true' } }, person);
    expect(unread.body.items.map(({ title }) => title)).toEqual(['second', 'first']);
  });

  it('reaches nobody else’s', async () => {
    const [owner, other] = [await signInAs(test), await signInAs(test)];
    await sendNotice(test, [owner]);
    const params = { notificationId: (await listOf(owner))[0]?._id ?? '' };
    expect((await test.call(markRead, { params }, other)).status).toBe(404);
    await test.call(markAllRead, {}, other);
    expect([await unreadOf(owner), await listOf(other)]).toEqual([1, []]);
  });

  it('counts exactly while some tell and others read', async () => {
    const person = await signInAs(test);
    for (let told = 0; told < 10; told += 1) await sendNotice(test, [person]);
    const ids = (await listOf(person)).map(({ _id }) => _id);
    await Promise.all([
      ...ids.map((notificationId) => test.call(markRead, { params: { notificationId } }, person)),
      ...ids.map((notificationId) => test.call(markRead, { params: { notificationId } }, person)),
      ...ids.map(() => sendNotice(test, [person])),
    ]);
    expect(await unreadOf(person)).toBe(10);
    const answers = await Promise.all([1, 2, 3].map(() => test.call(markAllRead, {}, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await unreadOf(person)).toBe(0);
  });

  it('is forgotten ninety days later, what is unread is not', async () => {
    const person = await signInAs(test);
    await sendNotice(test, [person], { title: 'read' });
    await test.call(markAllRead, {}, person);
    await sendNotice(test, [person], { title: 'unread' });
    const read = test.now;
    const after = async (days: number) => {
      test.now = new Date(read.getTime() + days * 86_400_000);
      await purgeNotificationsJob.run(test.app.deps, {});
      test.now = read;
      return (await listOf(person)).map(({ title }) => title);
    };
    expect(await after(89)).toEqual(['unread', 'read']);
    expect(await after(91)).toEqual(['unread']);
  });
});
