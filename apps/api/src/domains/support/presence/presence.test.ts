import { randomUUID } from 'node:crypto';
import {
  leaveTicket,
  OPEN_TICKETS_EVENT,
  type OpenTicketNews,
  openTicket as openWindow,
  PRESENCE_EVENT,
  PRESENCE_LIFETIME_MS,
  type TicketPresence,
} from '@adunni/contracts/support/presence';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { emitAccountEvent } from '../../identity/account-events.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openStream } from '../../notifications/testing.ts';
import { ticketWindows } from '../tables.ts';
import { answer, become, note, openTicket, reply, seenByStaff } from '../testing.ts';

let test: TestApp;
/** A second process on the same database. */
let other: FastifyInstance;
let elsewhere: string;
let customer: TestPerson;
let folake: TestPerson;
let ife: TestPerson;
let ticketId: string;
beforeAll(async () => {
  test = await startTestApp();
  other = await buildApp({ ...test.config, port: 0 }, { pages: false, recurring: false });
  elsewhere = await other.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  customer = await signInAs(test);
  folake = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello' });
  ife = await signInAs(test, 'SuperAdmin', { firstName: 'Ife', lastName: 'Ade' });
  ticketId = (await openTicket(test, customer))._id;
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const beat = async (as: TestPerson, windowId: string = randomUUID(), _id = ticketId) =>
  test.call(openWindow, { params: { _id }, body: { windowId } }, as);
const leave = (as: TestPerson, windowId: string) => test.call(leaveTicket, { params: { _id: ticketId, windowId } }, as);
const follow = (as: TestPerson, origin = test.origin) => openStream<TicketPresence>(origin, as, PRESENCE_EVENT);
/** Names of who else is told to have the ticket open. */
const namesIn = ({ tickets }: TicketPresence) =>
  tickets.flatMap(({ _id, people }) => (_id === ticketId ? people.map(({ name }) => name) : []));

describe('who has a ticket open', () => {
  it('is told to each of two colleagues, at every process, when the other comes and when they leave', async () => {
    const stream = await follow(folake, elsewhere);
    expect(await stream.until(() => true)).toEqual({ tickets: [] });
    expect((await beat(folake)).body.people).toEqual([]);
    const window = randomUUID();
    expect((await beat(ife, window)).body.people).toEqual([{ _id: folake._id, name: 'Folake Bello' }]);
    expect(namesIn(await stream.until((state) => namesIn(state).length > 0))).toEqual(['Ife Ade']);
    await leave(ife, window);
    expect(await stream.until((state) => namesIn(state).length === 0)).toEqual({ tickets: [] });
    stream.leave();
  });

  it('counts somebody once however many windows they have, and until the last has gone', async () => {
    const [one, another] = [randomUUID(), randomUUID()];
    await beat(ife, one);
    await beat(ife, another);
    await leave(ife, one);
    expect((await beat(folake)).body.people).toEqual([{ _id: ife._id, name: 'Ife Ade' }]);
    expect((await beat(ife, another)).body.people.map(({ name }) => name)).toEqual(['Folake Bello']);
    await leave(ife, another);
    expect((await beat(folake)).body.people).toEqual([]);
  });

  it('ends when a window dies, and nobody can end another’s', async () => {
    const window = randomUUID();
    await beat(ife, window);
    await leave(folake, window);
    expect((await beat(folake)).body.people).toHaveLength(1);
    const before = test.now;
    test.now = new Date(before.getTime() + PRESENCE_LIFETIME_MS + 1);
    expect((await beat(folake)).body.people).toEqual([]);
    const left = await test.app.deps.db.select().from(ticketWindows).where(eq(ticketWindows.windowId, window));
    expect(left).toEqual([]);
    test.now = before;
  });

  it('stands when many beat at once', async () => {
    const windows = Array.from({ length: 12 }, () => randomUUID());
    const answers = await Promise.all(windows.flatMap((window) => [beat(ife, window), beat(folake, randomUUID())]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await beat(folake)).body.people).toHaveLength(1);
  });

  it('is told of no other ticket, and is no work that the audit log keeps', async () => {
    const elsewhereId = (await openTicket(test, customer))._id;
    await beat(ife, randomUUID(), elsewhereId);
    expect((await beat(folake)).body.people).toEqual([]);
    const entries = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, ife._id));
    expect(entries).toEqual([]);
    expect((await beat(ife, randomUUID(), randomUUID())).status).toBe(404);
  });
});

describe('a ticket that one has open', () => {
  const followNews = (as: TestPerson, origin = test.origin) =>
    openStream<OpenTicketNews>(origin, as, OPEN_TICKETS_EVENT);

  it('tells everybody who has it open, at every process, of what is said, noted and changed there', async () => {
    const { ticket, _id } = await openTicket(test, customer);
    await beat(folake, randomUUID(), _id);
    const stream = await followNews(folake, elsewhere);
    const first = (await stream.until(({ tickets }) => tickets.length > 0)).tickets[0];
    expect(first?._id).toBe(_id);
    const next = async (act: () => Promise<unknown>) => {
      const now = (await seenByStaff(test, _id, folake)).version;
      const was = await newest(_id);
      await act();
      return (
        await stream.until(({ tickets }) => tickets.some((one) => one.version > now || one.newestId !== was))
      ).tickets.find((one) => one._id === _id);
    };
    await next(() => reply(test, ticket._id, 'Any news?'));
    const noted = await next(() => note(test, _id, 'Ask the courier', ife));
    expect(noted?.newestId).toBe(await newest(_id));
    await next(() => answer(test, _id, 'Tomorrow', ife));
    await next(() => become(test, _id, 'Resolved', ife));
    stream.leave();
  });

  it('tells of no other, and nobody else', async () => {
    const elsewhereId = await openTicket(test, customer);
    await beat(folake, randomUUID());
    const stream = await followNews(folake);
    expect((await stream.until(() => true)).tickets.map(({ _id }) => _id)).toEqual([ticketId]);
    await note(test, elsewhereId._id, 'Elsewhere', ife);
    await note(test, ticketId, 'Here', ife);
    const here = await stream.until(() => true);
    expect(here.tickets).toEqual([expect.objectContaining({ _id: ticketId, newestId: await newest(ticketId) })]);
    stream.leave();
    const theirs = await followNews(customer);
    await note(test, ticketId, 'For staff', ife);
    const ended = expect(theirs.until(() => true)).rejects.toThrow('ended before');
    await test.app.deps.db.execute(`update sessions set revoked_at = now() where user_id = '${customer._id}'`);
    await ended;
  });

  const newest = async (_id: string): Promise<string | undefined> => {
    const { db } = test.app.deps;
    const rows = await db.select({ _id: messages._id }).from(messages).where(eq(messages.subjectId, _id));
    return rows
      .map((row) => row._id)
      .sort()
      .at(-1);
  };
});

describe('nobody else', () => {
  it('learns of it or takes part: neither the customer of the ticket nor a maker', async () => {
    const maker = await signInAs(test, 'Designer');
    await beat(folake);
    for (const as of [customer, maker]) {
      expect((await beat(as)).status).toBe(403);
      expect((await leave(as, randomUUID())).status).toBe(403);
      const all = await openStream<{ unread: number }>(test.origin, as);
      await all.until(() => true);
      const stream = await follow(as);
      await beat(ife);
      all.leave();
      // The stream ends without the event having come.
      const ended = expect(stream.until(() => true)).rejects.toThrow('ended before');
      await test.app.deps.db.execute(`update sessions set revoked_at = now() where user_id = '${as._id}'`);
      await ended;
    }
  });

  it('is seen any more who is suspended or stops being staff', async () => {
    await beat(ife);
    await beat(folake);
    const { deps } = test.app;
    await deps.db.transaction((tx) => emitAccountEvent('suspended', deps, tx, ife._id));
    expect((await beat(folake)).body.people).toEqual([]);
  });
});
