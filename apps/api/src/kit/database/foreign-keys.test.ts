import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { type FormerDatabase, openFormerDatabase } from '../testing/former-database.ts';
import { migrate } from './migrate.ts';

const META = join(import.meta.dirname, '..', '..', '..', 'migrations', 'meta');
const read = (file: string) => JSON.parse(readFileSync(join(META, file), 'utf8'));
const { entries } = read('_journal.json') as { entries: { tag: string }[] };

/** Names of the keys that tables.ts declares. */
const declared = (): string[] => {
  const number = entries.at(-1)?.tag.split('_')[0];
  const tables = Object.values(read(`${number}_snapshot.json`).tables) as { foreignKeys: Record<string, unknown> }[];
  return tables.flatMap(({ foreignKeys }) => Object.keys(foreignKeys));
};

/** The keys that run up, each kept by the domain that it points to. */
const RUN_UP = [
  'bookings_order_part_id_order_parts_id_fk',
  'ledger_entries_part_id_order_parts_id_fk',
  'ledger_entries_partner_id_affiliate_partners_id_fk',
  'ledger_transactions_aso_ebi_order_id_aso_ebi_orders_id_fk',
  'ledger_transactions_booking_id_bookings_id_fk',
  'ledger_transactions_invoice_id_invoices_id_fk',
  'ledger_transactions_milestone_id_planning_milestones_id_fk',
  'ledger_transactions_order_id_orders_id_fk',
  'measurement_proposals_booking_id_bookings_id_fk',
  'measurement_proposals_order_item_id_order_items_id_fk',
  'payments_aso_ebi_order_id_aso_ebi_orders_id_fk',
  'payments_booking_id_bookings_id_fk',
  'payments_card_id_payment_methods_id_fk',
  'payments_charged_method_id_payment_methods_id_fk',
  'payments_invoice_id_invoices_id_fk',
  'payments_milestone_id_planning_milestones_id_fk',
  'payments_order_id_orders_id_fk',
  'payouts_partner_id_affiliate_partners_id_fk',
];

let database: FormerDatabase;
afterEach(() => database.close());

async function keysOf({ pool }: FormerDatabase) {
  const { rows } = await pool.query<{ name: string; table: string; definition: string }>(`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  const inTables = declared();
  return rows.filter(({ name }) => !inTables.includes(name));
}

describe('keys that run up', () => {
  it.each([
    ['an empty database', 0],
    ['one of the first version', 1],
  ])('are all there after migrating %s, and no other that no table declares', async (_of, migrations) => {
    database = await openFormerDatabase(migrations);
    await migrate(database.pool, DOMAINS);
    expect((await keysOf(database)).map(({ name }) => name)).toEqual(RUN_UP);
  });

  it('are made where no migration made them, each as a migration would have', async () => {
    database = await openFormerDatabase(entries.length);
    const byMigrations = await keysOf(database);
    for (const { table, name } of byMigrations)
      await database.pool.query(`alter table ${table} drop constraint ${name}`);
    expect(await keysOf(database)).toEqual([]);
    await migrate(database.pool, DOMAINS);
    const kept = await keysOf(database);
    expect(kept.map(({ name }) => name)).toEqual(RUN_UP);
    expect(kept).toEqual(expect.arrayContaining(byMigrations));
  });
});
