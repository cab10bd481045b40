import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiEvents } from '../tables.ts';

/** Days after the event at which what is ready counts as handed over, when nobody has said so. */
export const HANDED_OVER_DAYS = 3;

/** When makers have what guests paid for these orders, at the latest once their sets are ready. */
export async function earningSets(
  db: Db,
  orderIds: string[],
): Promise<{ orderId: string; number: string; earnsAt: Date | null }[]> {
  const rows = await db
    .select({ orderId: asoEbiOrders._id, number: asoEbiOrders.number, day: asoEbiEvents.day })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .where(inArray(asoEbiOrders._id, orderIds));
  return rows.map(({ day, ...order }) => ({
    ...order,
    earnsAt: day === null ? null : dayEnd(daysAfter(day, HANDED_OVER_DAYS)),
  }));
}
