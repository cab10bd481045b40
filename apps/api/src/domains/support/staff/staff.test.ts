import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { searchStaff } from '@adunni/contracts/search/search';
import { answerTicket, assignTickets, listTicketAssignees, ticketResource } from '@adunni/contracts/support/staff';
import { listTickets } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { emitAccountEvent } from '../../identity/account-events.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { notifications } from '../../notifications/tables.ts';
import { buyFrom } from '../../orders/staff/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { eraseTickets } from '../personal-data.service.ts';
import { tickets } from '../tables.ts';
import { answer, become, note, openTicket, reply, seen, seenByStaff } from '../testing.ts';

let test: TestApp;
let customer: TestPerson;
let admin: TestPerson;
let opened: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello' });
});
beforeEach(async () => {
  customer = await signInAs(test, 'Customer', { firstName: 'Amaka', lastName: 'Obi' });
  opened = await openTicket(test, customer);
});
afterAll(() => test.close());

const NOTE = 'INTERNAL-7f3a She has complained before';
const listed = async (query: object, as = admin) =>
  (await test.call(ticketResource.list, { query: { limit: 100, ...query } }, as)).body.items.map(({ _id }) => _id);

async function change(_id: string, values: object, as = admin) {
  const { category, priority, assignee, version } = await seenByStaff(test, _id, as);
  const kept = { category, priority, assigneeId: assignee?._id ?? null };
  return test.call(ticketResource.update, { params: { _id }, body: { version, values: { ...kept, ...values } } }, as);
}

describe('internal notes', () => {
  it('stand in the thread of staff, and nowhere that anybody else can reach', async () => {
    const { _id, ticketId, ticket } = opened;
    await answer(test, _id, 'We are looking into it.', admin);
    await note(test, _id, NOTE, admin);
    await answer(test, _id, 'It is on its way.', admin, 'Resolved');
    const said = (await seenByStaff(test, _id, admin)).messages;
    expect(said.map(({ isInternal, message }) => [isInternal, message])).toEqual([
      [false, 'We are looking into it.'],
      [true, NOTE],
      [false, 'It is on its way.'],
    ]);
    const shown = await seen(test, ticketId, customer);
    expect(shown).toMatchObject({ unread: 2, status: 'Resolved' });
    expect(shown.messages.map(({ isInternal }) => isInternal)).toEqual([false, false]);
    const { db } = test.app.deps;
    const reached = [
      ...[shown, await seen(test, ticketId), await seen(test, ticketId, admin)],
      await test.call(listTickets, {}, customer),
      await test.call(listTickets, { query: { q: 'INTERNAL-7f3a' } }, customer),
      await reply(test, ticketId, 'Thank you'),
      await test.call(exportAccount, {}, customer),
      await test.call(listNotifications, {}, customer),
      await db.select().from(mails),
      await db.select().from(notifications),
      await (await fetch(`${test.origin}/api/support/tickets/${ticketId}`)).text(),
      await (
        await fetch(`${test.origin}${ticketResource.export.path}`, { headers: { 'x-access-token': admin.token } })
      ).text(),
    ];
    expect(JSON.stringify(reached)).not.toContain('INTERNAL-7f3a');
    expect(JSON.stringify(reached[5])).toContain(ticket.ticketNumber.slice(0, 4));
    expect((await test.call(listTickets, { query: { q: 'INTERNAL-7f3a' } }, customer)).body.total).toBe(0);
    expect(await listed({ q: 'INTERNAL-7f3a' })).toEqual([_id]);
  });

  it('are for staff to write, neither answer nor change anything', async () => {
    const { _id } = opened;
    for (const as of [customer, await signInAs(test, 'Designer')])
      expect((await note(test, _id, NOTE, as)).status).toBe(403);
    const before = await seenByStaff(test, _id, admin);
    await note(test, _id, NOTE, admin);
    const after = await seenByStaff(test, _id, admin);
    expect(after).toMatchObject({ status: 'Open', lastAt: before.lastAt, assignee: null, version: before.version });
  });
});

describe('the export', () => {
  const exported = async (query: object, as = admin) =>
    String((await test.call(ticketResource.export, { query }, as)).body);
  const entriesOf = (actorId: string) =>
    test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

  it('has internal notes only when they are asked for, which the audit log keeps', async () => {
    const colleague = await signInAs(test, 'Admin', { firstName: 'Ife', lastName: 'Ade' });
    await note(test, opened._id, NOTE, admin);
    await note(test, opened._id, 'Second note', admin);
    await answer(test, opened._id, 'We are on it.', admin);
    const query = { customer: customer._id };
    const plain = await exported(query, colleague);
    expect(plain).toContain(opened.ticket.ticketNumber);
    expect(plain).not.toMatch(/Internal notes|INTERNAL-7f3a/);
    expect(await entriesOf(colleague._id)).toEqual([]);
    const full = await exported({ ...query, notes: true }, colleague);
    expect(full.split('\n')[0]).toMatch(/,Internal notes\s*$/);
    expect(full).toMatch(/Z Folake Bello: INTERNAL-7f3a She has complained before\n.*Z Folake Bello: Second note/);
    expect(full).not.toContain('We are on it.');
    const kept = { action: 'Export tickets as CSV', after: { included: ['Internal notes'] } };
    expect(await entriesOf(colleague._id)).toMatchObject([kept]);
    expect(JSON.stringify(await entriesOf(colleague._id))).not.toContain('INTERNAL-7f3a');
  });

  it('is nobody’s but staff’s', async () => {
    for (const as of [customer, await signInAs(test, 'Tailor')])
      expect((await test.call(ticketResource.export, { query: { notes: true } }, as)).status).toBe(403);
  });
});

describe('the list', () => {
  it('finds by whom, status, priority, category, subject and words', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop]);
    const about = { kind: 'order-part', id: bought.partIds[0] ?? '' } as const;
    const ofOrder = await openTicket(test, bought.customer, {
      ...{ about, category: 'Order', priority: 'Urgent', subject: 'Odd button' },
    });
    await reply(test, ofOrder.ticketId, 'It is a mother-of-pearl one');
    const { _id } = ofOrder;
    expect(await listed({ about: 'order-part', customer: bought.customer._id })).toEqual([_id]);
    expect(await listed({ about: 'nothing', customer: bought.customer._id })).toEqual([]);
    expect(await listed({ about: 'nothing' })).toContain(opened._id);
    expect(await listed({ priority: 'Urgent', category: 'Order' })).toEqual([_id]);
    expect(await listed({ q: 'mother-of-pearl' })).toEqual([_id]);
    expect(await listed({ q: bought.customer.email })).toEqual([_id]);
    expect(await listed({ q: 'Odd but' })).toEqual([_id]);
    expect(await listed({ assigned: 'nobody' })).toContain(_id);
    expect(await listed({ status: 'Closed' })).toEqual([]);
    expect((await listed({ sort: '-priority' }))[0]).toBe(_id);
    await test.call(ticketResource.act, { body: { action: 'assign', ids: [_id] } }, admin);
    expect(await listed({ assigned: 'me' })).toContain(_id);
    expect(await listed({ assigned: 'me' }, await signInAs(test, 'Admin'))).toEqual([]);
  });

  it('resolves several at once, each by its own status', async () => {
    const other = await openTicket(test, customer);
    await become(test, other._id, 'Resolved', admin);
    const ids = [opened._id, other._id];
    const { results } = (await test.call(ticketResource.act, { body: { action: 'resolve', ids } }, admin)).body;
    expect(results.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await seen(test, opened.ticketId)).status).toBe('Resolved');
  });

  it('gives several to a colleague, who is told of each once, or to nobody, and to staff only', async () => {
    const [colleague, other] = [await signInAs(test, 'Admin'), await openTicket(test, customer)];
    const ids = [opened._id, other._id];
    const assign = (assigneeId: string | null, as = admin) =>
      test.call(assignTickets, { body: { ids, assigneeId } }, as);
    expect((await assign(colleague._id)).body).toEqual({ assigned: 2 });
    expect((await assign(colleague._id)).body).toEqual({ assigned: 0 });
    expect((await listed({ assigned: 'me' }, colleague)).sort()).toEqual(ids.toSorted());
    const bell = (await test.call(listNotifications, {}, colleague)).body.items.filter(({ title }) =>
      title.endsWith('is assigned to you'),
    );
    expect(bell).toHaveLength(2);
    expect((await assign(customer._id)).status).toBe(422);
    expect((await assign(colleague._id, customer)).status).toBe(403);
    expect((await seenByStaff(test, opened._id, admin)).assignee?._id).toBe(colleague._id);
    expect((await assign(null)).body).toEqual({ assigned: 2 });
    expect(await listed({ assigned: 'me' }, colleague)).toEqual([]);
  });

  it('is found by its number in the command palette, by staff only', async () => {
    const query = { q: opened.ticket.ticketNumber };
    const found = async (as: TestPerson) => (await test.call(searchStaff, { query }, as)).body.items;
    expect(await found(admin)).toMatchObject([{ kind: 'ticket', path: `/admin/support/tickets/${opened._id}` }]);
    expect(await found(await signInAs(test, 'Tailor'))).toEqual([]);
  });
});

describe('work on a ticket', () => {
  it('changes category, priority and who works on it, who is told by a colleague', async () => {
    const colleague = await signInAs(test, 'Admin', { firstName: 'Ife', lastName: 'Ade' });
    const { body } = await test.call(listTicketAssignees, {}, admin);
    expect(body.items).toContainEqual({ _id: colleague._id, name: 'Ife Ade' });
    expect((await change(opened._id, { priority: 'Urgent', assigneeId: colleague._id })).status).toBe(200);
    expect(await seenByStaff(test, opened._id, admin)).toMatchObject({
      ...{ priority: 'Urgent', assignee: { _id: colleague._id, name: 'Ife Ade' } },
    });
    const bell = (await test.call(listNotifications, {}, colleague)).body.items;
    expect(bell[0]?.title).toBe(`Ticket ${opened.ticket.ticketNumber} is assigned to you`);
    for (const assigneeId of [customer._id, (await signInAs(test, 'Tailor'))._id])
      expect((await change(opened._id, { assigneeId })).status).toBe(422);
  });

  it('is refused on an old version, and by a status that it cannot have', async () => {
    const { version } = await seenByStaff(test, opened._id, admin);
    await answer(test, opened._id, 'Hello', admin);
    const values = { category: 'Other', priority: 'Low', assigneeId: null } as const;
    const stale = await test.call(
      ticketResource.update,
      { params: { _id: opened._id }, body: { version, values } },
      admin,
    );
    expect(stale.status).toBe(409);
    expect((await become(test, opened._id, 'Closed', admin)).status).toBe(409);
  });

  it('holds an answer back once when a colleague answered first', async () => {
    const colleague = await signInAs(test, 'Admin');
    const { lastId } = await seenByStaff(test, opened._id, admin);
    const send = (message: string, as: TestPerson, seenId: string) =>
      test.call(answerTicket, { params: { _id: opened._id }, body: { message, seenId } }, as);
    const both = await Promise.all([send('Mine', admin, lastId), send('Hers', colleague, lastId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = both[0]?.status === 409 ? admin : colleague;
    const shown = await seenByStaff(test, opened._id, late);
    expect(shown.messages).toHaveLength(1);
    expect((await send('Again', late, shown.lastId)).status).toBe(201);
    // Nobody holds back one’s own.
    expect((await send('And one more', late, shown.lastId)).status).toBe(201);
  });

  it('shows what else the customer has, and never measurements', async () => {
    const { customer: buyer, orderId } = await buyFrom(test, [await openShop(test)]);
    const earlier = await openTicket(test, buyer);
    const { _id } = await openTicket(test, buyer);
    const { requester } = await seenByStaff(test, _id, admin);
    expect(requester.orders.map((order) => order._id)).toEqual([orderId]);
    expect(requester.tickets).toMatchObject([{ _id: earlier._id, subject: earlier.ticket.subject }]);
    expect(JSON.stringify(requester)).not.toMatch(/measure|girth|height/i);
  });

  it('shows the customer’s tickets that are not closed first, since one may be a duplicate', async () => {
    const open = await openTicket(test, customer);
    const closed = await openTicket(test, customer);
    for (const status of ['Resolved', 'Closed'] as const) await become(test, closed._id, status, admin);
    const { requester } = await seenByStaff(test, opened._id, admin);
    expect(requester.tickets.map(({ _id }) => _id)).toEqual([open._id, closed._id]);
  });

  it('goes to nobody when who did it is suspended or stops being staff', async () => {
    const { db } = test.app.deps;
    const colleague = await signInAs(test, 'Admin');
    await change(opened._id, { assigneeId: colleague._id });
    const role = { userId: colleague._id, firstName: 'Ngozi', lastName: 'Eze', from: 'Admin' } as const;
    const toRole = (to: 'SuperAdmin' | 'Customer') =>
      db.transaction((tx) => emitAccountEvent('roleChanged', test.app.deps, tx, { ...role, to }));
    await toRole('SuperAdmin');
    expect((await seenByStaff(test, opened._id, admin)).assignee?._id).toBe(colleague._id);
    await toRole('Customer');
    expect((await seenByStaff(test, opened._id, admin)).assignee).toBeNull();
    await change(opened._id, { assigneeId: admin._id });
    await db.transaction((tx) => emitAccountEvent('suspended', test.app.deps, tx, admin._id));
    const [row] = await db.select().from(tickets).where(eq(tickets._id, opened._id));
    expect(row?.assigneeId).toBeNull();
  });
});

it('is in its customer’s file without what was noted, and goes with their account', async () => {
  const { db } = test.app.deps;
  await answer(test, opened._id, 'It left today.', admin);
  await note(test, opened._id, NOTE, admin);
  const file = JSON.stringify((await test.call(exportAccount, {}, customer)).body);
  expect(file).toContain('The tracking has not moved since Monday.');
  expect(file).toContain('It left today.');
  expect(file).not.toContain(NOTE);
  await db.transaction((tx) => eraseTickets(test.app.deps, tx, customer._id));
  expect(await db.$count(tickets, eq(tickets.requesterId, customer._id))).toBe(0);
  expect(await db.$count(messages, eq(messages.subjectId, opened._id))).toBe(0);
});
