import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { migrate } from '../../kit/database/migrate.ts';
import { type FormerDatabase, openFormerDatabase } from '../../kit/testing/former-database.ts';

/** How many migrations there were when one setting decided for every booking. */
const BEFORE = 10;

let former: FormerDatabase;
afterEach(() => former.close());

/** A service and a booking of the time before, pointing nowhere. */
async function openFormer(settings: object | null): Promise<void> {
  former = await openFormerDatabase(BEFORE);
  const client = await former.pool.connect();
  const add = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const values = columns.map((_, index) => `$${index + 1}`).join(', ');
    await client.query(`insert into ${table} (${columns.join(', ')}) values (${values})`, Object.values(row));
  };
  await client.query('set session_replication_role = replica');
  if (settings) await add('marketplace_settings', { values: JSON.stringify(settings) });
  const ids = { maker_id: randomUUID(), id: randomUUID() };
  const offer = { kind: 'appointment', place: 'studio', confirmation: 'instant', price: 100, deposit: 50 };
  const words = { title: 'Fitting', summary: 'A fitting.', description: 'Stand still.' };
  const lengths = { duration: 60, step: 60, notice: 0, horizon_days: 60 };
  await add('services', { ...ids, ...offer, ...words, ...lengths, category_id: randomUUID() });
  const [startsAt, endsAt] = ['2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z'];
  await add('bookings', {
    ...{ ...ids, ...offer, number: 'BKG-2026-000001', service_id: ids.id, provider_id: randomUUID() },
    ...{ contact: '{}', service: '{}', status: 'confirmed', time_id: randomUUID(), seats: 1 },
    ...{ starts_at: startsAt, first_starts_at: startsAt, ends_at: endsAt, zone: 'UTC', customer_zone: 'UTC' },
    ...{ travel_fee: 0, total: 100, plan: 'deposit', due_first: 50, commission_percent: 15 },
  });
  client.release(true);
  await migrate(former.pool, DOMAINS);
}

const termsOf = async (table: string) => {
  const columns = 'free_hours, max_moves, move_hours, kept_of, late_percent, grace_minutes, no_show_percent';
  const { rows } = await former.pool.query(`select ${columns} from ${table}`);
  return Object.values(rows[0]);
};

it('gives bookings that there are the terms that were enforced', async () => {
  await openFormer({ freeChangeHours: 36, maxReschedules: 3 });
  expect(await termsOf('bookings')).toEqual([36, 3, 36, 'deposit', 100, 0, 100]);
  expect(await termsOf('services')).toEqual([36, 3, 36, 'deposit', 100, 15, 100]);
});

it('gives them the usual ones where nobody had set others', async () => {
  await openFormer(null);
  expect(await termsOf('bookings')).toEqual([24, 2, 24, 'deposit', 100, 0, 100]);
});
