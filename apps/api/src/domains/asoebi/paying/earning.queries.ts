import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { forGroup } from '../opening/held.rules.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/** Days after the event at which what is ready counts as handed over, when nobody has said so. */
export const HANDED_OVER_DAYS = 3;

/** When makers have what guests paid for these orders, at the latest once their sets are ready; null while staff hold them. */
export async function earningSets(
  db: Db,
  orderIds: string[],
): Promise<{ orderId: string; number: string; earnsAt: Date | null }[]> {
  const rows = await db
    .select({ orderId: asoEbiOrders._id, number: asoEbiOrders.number, event: asoEbiEvents, group: asoEbiGroups })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiOrders.groupId))
    .where(inArray(asoEbiOrders._id, orderIds));
  return rows.map(({ event, group, ...order }) => ({
    ...order,
    earnsAt:
      event.day === null || forGroup(event, group).heldAt !== null
        ? null
        : dayEnd(daysAfter(event.day, HANDED_OVER_DAYS)),
  }));
}
