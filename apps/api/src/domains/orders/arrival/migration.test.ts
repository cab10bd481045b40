import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOMAINS } from '../../../floors.ts';
import { migrate } from '../../../kit/database/migrate.ts';
import { type FormerDatabase, openFormerDatabase } from '../../../kit/testing/former-database.ts';

/** How many migrations there were when orders did not say how long their delivery takes. */
const BEFORE = 16;

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase(BEFORE);
});
afterAll(() => former.close());

it('gives orders that there are the days that their delivery takes by default', async () => {
  const { pool } = former;
  const person = randomUUID();
  await pool.query(
    `insert into users (id, role, first_name, last_name, email, password_hash)
      values ($1, 'Customer', 'Ngozi', 'Eze', 'ngozi@example.com', '-')`,
    [person],
  );
  const orders = [
    ['standard', 'NG', 5],
    ['express', 'NG', 2],
    ['standard', 'GB', 12],
    ['express', 'GB', 6],
    ['pickup', null, 0],
  ] as const;
  for (const [option, country] of orders)
    await pool.query(
      `insert into orders (number, user_id, contact, address, delivery_option, payment_plan, subtotal, tax,
        shipping_cost, discount, total_amount, due_first) values ($1, $2, '{}', $3, $4, 'full', 100, 0, 0, 0, 100, 100)`,
      [`ADN-${option}-${country}`, person, country && { countryCode: country }, option],
    );
  await migrate(pool, DOMAINS);
  const { rows } = await pool.query('select number, delivery_days as days from orders');
  const expected = orders.map(([option, country, days]) => ({ number: `ADN-${option}-${country}`, days }));
  expect(rows).toHaveLength(orders.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});
