import { mergeTicket } from '@adunni/contracts/support/merging';
import { ticketResource } from '@adunni/contracts/support/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { tickets } from '../tables.ts';
import { note, openTicket, reply } from '../testing.ts';
import { ticketList } from './list.queries.ts';

let test: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let opened: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  customer = await signInAs(test);
  opened = await openTicket(test, customer);
});
afterAll(() => test.close());

const found = async (q: string) =>
  (await test.call(ticketResource.list, { query: { q, status: 'any' } }, admin)).body.items.map(({ _id }) => _id);
/** Tickets whose words are others than those of their messages. */
const stale = () =>
  test.app.deps.db.execute(sql`select t.id from tickets t left join ticket_words w on w.ticket_id = t.id
    where w.words is distinct from words_of_ticket(t.id)`);

it('finds tickets with all the words, of a note too, in any order, by their beginning and without their accents', async () => {
  await reply(test, opened.ticketId, 'The aṣọ-òkè is frayed at the hem');
  await note(test, opened._id, 'Promised kaftan repairs', admin);
  for (const q of ['HEM frayed', 'fray', 'aso-oke', 'kaftan frayed', 'Where is'])
    expect(await found(q)).toContain(opened._id);
  for (const q of ['frayed xylophone', 'rayed', 'fr', '& | !', "'; drop"])
    expect(await found(q)).not.toContain(opened._id);
});

it('knows the words of all who write at once, of what changes, and of no message that is gone', async () => {
  const { db } = test.app.deps;
  const words = ['zinnia', 'zeppelin', 'zircon', 'zodiac'];
  await Promise.all(words.map((word) => reply(test, opened.ticketId, word)));
  for (const word of words) expect(await found(word)).toEqual([opened._id]);
  await db.update(messages).set({ text: 'zabaglione' }).where(eq(messages.text, 'zinnia'));
  await db.delete(messages).where(eq(messages.text, 'zircon'));
  expect([await found('zinnia'), await found('zircon'), await found('zabaglione')]).toEqual([[], [], [opened._id]]);
  const other = await openTicket(test, customer);
  await test.call(mergeTicket, { params: { _id: opened._id }, body: { into: other.ticket.ticketNumber } }, admin);
  expect(await found('zodiac')).toEqual([other._id]);
  await db.execute(sql`alter table messages disable trigger messages_in_tickets`);
  const { _id } = await openTicket(test, customer);
  await db.execute(sql`alter table messages enable trigger messages_in_tickets`);
  await db.execute(sql`select index_missing_tickets()`);
  expect([(await stale()).rows, await found('tracking')]).toEqual([[], expect.arrayContaining([_id])]);
});

it('reads no table of tickets, messages or people from end to end', async () => {
  const { pool } = test.app.deps;
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { sql: text, params } = test.app.deps.db
      .select({ _id: tickets._id })
      .from(tickets)
      .where(ticketList.search('tight'))
      .toSQL();
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['tickets_words', 'ticket_words_words', 'tickets_requester', 'users_first_name_begins'])
      expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
