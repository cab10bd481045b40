import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { migrate } from '../../kit/database/migrate.ts';
import { type FormerDatabase, openFormerDatabase } from '../../kit/testing/former-database.ts';

/** How many migrations there were when the columns of statuses were called `state`. */
const BEFORE = 6;

/** What kept the roll-ups of orders then, as far as it named those columns. */
const FORMER_OBJECTS = `
  create function order_counts(state order_state) returns boolean language sql immutable as $$
    select state in ('part-paid', 'paid', 'completed')
  $$;
  create function roll_up_order() returns trigger language plpgsql as $$
  begin
    insert into dashboard_days (day, placed, orders) values (new.created_at::date, 0, order_counts(new.state)::int);
    return null;
  end $$;
  create trigger orders_rolled_on after update on orders for each row
    when (order_counts(old.state) is distinct from order_counts(new.state)) execute function roll_up_order()`;

const [person, order] = [randomUUID(), randomUUID()];
const startedAs = (word: string) => ({
  order: { _id: order, number: 'ADN-1' },
  payment: { reference: 'adn-1', url: 'https://example.com/pay', [word]: 'created' },
});

let former: FormerDatabase;
const rowsOf = async (sql: string) => (await former.pool.query(sql)).rows;

beforeAll(async () => {
  former = await openFormerDatabase(BEFORE);
  const { pool } = former;
  await pool.query(
    `insert into users (id, role, first_name, last_name, email, password_hash)
      values ($1, 'Customer', 'Ngozi', 'Eze', 'ngozi@example.com', '-')`,
    [person],
  );
  await pool.query(
    `insert into orders (id, number, user_id, state, contact, delivery_option, payment_plan, subtotal, tax, shipping_cost,
      discount, total_amount, due_first) values ($1, 'ADN-1', $2, 'paid', '{}', 'standard', 'full', 100, 0, 0, 0, 100, 100)`,
    [order, person],
  );
  await pool.query(
    `insert into screen_preferences values
      ($1, 'orders', '{"hiddenColumns": ["customer", "state", "paid"]}'), ($1, 'people', '{"hiddenColumns": []}')`,
    [person],
  );
  await pool.query(
    `insert into idempotency_keys (user_id, key, body_hash, answer) values ($1, 'one', '-', $2), ($1, 'free', '-', $3)`,
    [person, startedAs('state'), { order: { _id: order }, payment: null }],
  );
  await pool.query(FORMER_OBJECTS);
  await migrate(pool, DOMAINS);
});
afterAll(() => former.close());

describe('a database from before statuses were called so', () => {
  it('keeps every status, and has no column, type or index that is called a state', async () => {
    expect(await rowsOf('select status from orders')).toEqual([{ status: 'paid' }]);
    const left = await rowsOf(`
      select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '(^|_)state$'
      union all select typname from pg_type where typname like '%\\_state'
      union all select relname from pg_class where relname like '%\\_state'`);
    expect(left).toEqual([{ name: 'addresses.state' }]);
  });

  it('counts an order that is cancelled afterwards, by functions that know the new names', async () => {
    await former.pool.query(`update orders set status = 'cancelled', cancel_reason = 'staff', cancelled_at = now()`);
    expect(await rowsOf('select sum(orders)::int as sold, sum(placed)::int as placed from dashboard_days')).toEqual([
      { sold: 0, placed: 1 },
    ]);
    expect(await rowsOf(`select proname from pg_proc where proname = 'order_counts'`)).toEqual([]);
  });

  it('keeps hidden columns, and what a repeated order is answered', async () => {
    expect(await rowsOf('select screen, preference from screen_preferences order by screen')).toEqual([
      { screen: 'orders', preference: { hiddenColumns: ['customer', 'status', 'paid'] } },
      { screen: 'people', preference: { hiddenColumns: [] } },
    ]);
    expect(await rowsOf('select answer from idempotency_keys order by key desc')).toEqual([
      { answer: startedAs('status') },
      { answer: { order: { _id: order }, payment: null } },
    ]);
  });
});
