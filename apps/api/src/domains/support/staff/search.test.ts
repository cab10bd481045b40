import { mergeTicket } from '@adunni/contracts/support/merging';
import { ticketResource } from '@adunni/contracts/support/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { tickets } from '../tables.ts';
import { note, openTicket, reply } from '../testing.ts';
import { ticketList } from './list.queries.ts';
import { ticketsWith } from './search.queries.ts';

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

it('finds tickets by their number, its end, their subject, and who asks, by the name and address that they have now', async () => {
  const { db } = test.app.deps;
  const { ticketNumber } = opened.ticket;
  const named = [
    ticketNumber,
    ticketNumber.toLowerCase(),
    ticketNumber.slice(-6),
    String(Number(ticketNumber.slice(-6))),
  ];
  for (const q of [...named, customer.email, customer.email.split('@')[0] ?? ''])
    expect(await found(q)).toContain(opened._id);
  await db.update(users).set({ firstName: 'Zebulun', lastName: 'Ṣówándé' }).where(eq(users._id, customer._id));
  await db.update(tickets).set({ subject: 'Zari on the hem' }).where(eq(tickets._id, opened._id));
  for (const q of ['zebulun', 'Sowande Zeb', 'zari']) expect(await found(q)).toEqual([opened._id]);
  await db.update(users).set({ firstName: 'Nobody' }).where(eq(users._id, customer._id));
  expect([await found('zebulun'), (await stale()).rows]).toEqual([[], []]);
});

it('counts up to a thousand, and walks the list in its order instead of gathering what a common word finds', async () => {
  const { db, pool } = test.app.deps;
  await db.execute(sql`with opened as (
      insert into tickets (id, public_id, number, guest_name, guest_email, subject, category, priority, last_at, form_key, form_hash)
      select uuidv7(), 'common-' || n, 'TKT-2025-' || lpad(n::text, 6, '0'), 'Uche Eze', 'uche@example.com', 'Quilted aso-oke',
        'Delivery', 'Normal', now(), 'common-' || n, ''
      from generate_series(1, 1001) n returning id)
    select count(*) from opened`);
  await db.execute(sql`select index_missing_tickets()`);
  await db.execute(sql`analyze ticket_words`);
  const { body } = await test.call(ticketResource.list, { query: { q: 'quilted', status: 'any' } }, admin);
  expect(body).toMatchObject({ total: 1000, isCapped: true });
  expect(body.next).not.toBeNull();
  const beyond = await test.call(ticketResource.list, { query: { q: 'quilted', status: 'any', page: 42 } }, admin);
  expect(beyond.status).toBe(400);

  const condition = await ticketsWith('quilted', admin, db);
  const { sql: text, params } = db
    .select({ _id: tickets._id })
    .from(tickets)
    .where(condition)
    .orderBy(ticketList.sorts.due, tickets._id)
    .limit(26)
    .toSQL();
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('tickets_due');
  expect(plan).not.toContain('Seq Scan');
});
