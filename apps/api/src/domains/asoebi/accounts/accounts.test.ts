import { randomUUID } from 'node:crypto';
import { deleteDraft, getOwnEvent } from '@adunni/contracts/asoebi/events';
import { getGuestEvent, listOwnSetOrders } from '@adunni/contracts/asoebi/guest';
import { handEventOver } from '@adunni/contracts/asoebi/handing-over';
import { acceptEventInvitation, inviteMember, listMembers } from '@adunni/contracts/asoebi/members';
import { closeEvent } from '@adunni/contracts/asoebi/opening';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { exportAccount } from '@adunni/contracts/identity/account';
import { FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { eraseDueAccounts } from '../../identity/privacy/erase.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { purgeFrozen } from '../../measurements/erase.service.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { celebrateEach, newPhone, orderPaid, rowOf, seen, stockUp, wait } from '../guests/testing.ts';
import { addGuest } from '../hosting/testing.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiEvents } from '../tables.ts';
import { keepDraft } from '../testing.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

const shared = celebrateEach();
let admin: TestPerson;
beforeAll(async () => {
  admin = await signInAs(shared.test, 'Admin');
});

const params = () => ({ eventId: shared.wedding.eventId });
const eventOf = async (host = shared.wedding.host) =>
  (await shared.test.call(getOwnEvent, { params: params() }, host)).body.event;

/** Erases an account as if its grace were over. */
async function erase({ _id }: { _id: string }): Promise<void> {
  await shared.test.app.deps.db.update(users).set({ deletionDueAt: shared.test.now }).where(eq(users._id, _id));
  await eraseDueAccounts(shared.test.app.deps);
}
const isErased = async ({ _id }: { _id: string }) =>
  (await shared.test.app.deps.db.select().from(users).where(eq(users._id, _id)))[0]?.status === 'deleted';
const settle = (values: Partial<typeof asoEbiOrders.$inferInsert>) =>
  shared.test.app.deps.db.update(asoEbiOrders).set(values).where(eq(asoEbiOrders.eventId, shared.wedding.eventId));

describe('a host', () => {
  it('keeps the account while sets of a closed event are made, unless staff gave it to another', async () => {
    const { host, eventId } = shared.wedding;
    await orderPaid(shared.test, shared.wedding);
    await shared.test.call(closeEvent, { params: params(), body: { version: (await eventOf()).version } }, host);
    await erase(host);
    expect(await isErased(host)).toBe(false);
    const heir = await signInAs(shared.test);
    const body = { version: (await eventOf()).version, email: heir.email };
    await shared.test.call(handEventOver, { params: { eventId }, body }, admin);
    await erase(host);
    expect(await isErased(host)).toBe(true);
    expect((await eventOf(heir)).title).toBe('Tiwa weds Dapo');
  });

  it('who is erased takes the guest list and the words along; what guests ordered stays theirs', async () => {
    const { host, eventId, groupId } = shared.wedding;
    const orderKey = await orderPaid(shared.test, shared.wedding);
    const marked = {
      name: 'Marked guest',
      email: 'marked@example.com',
      note: 'Marked note',
      tableCode: 'Marked table',
    };
    await addGuest(shared.test, shared.wedding, { ...marked, phone: newPhone() });
    const helper = await helperWith({ seesGuests: true });
    await shared.test.call(closeEvent, { params: params(), body: { version: (await eventOf()).version } }, host);
    await settle({ earnedAt: shared.begun });
    await erase(host);
    expect(await isErased(host)).toBe(true);
    expect((await shared.test.call(getOwnEvent, { params: params() }, helper)).status).toBe(404);
    expect((await shared.test.call(getGuestEvent, { params: { linkKey: shared.wedding.linkKey } })).status).toBe(404);
    const { record } = (await shared.test.call(asoEbiEventResource.get, { params: { _id: eventId } }, admin)).body;
    expect(JSON.stringify(record)).not.toMatch(/Tiwa|Dapo|Sade|Bode Thomas/);
    const { db } = shared.test.app.deps;
    const guests = await db.select().from(asoEbiGuests).where(eq(asoEbiGuests.groupId, groupId));
    expect(guests).toMatchObject([{ name: 'Deleted guest', phone: null, email: null, note: '', tableCode: null }]);
    expect(await seen(shared.test, orderKey)).toMatchObject({ name: 'Bola Ade', status: 'paid' });
  });

  it('who is erased leaves no drafts either, whoever was on their lists already', async () => {
    const { host } = shared.wedding;
    await settle({ status: 'cancelled' });
    const { db } = shared.test.app.deps;
    await db.update(asoEbiEvents).set({ status: 'cancelled' }).where(eq(asoEbiEvents._id, shared.wedding.eventId));
    const [one, two] = [await keepDraft(shared.test, host), await keepDraft(shared.test, host)];
    for (const { _id: draftId, groups } of [one, two]) {
      const on = { eventId: draftId, groupId: groups[0]?._id ?? '' };
      const guestId = await addGuest(shared.test, on);
      await db.insert(asoEbiLinks).values({ key: randomUUID(), ...on, guestId });
    }
    expect((await shared.test.call(deleteDraft, { params: { eventId: one._id } }, host)).status).toBe(200);
    await erase(host);
    expect(await isErased(host)).toBe(true);
    expect(await db.$count(asoEbiEvents, eq(asoEbiEvents._id, two._id))).toBe(0);
  });
});

/** Somebody who helps the host with these rights. */
async function helperWith(rights: Partial<Parameters<typeof invite>[1]> = {}): Promise<TestPerson> {
  const helper = await signInAs(shared.test, 'Customer', { emailVerifiedAt: shared.test.now });
  await invite(helper, { seesGuests: false, seesMoney: false, edits: false, ...rights });
  await shared.test.call(acceptEventInvitation, { params: params() }, helper);
  return helper;
}
const invite = ({ email }: TestPerson, rights: { seesGuests: boolean; seesMoney: boolean; edits: boolean }) =>
  shared.test.call(
    inviteMember,
    { params: params(), body: { email, role: 'co-host', groupId: null, ...rights } },
    shared.wedding.host,
  );

it('lets no helper in any more whose account is erased, and the host see none', async () => {
  const helper = await helperWith({ seesMoney: true });
  await erase(helper);
  expect(await isErased(helper)).toBe(true);
  const { members } = (await shared.test.call(listMembers, { params: params() }, shared.wedding.host)).body;
  expect(members).toEqual([]);
});

describe('a guest', () => {
  it('has what was ordered and is waited for with their address in the account, once it is verified', async () => {
    const person = await signInAs(shared.test);
    const email = person.email.toUpperCase();
    const orderKey = await orderPaid(shared.test, shared.wedding, { email });
    const othersKey = await orderPaid(shared.test, shared.wedding, { email: 'other@example.com' });
    const keysOf = async () => (await shared.test.call(listOwnSetOrders, {}, person)).body.items.map(({ key }) => key);
    expect(await keysOf(), 'an address that anybody can type in').toEqual([]);
    await shared.test.app.deps.db
      .update(users)
      .set({ emailVerifiedAt: shared.test.now })
      .where(eq(users._id, person._id));
    expect(await keysOf()).toEqual([orderKey]);
    const thief = await signInAs(shared.test, 'Customer', { emailVerifiedAt: shared.test.now });
    await shared.test.app.deps.db
      .update(users)
      .set({ email: `was-${person.email}` })
      .where(eq(users._id, person._id));
    await shared.test.app.deps.db.update(users).set({ email: person.email }).where(eq(users._id, thief._id));
    expect((await shared.test.call(listOwnSetOrders, {}, thief)).body.items, 'what is somebody’s stays theirs').toEqual(
      [],
    );
    expect((await rowOf(shared.test, othersKey)).userId).toBeNull();
  });

  it('has all of it in their file, and takes it along when they go', async () => {
    const { db } = shared.test.app.deps;
    const person = await signInAs(shared.test, 'Customer', { emailVerifiedAt: shared.test.now });
    const orderKey = await orderPaid(shared.test, shared.wedding, {
      email: person.email,
      name: 'Marked guest',
      token: person.token,
    });
    const row = await rowOf(shared.test, orderKey);
    await db.update(asoEbiSets).set({ measurements: FROZEN, size: 'UK 14' }).where(eq(asoEbiSets.orderId, row._id));
    await db
      .update(asoEbiGuests)
      .set({ note: 'Marked note' })
      .where(eq(asoEbiGuests._id, row.guestId ?? ''));
    await stockUp(shared.test, shared.wedding.packageId, { stock: 1 });
    await wait(shared.test, shared.wedding, 2, { email: person.email });
    await shared.test.call(listOwnSetOrders, {}, person);
    const { asoEbiOrders: orders, asoEbiWaiting: waits } = (await shared.test.call(exportAccount, {}, person))
      .body as unknown as { asoEbiOrders: object[]; asoEbiWaiting: object[] };
    expect(orders).toMatchObject([
      { name: 'Marked guest', sets: [{ measurements: { values: { 'bust-girth': 913 } } }] },
    ]);
    expect(waits).toMatchObject([{ name: 'Kemi Obi', quantity: 2 }]);
    expect(JSON.stringify([orders, waits]), 'keys let anybody in').not.toContain(orderKey);
    await erase(person);
    expect(await isErased(person), 'while their set is made').toBe(false);
    await settle({ earnedAt: shared.begun });
    await erase(person);
    expect(await isErased(person)).toBe(true);
    const left = await Promise.all([
      db.select().from(asoEbiOrders),
      db.select().from(asoEbiSets).where(eq(asoEbiSets.orderId, row._id)),
      db.select().from(asoEbiGuests),
      db.select().from(asoEbiWaiting),
    ]);
    expect(JSON.stringify(left)).not.toMatch(
      new RegExp(`Marked|Wearer a|${row.phone.slice(1)}|bust-girth|${person.email}`),
    );
    expect(left[3]).toMatchObject([{ status: 'withdrawn' }]);
    expect((await rowOf(shared.test, orderKey)).paid).toBe(row.paid);
  });
});

const FROZEN = {
  ...{ name: 'Marked', number: 1, figure: 'woman' as const, ageGroup: 'adult' as const, unit: 'cm' as const },
  ...{ values: { 'bust-girth': 913 }, method: 'tailor' as const, measuredBy: '', measuredOn: '2026-01-01' },
  frozenAt: '2026-01-01T00:00:00.000Z',
};
it('keeps what sets were sewn by for twelve months after they ended, and no longer', async () => {
  const { db } = shared.test.app.deps;
  const keys = { collected: '', cancelled: '', standing: '' };
  const day = new Date(`${shared.wedding.event.day}T12:00:00Z`);
  const ends = { collected: { collectedAt: shared.begun }, cancelled: { cancelledAt: shared.begun }, standing: {} };
  for (const how of ['collected', 'cancelled', 'standing'] as const) {
    keys[how] = await orderPaid(shared.test, shared.wedding);
    const { _id } = await rowOf(shared.test, keys[how]);
    await db
      .update(asoEbiSets)
      .set({ measurements: FROZEN, ...ends[how] })
      .where(eq(asoEbiSets.orderId, _id));
  }
  const kept = async () =>
    Promise.all(Object.values(keys).map(async (key) => (await seen(shared.test, key)).sets[0]?.measurements !== null));
  const runAfter = async (from: Date, months: number) => {
    shared.test.now = new Date(from);
    shared.test.now.setUTCMonth(from.getUTCMonth() + months);
    await purgeFrozen(shared.test.app.deps);
  };
  await runAfter(new Date(shared.begun.getTime() - DAY_MS), FROZEN_MONTHS);
  expect(await kept()).toEqual([true, true, true]);
  await runAfter(new Date(shared.begun.getTime() + DAY_MS), FROZEN_MONTHS);
  expect(await kept()).toEqual([false, false, true]);
  await runAfter(new Date(day.getTime() + 2 * DAY_MS), FROZEN_MONTHS);
  expect(await kept(), 'a set that nobody ever said was handed over').toEqual([false, false, false]);
});
