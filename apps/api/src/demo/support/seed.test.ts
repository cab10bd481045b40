import { TICKET_STATUS_NAMES } from '@adunni/contracts/support/statuses';
import { sql } from 'drizzle-orm';
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
