import type { SetStage } from '@adunni/contracts/asoebi/sets';
import { HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { forGroup } from '../opening/held.rules.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/**
 * When makers have what guests paid for these orders, at the latest: by the hourly job once all is handed over, else some
 * days after the event when their sets are ready by then; null while staff hold them, and once those days have passed
 * for what is not ready or not paid. With the invitation under which their sets are made.
 */
export async function earningSets(
  db: Db,
  orderIds: string[],
  now: Date,
): Promise<{ invitationId: string; orderId: string; number: string; earnsAt: Date | null }[]> {
  const rows = await db
    .select({
      ...{ orderId: asoEbiOrders._id, number: asoEbiOrders.number, event: asoEbiEvents, group: asoEbiGroups },
      invitationId: asoEbiInvitations._id,
      isHandedOver: isAllAt('collected'),
      isReady: isAllAt('collected', 'ready'),
    })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiOrders.groupId))
    .innerJoin(
      asoEbiInvitations,
      and(eq(asoEbiInvitations.groupId, asoEbiOrders.groupId), eq(asoEbiInvitations.makerId, asoEbiOrders.makerId)),
    )
    .where(inArray(asoEbiOrders._id, orderIds));
  return rows.map(({ event, group, isHandedOver, isReady, ...order }) => {
    if (event.day === null || forGroup(event, group).heldAt !== null) return { ...order, earnsAt: null };
    const latest = dayEnd(daysAfter(event.day, HANDED_OVER_DAYS));
    if (isHandedOver || (isReady && latest <= now)) return { ...order, earnsAt: new Date(now.getTime() + HOUR_MS) };
    return { ...order, earnsAt: latest > now ? latest : null };
  });
}

/** SQL of whether an order is paid and all that is left of it has come to one of these stages. */
const isAllAt = (...stages: SetStage[]) => sql<boolean>`(${asoEbiOrders.status} = 'paid' and not exists (
  select 1 from aso_ebi_sets s where s.order_id = ${asoEbiOrders._id} and s.cancelled_at is null
    and s.stage <> all(${sql.param(stages)}::text[])))`;

/** SQL of the invitation under which the sets of an order are made, of a query of orders. */
export const invitationOf = sql<string | null>`(select ${asoEbiInvitations._id} from ${asoEbiInvitations}
  where ${asoEbiInvitations.groupId} = ${asoEbiOrders.groupId} and ${asoEbiInvitations.makerId} = ${asoEbiOrders.makerId})`;
