import { listProducts } from '@adunni/contracts/catalog/catalog';
import { getTrade } from '@adunni/contracts/dashboard/dashboard';
import { orderResource } from '@adunni/contracts/orders/staff';
import { ticketResource } from '@adunni/contracts/support/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { FilledBeforeError, seedScale } from './seed.ts';

const SCALE = 60;
let test: TestApp;
let indexesBefore: unknown[];
let productsBefore: number;
beforeAll(async () => {
  test = await startDemoApp();
  indexesBefore = await rowsOf(INDEXES);
  productsBefore = (await rowsOf<{ count: number }>('select count(*)::int from products'))[0]?.count ?? 0;
  await seedScale(test.app.deps, { scale: SCALE }, () => undefined);
});
afterAll(() => test.close());

const INDEXES = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
const TRIGGERS = `select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal`;

async function rowsOf<Row>(text: string): Promise<Row[]> {
  return (await test.app.deps.pool.query(text)).rows;
}

describe('a database filled by scale', () => {
  it('has as many products and customers and ten times the orders, under numbers that go on', async () => {
    const [counts] = await rowsOf(`select
      (select count(*)::int from products) as products, (select max(number) from orders) as last,
      (select count(*)::int from users where email like 'customer.%@scale.adunni.example') as customers,
      (select count(*)::int from orders o join users u on u.id = o.user_id where u.email like '%@scale.adunni.example') as orders`);
    expect(counts).toMatchObject({ products: productsBefore + SCALE, customers: SCALE, orders: SCALE * 10 });
    const [sequence] = await rowsOf<{ next: number }>(`select nextval('order_numbers')::int as next`);
    expect((counts as { last: string }).last).toMatch(new RegExp(`-0*${(sequence?.next ?? 0) - 1}$`));
  });

  it('has twice as many tickets with ten messages each, found by the words of a note too', async () => {
    const [counts] = await rowsOf(`select count(distinct t.id)::int as tickets, count(*)::int as messages
      from tickets t join messages m on m.subject_id = t.id where t.form_hash = 'scale'`);
    expect(counts).toEqual({ tickets: SCALE * 2, messages: SCALE * 20 });
    const [note] = await rowsOf<{ text: string; number: string }>(`select m.text, t.number from messages m
      join tickets t on t.id = m.subject_id where t.form_hash = 'scale' and m.audience = 'staff' order by m.id limit 1`);
    const q = note?.text.slice(-6) ?? '';
    const found = await test.call(ticketResource.list, { query: { q } }, await signInAs(test, 'Admin'));
    expect(found.body.items.map(({ number }) => number)).toContain(note?.number);
  });

  it('has every index and trigger that it had before', async () => {
    expect(await rowsOf(INDEXES)).toEqual(indexesBefore);
    expect(await rowsOf(TRIGGERS)).toEqual([{ count: 0 }]);
  });

  it('lists and finds products as the triggers would have it', async () => {
    expect(
      await rowsOf(`select p.slug from product_listing l join products p using (id)
        where (p.price_min, p.price_max, p.sizes, p.colour_names, p.colours, p.cover_id, p.alternate_id)
          is distinct from (l.price_min, l.price_max, l.sizes, l.colour_names, l.colours, l.cover_id, l.alternate_id)`),
    ).toEqual([]);
    const words = 'select array_agg(search order by id) as search from products';
    const [filled] = await rowsOf(words);
    await test.app.deps.pool.query('update products set title = title');
    expect(await rowsOf(words)).toEqual([filled]);
    const found = await test.call(listProducts, { query: { q: 'agbada', limit: 100 } });
    expect(found.body.items.length).toBeGreaterThan(2);
  });

  it('keeps of shelves, wishes and carts what there is', async () => {
    expect(
      await rowsOf(`select product_id from product_stock s full join product_shelves k using (product_id)
        where (s.pieces, s.fewest) is distinct from (k.pieces, k.fewest)`),
    ).toEqual([]);
    expect(
      await rowsOf(`select product_id from (select product_id, count(*) as wishes from wishlist_items group by 1) w
        full join product_wishes k using (product_id) where coalesce(w.wishes, 0) <> coalesce(k.wishes, 0)`),
    ).toEqual([]);
    expect(
      await rowsOf(`select id from baskets b
        where is_filled <> exists (select from cart_items where basket_id = b.id and not saved_for_later)`),
    ).toEqual([]);
  });

  it('has no row that refers to nothing, although it was written past the foreign keys', async () => {
    const keys = await rowsOf<{ child: string; own: string; parent: string; theirs: string }>(`
      select c.conrelid::regclass::text as child, a.attname as own, c.confrelid::regclass::text as parent, f.attname as theirs
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
    expect(keys.length).toBeGreaterThan(40);
    for (const { child, own, parent, theirs } of keys) {
      const lost = await rowsOf(`select c.${own} from ${child} c
        where c.${own} is not null and not exists (select from ${parent} p where p.${theirs} = c.${own})`);
      expect([child, own, lost]).toEqual([child, own, []]);
    }
  });

  it('sums each ledger transaction to zero, and holds in the ledger what payments brought and refunds took', async () => {
    expect(await rowsOf(`select transaction_id from ledger_entries group by 1 having sum(amount) <> 0`)).toEqual([]);
    const [sums] = await rowsOf<Record<string, string>>(`select
      (select sum(coalesce(captured_amount, amount)) from payments where status in ('succeeded', 'wrong')) as paid,
      (select sum(e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.kind = 'payment' and e.account = 'provider') as booked,
      (select sum(amount) from refunds) as refunded,
      (select -sum(e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.kind = 'refund' and e.account = 'refunds') as returned`);
    expect([sums?.booked, sums?.returned]).toEqual([sums?.paid, sums?.refunded]);
  });

  it('shows in lists and dashboards', async () => {
    const admin = await signInAs(test, 'Admin');
    const listed = await test.call(orderResource.list, { query: { q: 'customer.0@scale.adunni.example' } }, admin);
    expect([listed.status, listed.body.total > 0]).toEqual([200, true]);
    const { rows } = await test.app.deps.pool.query(
      `select count(*)::int as paid from orders where status in ('part-paid', 'paid', 'completed')
        and (created_at at time zone 'Africa/Lagos')::date > ($1::timestamptz at time zone 'Africa/Lagos')::date - 365`,
      [test.now],
    );
    const { figures } = (await test.call(getTrade, { query: { period: 'year' } }, admin)).body;
    expect(figures.orders.now).toBe(rows[0].paid);
  });

  it('is filled once', async () => {
    await expect(seedScale(test.app.deps, { scale: SCALE }, () => undefined)).rejects.toThrow(FilledBeforeError);
  });
});
