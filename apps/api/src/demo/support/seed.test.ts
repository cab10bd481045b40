import { TICKET_STATUS_NAMES } from '@adunni/contracts/support/statuses';
import { getTicket } from '@adunni/contracts/support/tickets';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../domains/conversations/tables.ts';
import { tickets } from '../../domains/support/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('shows tickets in every status, about what is their customer’s own, none of them from the future', async () => {
  const { db } = test.app.deps;
  const rows = await db.select().from(tickets);
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const status of TICKET_STATUS_NAMES) expect(rows.map((row) => row.status)).toContain(status);
  const { rows: strange } = await db.execute(sql`select t.number from tickets t
    left join order_parts part on part.id = t.order_part_id left join orders o on o.id = part.order_id
    left join bookings b on b.id = t.booking_id
    where o.user_id <> t.requester_id or b.user_id <> t.requester_id`);
  expect(strange).toEqual([]);
  expect(await db.$count(messages, sql`subject_kind = 'ticket' and created_at > ${test.now.toISOString()}`)).toBe(0);
});

it('has a backlog in which some were resolved and opened again, and that runs on only for what is unresolved', async () => {
  const { rows } = await test.app.deps.db.execute<{ times: number; runs: boolean; open: boolean }>(sql`
    select count(*)::int as times, bool_or(b.until = 'infinity') as runs, t.status in ('Open', 'Pending') as open
    from tickets t join ticket_backlog b on b.ticket_id = t.id where t.merged_into is null group by t.id`);
  expect(rows.filter(({ times }) => times === 2).length).toBeGreaterThan(2);
  expect(rows.filter(({ runs, open }) => runs !== open)).toEqual([]);
});

it('shows a duplicate that was merged: its link leads to what stays, where its words and a note stand', async () => {
  const { db } = test.app.deps;
  const [merged] = await db.select().from(tickets).where(isNotNull(tickets.mergedInto));
  const params = { ticketId: merged?.publicId ?? '' };
  const { ticket } = (await test.call(getTicket, { params })).body;
  const [stays] = await db
    .select()
    .from(tickets)
    .where(eq(tickets._id, merged?.mergedInto ?? ''));
  expect([ticket._id, ticket.subject]).toEqual([stays?.publicId, stays?.subject]);
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.subjectId, stays?._id ?? ''));
  expect(said.map(({ audience }) => audience)).toEqual(['everyone', 'everyone', 'staff']);
  expect(said.at(-1)?.text).toContain(merged?.number);
  expect(JSON.stringify(ticket)).not.toContain('Merged TKT');
});
