import { nextStages } from '@adunni/contracts/orders/stages';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderParts, orders, stageEvents } from '../../domains/orders/tables.ts';
import { capturedAmount, payments } from '../../domains/payments/tables.ts';
import { drawFrom } from '../../kit/draw.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { daysAfter } from '../past/journey.ts';
import { startDemoApp } from '../testing.ts';
import { workFor } from './arranged.ts';
import { readPieces } from './pieces.ts';
import { OWN_WORKSHOPS } from './scenario.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

async function rowsOf<Row>(text: string): Promise<Row[]> {
  const { rows } = await test.app.deps.pool.query(text);
  return rows;
}

describe('the demo’s year', () => {
  it('has hundreds of orders of many people, with every status that stays', async () => {
    const statuses = await rowsOf<{ status: string; count: number }>(
      'select status, count(*)::int from orders group by 1',
    );
    const count = (status: string) => statuses.find((one) => one.status === status)?.count ?? 0;
    expect(count('completed')).toBeGreaterThan(300);
    expect(count('paid')).toBeGreaterThan(30);
    expect(count('part-paid')).toBeGreaterThan(2);
    expect(count('cancelled')).toBeGreaterThan(20);
    const [buyers] = await rowsOf<{ count: number }>('select count(distinct user_id)::int from orders');
    expect(buyers?.count).toBeGreaterThan(120);
  });

  it('numbers orders in the order in which they came, none of them in the future', async () => {
    const all = await test.app.deps.db.select().from(orders).orderBy(orders.createdAt, orders._id);
    const serials = all.map(({ number }) => Number(number.split('-')[2]));
    expect(serials).toEqual(serials.toSorted((a, b) => a - b));
    expect(all.at(-1)?.createdAt.getTime()).toBeLessThanOrEqual(test.now.getTime());
    expect(all.every(({ number, createdAt }) => number.includes(`-${createdAt.getUTCFullYear()}-`))).toBe(true);
  });

  it('keeps what is paid and still to be sent apart from stock, so that a cancellation brings it back', async () => {
    const [lines] = await rowsOf<{ unsent: number; held: number }>(`
      select count(*)::int as unsent, count(h.order_id)::int as held
      from order_items i join order_parts p on p.id = i.part_id join orders o on o.id = p.order_id
      left join stock_holds h on h.order_id = o.id and h.variant_id = i.variant_id and h.status = 'settled'
      where i.kind = 'ready-to-wear' and i.variant_id is not null and i.quantity > i.refunded_quantity
        and p.stage in ('placed', 'confirmed', 'packed') and o.status in ('part-paid', 'paid')`);
    expect(lines?.unsent).toBeGreaterThan(0);
    expect(lines?.held).toBe(lines?.unsent);
  });

  it('took each part only along the graph, one stage after another in time', async () => {
    const { db } = test.app.deps;
    const parts = await db
      .select({ ...getTableColumns(orderParts), delivery: orders.deliveryOption })
      .from(orderParts)
      .innerJoin(orders, eq(orders._id, orderParts.orderId));
    const events = await db.select().from(stageEvents).orderBy(stageEvents.createdAt, stageEvents._id);
    const ways = Map.groupBy(events, ({ partId }) => partId);
    for (const { _id, kind, stage, heldAt, delivery } of parts) {
      const way = ways.get(_id) ?? [];
      expect(way.at(-1)?.stage).toBe(stage);
      for (const [index, { stage: to, createdAt }] of way.slice(1).entries()) {
        expect(nextStages(kind, way[index]?.stage ?? 'placed', null, delivery)).toContain(to);
        expect(createdAt.getTime()).toBeGreaterThan(way[index]?.createdAt.getTime() ?? 0);
        expect(createdAt.getTime()).toBeLessThanOrEqual(test.now.getTime());
      }
      expect(heldAt).toBe(stage === 'on-hold' ? way.at(-2)?.stage : null);
    }
  });

  it('has every part accepted within the time that makers have', async () => {
    const [found] = await rowsOf<{ accepted: number; late: number }>(`
      select count(*)::int as accepted, (count(*) filter (where e.created_at > o.created_at + interval '48 hours'))::int as late
      from stage_events e join order_parts p on p.id = e.part_id join orders o on o.id = p.order_id
      where e.stage = 'confirmed'`);
    expect(found?.accepted).toBeGreaterThan(300);
    expect(found?.late).toBe(0);
  });

  it('adds up: lines to parts, parts to orders, payments to parts, refunds to payments, and the ledger to nothing', async () => {
    const astray = await rowsOf(`
      select o.number from orders o
      join (select order_id, sum(total_amount) total, sum(paid) paid, sum(refunded) refunded, sum(subtotal) subtotal
        from order_parts group by 1) p on p.order_id = o.id
      left join (select order_id, sum(amount) amount, sum(refunded) refunded from payments
        where status <> 'wrong' group by 1) m on m.order_id = o.id
      left join (select y.order_id, sum(r.amount) amount from refunds r join payments y on y.id = r.payment_id
        where y.status <> 'wrong' group by 1) r
        on r.order_id = o.id
      left join (select p.order_id, sum(i.total_price) total from order_items i join order_parts p on p.id = i.part_id
        group by 1) i on i.order_id = o.id
      where (o.total_amount, o.subtotal, o.subtotal) is distinct from (p.total, p.subtotal, i.total)
        or (p.paid, p.refunded, p.refunded) is distinct from
          (coalesce(m.amount, 0), coalesce(m.refunded, 0), coalesce(r.amount, 0))`);
    expect(astray).toEqual([]);
    const [ledger] = await rowsOf('select sum(amount)::int as sum, count(*)::int > 1000 as filled from ledger_entries');
    expect(ledger).toEqual({ sum: 0, filled: true });
    const [booked] = await test.app.deps.db
      .select({ paid: sql<string>`sum(${capturedAmount})` })
      .from(payments)
      .where(inArray(payments.status, ['succeeded', 'wrong']));
    const [held] = await rowsOf<{ paid: string }>(`select sum(e.amount) as paid from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.kind = 'payment' and e.account = 'provider'`);
    expect(held?.paid).toBe(booked?.paid);
  });

  it('gives both demo makers something to accept, to finish this week, to send, and something that is late', async () => {
    const now = `'${test.now.toISOString()}'::timestamptz`;
    const work = await rowsOf(`
      select u.email, bool_or(p.stage = 'placed' and p.accept_by > ${now}) as accept,
        bool_or(p.ready_by between ${now} and ${now} + interval '7 days' and p.stage <> 'placed') as due,
        bool_or(p.ready_by < ${now}) as late
      from order_parts p join makers m on m.id = p.maker_id join users u on u.id = m.user_id
      where u.email in ('designer@adunni.example', 'tailor@adunni.example')
        and p.stage not in ('dispatched', 'delivered', 'closed', 'disputed', 'cancelled')
      group by 1 order by 1`);
    const all = { accept: true, due: true, late: true };
    expect(work).toEqual([
      { email: 'designer@adunni.example', ...all },
      { email: 'tailor@adunni.example', ...all },
    ]);
    const [sewn] = await rowsOf<{ count: number }>(`select count(*)::int from order_parts p
      join makers m on m.id = p.tailor_id join users u on u.id = m.user_id where u.email = 'tailor@adunni.example'`);
    expect(sewn?.count).toBeGreaterThan(0);
  });

  it('arranges late work for each of them whichever piece and way is drawn', async () => {
    const { now } = test;
    for (let seed = 1; seed <= 40; seed++) {
      const draw = drawFrom(seed);
      const pieces = await test.app.deps.db.transaction((tx) => readPieces(tx, draw, now));
      for (const slug of OWN_WORKSHOPS) {
        const own = pieces.filter(({ makerSlug }) => makerSlug === slug);
        const due = workFor({ draw, now }, own).map(({ placedAt, piece }) =>
          daysAfter(placedAt, Math.max(...(piece?.ways.map(({ leadDaysMax }) => leadDaysMax) ?? []))),
        );
        expect(
          due.some((day) => day < now),
          `${slug}, ${seed}`,
        ).toBe(true);
      }
    }
  });

  it('counts the uses of coupons as they were redeemed, within their limits', async () => {
    const uses = await rowsOf<{ used: number; claimed: number; code: string }>(`
      select c.code, c.used, (select count(*)::int from coupon_redemptions r
        where r.coupon_id = c.id and r.status = 'claimed') as claimed from coupons c order by 1`);
    expect(uses.map(({ used }) => used)).toEqual(uses.map(({ claimed }) => claimed));
    expect(uses.filter(({ used }) => used > 0).length).toBeGreaterThan(3);
    expect(
      await rowsOf(`select o.number from orders o left join coupon_redemptions r on r.order_id = o.id
      where (o.coupon_code is null) <> (r.id is null) or o.discount <> coalesce(r.amount, 0)`),
    ).toEqual([]);
  });

  it('leaves carts and wishes of people who may come back', async () => {
    const [left] = await rowsOf<{ carts: number; wishes: number }>(`select
      (select count(distinct basket_id)::int from cart_items) as carts, (select count(*)::int from wishlist_items) as wishes`);
    expect(left?.carts).toBeGreaterThan(40);
    expect(left?.wishes).toBeGreaterThan(40);
  });
});
