import { getOrder, listOrders, type Order } from '@adunni/contracts/orders/orders';
import { nextStages } from '@adunni/contracts/orders/stages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../domains/identity/sessions/service.ts';
import { users } from '../../domains/identity/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { demoOrders } from './own-orders.ts';

let test: TestApp;
let orders: Order[];
beforeAll(async () => {
  test = await startDemoApp();
  const { deps } = test.app;
  const [customer] = await deps.db.select().from(users).where(eq(users.email, 'customer@adunni.example'));
  const ctx = { ...deps, device: 'test', address: '127.0.0.1', action: '' };
  const session = await deps.db.transaction((tx) => openSession(ctx, tx, customer?._id ?? ''));
  const person = { token: session.accessToken };
  const { items } = (await test.call(listOrders, { query: { limit: 100 } }, person)).body;
  orders = await Promise.all(
    items.map(async ({ _id }) => (await test.call(getOrder, { params: { orderId: _id } }, person)).body.order),
  );
});
afterAll(() => test.close());

describe('the demo customer’s orders', () => {
  it('are all there, newest first, with many statuses', () => {
    expect(orders).toHaveLength(demoOrders.length);
    expect(orders.map(({ status }) => status)).toEqual([
      'paid',
      'part-paid',
      'paid',
      'part-paid',
      'paid',
      'completed',
      'cancelled',
      'completed',
    ]);
    const placed = orders.map(({ placedAt }) => placedAt);
    expect(placed).toEqual([...placed].sort().reverse());
  });

  it('add up: parts to the order, payments to what the status says', () => {
    const cents = (amount: number) => Math.round(amount * 100);
    for (const order of orders) {
      expect(order.parts.reduce((sum, part) => sum + cents(part.totalAmount), 0)).toBe(cents(order.totalAmount));
      if (order.status === 'part-paid') expect(cents(order.paid + order.due)).toBe(cents(order.totalAmount));
      else expect([order.paid, order.due]).toEqual([order.totalAmount, 0]);
      expect(order.refunded).toBe(order.status === 'cancelled' ? order.totalAmount : 0);
    }
  });

  it('went only through stages that the graph allows, one after another in time', () => {
    for (const { kind, events } of orders.flatMap(({ parts }) => parts)) {
      const pairs = events.slice(1).map((event, index) => [events[index], event] as const);
      for (const [from, to] of pairs) {
        expect(nextStages(kind, from?.stage ?? 'placed')).toContain(to.stage);
        expect(to.at > (from?.at ?? '')).toBe(true);
        expect(to.at <= test.now.toISOString()).toBe(true);
      }
    }
  });

  it('have one that is ready and whose balance was not paid in time, for maker and customer to see', () => {
    const balances = orders.flatMap(({ parts }) =>
      parts.flatMap(({ stage, balance }) => (balance ? { stage, ...balance } : [])),
    );
    expect(balances).toMatchObject([
      { stage: 'sewing', dueBy: null, isOverdue: false },
      { stage: 'ready', isOverdue: true },
    ]);
  });

  it('show their pieces with a picture and what was chosen', () => {
    for (const item of orders.flatMap(({ parts }) => parts).flatMap(({ items }) => items)) {
      expect(item.picture).not.toBeNull();
      expect(item.kind === 'made-to-measure' ? item.options.length : item.size.length).toBeGreaterThan(0);
    }
  });
});
