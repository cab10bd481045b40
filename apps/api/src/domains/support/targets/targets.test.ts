import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { holidayResource } from '@adunni/contracts/support/holidays';
import { ticketResource } from '@adunni/contracts/support/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { openSession } from '../../identity/sessions/service.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { marketplaceSettings, supportHolidays } from '../../settings/tables.ts';
import { tickets } from '../tables.ts';
import { answer, become, note, openTicket, reply, seenByStaff } from '../testing.ts';
import { mailLateTickets } from './late-list.service.ts';
import { keepTargets } from './targets.service.ts';

let test: TestApp;
let admin: TestPerson;
let colleague: TestPerson;
/** A moment of Lagos. */
const at = (lagos: string): Date => new Date(`${lagos}:00+01:00`);
/** Staff log in again, since sessions lapse meanwhile. */
async function pass(lagos: string): Promise<void> {
  test.now = at(lagos);
  const session = { ...test.app.deps, device: 'test', address: '127.0.0.1' };
  for (const person of [admin, colleague]) {
    const { accessToken } = await test.app.deps.db.transaction((tx) => openSession(session, tx, person._id));
    person.token = accessToken;
  }
}
const MONDAY = '2026-11-23T10:00';

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.now = at(MONDAY);
  const { db } = test.app.deps;
  await db.delete(tickets);
  await db.delete(supportHolidays);
  admin = await signInAs(test, 'Admin');
  colleague = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const open = async (priority: 'Low' | 'Normal' | 'High' | 'Urgent' = 'Normal') =>
  openTicket(test, await signInAs(test, 'Customer'), { priority });
const targetsOf = async (_id: string) => (await seenByStaff(test, _id, admin)).targets;
const dueOf = async (_id: string) => (await seenByStaff(test, _id, admin)).dueAt;
const iso = (lagos: string) => at(lagos).toISOString();
const told = async (as: TestPerson) =>
  (await test.call(listNotifications, {}, as)).body.items
    .map(({ title }) => title)
    .filter((title) => /due soon|overdue/.test(title));
const prioritise = (action: 'low' | 'normal' | 'high' | 'urgent', ids: string[]) =>
  test.call(ticketResource.act, { body: { action, ids } }, admin);

describe('targets', () => {
  it.each([
    ['Urgent', '2026-11-23T11:00', '2026-11-24T10:00'],
    ['High', '2026-11-23T14:00', '2026-11-25T10:00'],
    ['Normal', '2026-11-23T18:00', '2026-11-26T10:00'],
    ['Low', '2026-11-25T16:00', '2026-11-30T10:00'],
  ] as const)('of %s tickets are counted in working time', async (priority, answerDue, resolveDue) => {
    const { _id } = await open(priority);
    expect(await targetsOf(_id)).toMatchObject({ answerDueAt: iso(answerDue), resolveDueAt: iso(resolveDue) });
    expect(await dueOf(_id)).toBe(iso(answerDue));
  });

  it('are met by no note and no acknowledgement, and by the first answer only', async () => {
    const { _id, ticketId } = await open('High');
    await note(test, _id, 'Looking', admin);
    expect((await targetsOf(_id)).firstAnsweredAt).toBeNull();
    await pass('2026-11-23T11:00');
    await answer(test, _id, 'We are on it.', admin);
    await pass('2026-11-23T12:00');
    await reply(test, ticketId, 'Thanks');
    await answer(test, _id, 'Done.', admin, 'Resolved');
    expect(await targetsOf(_id)).toMatchObject({ firstAnsweredAt: iso('2026-11-23T11:00') });
    await pass('2026-11-24T12:00');
    await reply(test, ticketId, 'It is back');
    // Opened again: time to resolve it anew, and no second first answer.
    expect(await targetsOf(_id)).toMatchObject({
      ...{ firstAnsweredAt: iso('2026-11-23T11:00'), resolveDueAt: iso('2026-11-26T12:00') },
    });
    expect(await dueOf(_id)).toBe(iso('2026-11-26T12:00'));
  });

  it('stand still while a ticket waits for its customer', async () => {
    const { _id, ticketId } = await open('Urgent');
    await answer(test, _id, 'Which size?', admin);
    expect(await dueOf(_id)).toBeNull();
    await pass('2026-11-24T11:00');
    await reply(test, ticketId, 'Size 12');
    expect(await dueOf(_id)).toBe(iso('2026-11-25T11:00'));
  });

  it('follow another priority, one by one and in bulk, but not once that was answered', async () => {
    const [one, other] = [await open('Low'), await open('Low')];
    await prioritise('urgent', [one._id]);
    expect(await targetsOf(one._id)).toMatchObject({
      ...{ answerDueAt: iso('2026-11-23T11:00'), resolveDueAt: iso('2026-11-24T10:00') },
    });
    await answer(test, other._id, 'Hello', admin);
    await become(test, other._id, 'Open', admin);
    const before = await targetsOf(other._id);
    await prioritise('urgent', [other._id]);
    expect(await targetsOf(other._id)).toMatchObject({
      ...{ answerDueAt: before.answerDueAt, resolveDueAt: iso('2026-11-24T10:00') },
    });
  });

  it('move when a holiday is added or taken away, and when a setting changes, while they run', async () => {
    const { _id } = await open('Normal');
    const body = { name: 'Eid al-Fitr', day: '2026-11-24' };
    const created = await test.call(holidayResource.create, { body }, admin);
    expect(created.status).toBe(201);
    expect((await test.call(holidayResource.create, { body }, admin)).error.fields).toEqual({
      day: 'This day is listed already.',
    });
    await keepTargets(test.app.deps);
    expect((await targetsOf(_id)).resolveDueAt).toBe(iso('2026-11-27T10:00'));
    await test.call(holidayResource.act, { body: { action: 'remove', ids: [created.body._id] } }, admin);
    await keepTargets(test.app.deps);
    expect((await targetsOf(_id)).resolveDueAt).toBe(iso('2026-11-26T10:00'));
    // A Saturday on which support works for once.
    const worked = { name: 'Stocktaking', day: '2026-11-28', isOpen: true };
    const { _id: late } = await open('Low');
    await test.call(holidayResource.create, { body: worked }, admin);
    await keepTargets(test.app.deps);
    expect((await targetsOf(late)).resolveDueAt).toBe(iso('2026-11-28T10:00'));
    await test.app.deps.db.delete(supportHolidays);
    await keepTargets(test.app.deps);
    expect((await targetsOf(late)).resolveDueAt).toBe(iso('2026-11-30T10:00'));
    const { db } = test.app.deps;
    await db.insert(marketplaceSettings).values({ values: { answerNormalHours: 2 } });
    await keepTargets(test.app.deps);
    expect((await targetsOf(_id)).answerDueAt).toBe(iso('2026-11-23T12:00'));
    await db.delete(marketplaceSettings);
    await keepTargets(test.app.deps);
  });

  it('order the list: what is overdue, what is due next, then what waits for nobody', async () => {
    const low = await open('Low');
    const urgent = await open('Urgent');
    const done = await open('Urgent');
    await become(test, done._id, 'Resolved', admin);
    const list = async (query: object) =>
      (await test.call(ticketResource.list, { query }, admin)).body.items.map(({ _id }) => _id);
    expect(await list({})).toEqual([urgent._id, low._id, done._id]);
    await pass('2026-11-23T11:01');
    expect(await list({ due: 'late' })).toEqual([urgent._id]);
  });
});

describe('warnings', () => {
  it('come in working time before a target and once it is missed, to all staff while nobody works on it, each once', async () => {
    await pass('2026-11-20T17:40');
    const { ticket } = await open('Urgent');
    // An hour is over on Monday at 9:40, and half an hour before that at 9:10.
    await pass('2026-11-23T09:09');
    await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([]);
    await pass('2026-11-23T09:10');
    for (let run = 0; run < 2; run++) await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([`Ticket ${ticket.ticketNumber} is due soon`]);
    expect(await told(colleague)).toEqual([`Ticket ${ticket.ticketNumber} is due soon`]);
    await pass('2026-11-23T09:40');
    for (let run = 0; run < 2; run++) await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([
      ...[`Ticket ${ticket.ticketNumber} is overdue`, `Ticket ${ticket.ticketNumber} is due soon`],
    ]);
  });

  it('come on Friday evening for what is due early on Monday', async () => {
    await pass('2026-11-20T17:10');
    const { ticket } = await open('Urgent');
    await pass('2026-11-20T17:39');
    await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([]);
    await pass('2026-11-20T17:40');
    await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([`Ticket ${ticket.ticketNumber} is due soon`]);
  });

  it('go to whoever works on it, and to nobody once it was answered', async () => {
    const mine = await open('Urgent');
    const answered = await open('Urgent');
    await test.call(ticketResource.act, { body: { action: 'assign', ids: [mine._id] } }, admin);
    await answer(test, answered._id, 'Hello', colleague);
    await pass('2026-11-23T11:00');
    await keepTargets(test.app.deps);
    expect(await told(admin)).toEqual([`Ticket ${mine.ticket.ticketNumber} is overdue`]);
    expect(await told(colleague)).toEqual([]);
  });
});

it('lists each working day by mail what is late, to whom it is or to all, once', async () => {
  const { db } = test.app.deps;
  const mine = await open('Urgent');
  const free = await open('Urgent');
  await test.call(ticketResource.act, { body: { action: 'assign', ids: [mine._id] } }, admin);
  const listed = async (person: TestPerson) =>
    (await db.select().from(mails).where(eq(mails.recipient, person.email))).filter(
      ({ kind }) => kind === 'tickets-late',
    );
  await pass('2026-11-22T08:00');
  await mailLateTickets(test.app.deps);
  expect(await listed(admin)).toEqual([]);
  await pass('2026-11-24T08:00');
  await Promise.all([mailLateTickets(test.app.deps), mailLateTickets(test.app.deps)]);
  await mailLateTickets(test.app.deps);
  const [toAdmin, ...more] = await listed(admin);
  expect(more).toEqual([]);
  expect(toAdmin?.text).toContain(mine.ticket.ticketNumber);
  expect(toAdmin?.text).toContain(`${free.ticket.ticketNumber}: `);
  const [toColleague] = await listed(colleague);
  expect(toColleague?.text).not.toContain(mine.ticket.ticketNumber);
  expect(toColleague?.text).toContain(free.ticket.ticketNumber);
});
