import type { PersonRecord } from '@adunni/contracts/identity/people';
import { kobo, toNaira } from '@adunni/contracts/money';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { bookings } from '../../bookings/tables.ts';
import { baskets, cartItems } from '../../cart/tables.ts';
import { products } from '../../catalog/tables.ts';
import { orders } from '../../orders/tables.ts';
import { planPrices, plans, subscriptions } from '../../subscriptions/tables.ts';

/** How many of the latest are shown; the lists hold the rest. */
const LATEST_ORDERS = 20;
const LATEST_OTHERS = 5;

/** A person’s latest orders, and how many they paid for and with how much. */
export async function ordersOf(db: Db, userId: string) {
  const isPaid = sql`${orders.state} in ('part-paid', 'paid', 'completed')`;
  const [latest, [sums]] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)).limit(LATEST_ORDERS),
    db
      .select({ rows: count(), spent: sql<string>`coalesce(sum(${orders.totalAmount}), 0)` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isPaid)),
  ]);
  return {
    orders: latest.map(({ _id, number, state, createdAt, totalAmount }) => ({
      _id,
      number,
      state,
      placedAt: createdAt.toISOString(),
      totalAmount: toNaira(totalAmount),
    })),
    orderCount: sums?.rows ?? 0,
    spent: toNaira(kobo(Number(sums?.spent ?? 0))),
  };
}

/** A person’s latest bookings, by when they begin. */
export async function bookingsOf(db: Db, userId: string): Promise<PersonRecord['bookings']> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.startsAt))
    .limit(LATEST_OTHERS);
  return rows.map(({ _id, number, state, service, startsAt, total }) => ({
    _id,
    number,
    state,
    service: service.title,
    startsAt: startsAt.toISOString(),
    total: toNaira(total),
  }));
}

/** A person’s latest subscriptions, of which one at most has not ended. */
export async function subscriptionsOf(db: Db, userId: string): Promise<PersonRecord['subscriptions']> {
  const rows = await db
    .select({ subscription: subscriptions, price: planPrices, plan: plans.name })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
    .innerJoin(plans, eq(plans._id, planPrices.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt))
    .limit(LATEST_OTHERS);
  return rows.map(({ subscription: { _id, state, startedAt }, price, plan }) => ({
    _id,
    status: state,
    plan,
    interval: price.interval,
    amount: toNaira(price.amount),
    startedAt: startedAt.toISOString(),
  }));
}

/** What lies in a person’s cart. */
export async function cartOf(db: Db, userId: string): Promise<PersonRecord['cart']> {
  const rows = await db
    .select({ item: cartItems, title: products.title, updatedAt: baskets.updatedAt })
    .from(cartItems)
    .innerJoin(baskets, eq(baskets._id, cartItems.basketId))
    .innerJoin(products, eq(products._id, cartItems.productId))
    .where(eq(baskets.userId, userId))
    .orderBy(desc(cartItems._id));
  return {
    lines: rows.map(({ item, title }) => ({
      _id: item._id,
      productId: item.productId,
      title,
      quantity: item.quantity,
      unitPrice: toNaira(item.seenPrice),
      savedForLater: item.savedForLater,
    })),
    updatedAt: rows[0]?.updatedAt.toISOString() ?? null,
  };
}
