import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOMAINS } from '../../../floors.ts';
import { migrate } from '../../../kit/database/migrate.ts';
import { type FormerDatabase, openFormerDatabase } from '../../../kit/testing/former-database.ts';

/** How many migrations there were when makers earned as soon as a booking was completed. */
const BEFORE = 14;

const [startsAt, endsAt] = ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'];
const completedAt = new Date('2026-11-20T10:15:00Z');
const ids = { completed: randomUUID(), missed: randomUUID(), confirmed: randomUUID() };

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase(BEFORE);
  const client = await former.pool.connect();
  const add = async (table: string, row: Record<string, unknown>) => {
    const values = Object.keys(row).map((_, index) => `$${index + 1}`);
    await client.query(`insert into ${table} (${Object.keys(row)}) values (${values})`, Object.values(row));
  };
  await client.query('set session_replication_role = replica');
  const booking = {
    ...{ maker_id: randomUUID(), service_id: randomUUID(), provider_id: randomUUID(), time_id: randomUUID() },
    ...{ kind: 'appointment', place: 'studio', confirmation: 'instant', contact: '{}', service: '{}', seats: 1 },
    ...{ starts_at: startsAt, first_starts_at: startsAt, ends_at: endsAt, zone: 'UTC', customer_zone: 'UTC' },
    ...{ price: 100, deposit: 50, travel_fee: 0, total: 100, plan: 'deposit', due_first: 50, commission_percent: 15 },
  };
  await add('bookings', { ...booking, id: ids.completed, number: 'BKG-1', status: 'completed' });
  await add('bookings', { ...booking, id: ids.missed, number: 'BKG-2', status: 'no-show', ended_by: 'customer' });
  await add('bookings', { ...booking, id: ids.confirmed, number: 'BKG-3', status: 'confirmed' });
  for (const [status, created_at] of [
    ['confirmed', '2026-11-18T09:00:00Z'],
    ['completed', completedAt],
  ])
    await add('booking_events', { booking_id: ids.completed, status, by: 'maker', starts_at: startsAt, created_at });
  client.release(true);
  await migrate(former.pool, DOMAINS);
});
afterAll(() => former.close());

it('knows of bookings that had ended when they did, and that they were earned at once', async () => {
  const { rows } = await former.pool.query('select booking_id, ended_at, earned_at from booking_outcomes');
  const outcomes = new Map(rows.map(({ booking_id, ended_at, earned_at }) => [booking_id, [ended_at, earned_at]]));
  expect(outcomes.get(ids.completed)).toEqual([completedAt, completedAt]);
  expect(outcomes.get(ids.missed)).toEqual([new Date(endsAt), new Date(endsAt)]);
  expect(outcomes.size).toBe(2);
});
