import { kobo } from '@adunni/contracts/money';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { orders } from '../tables.ts';

/** How many of the latest a person’s page shows; the list holds the rest. */
const LATEST = 20;

/** A person’s latest orders, and how many they paid for and with how much. */
export async function ordersOf(db: Db, userId: string) {
  const isPaid = sql`${orders.status} in ('part-paid', 'paid', 'completed')`;
  const [latest, [sums]] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)).limit(LATEST),
    db
      .select({ rows: count(), spent: sql<string>`coalesce(sum(${orders.totalAmount}), 0)` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isPaid)),
  ]);
  return {
    orders: latest.map(({ _id, number, status, createdAt, totalAmount }) => ({
      _id,
      number,
      status,
      placedAt: createdAt,
      totalAmount,
    })),
    orderCount: sums?.rows ?? 0,
    spent: kobo(Number(sums?.spent ?? 0)),
  };
}
