import type { LoadedSetsToDo } from '@adunni/contracts/asoebi/production';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiGroups } from '../tables.ts';
import { isSold } from './sets.queries.ts';

/** What waits of a group of which nothing waits. */
export const NOTHING_TO_DO: LoadedSetsToDo = { toMake: 0, inProduction: 0, toHandOver: 0 };

/** SQL of whether all sets that guests have paid for are handed over, of a query of invitations; false without any. */
export const isHandedOver = sql<boolean>`coalesce((select bool_and(s.stage = 'collected')
  from aso_ebi_orders o join aso_ebi_sets s on s.order_id = o.id
  where o.group_id = aso_ebi_invitations.group_id and o.maker_id = aso_ebi_invitations.maker_id
    and o.status in ('part-paid', 'paid') and s.cancelled_at is null), false)`;

/**
 * How many sets wait for a workshop, by the invitation under which it makes or sews them; groups without any are left out.
 * What a tailor sews waits for the tailor until it is ready, and is handed over by the workshop once it is paid.
 */
export async function setsToDo(db: Db | Tx, makerId: string): Promise<Map<string, LoadedSetsToDo>> {
  const sews = sql`coalesce(${asoEbiInvitations.tailorId}, ${asoEbiInvitations.makerId}) = ${makerId}`;
  const handsOver = and(eq(asoEbiInvitations.makerId, makerId), eq(asoEbiOrders.status, 'paid'));
  const rows = await db
    .select({
      invitationId: asoEbiInvitations._id,
      toMake: sql<number>`(count(*) filter (where ${asoEbiSets.stage} = 'measured' and ${sews}))::int`,
      inProduction: sql<number>`(count(*) filter (where ${asoEbiSets.stage} = 'in-production' and ${sews}))::int`,
      toHandOver: sql<number>`(count(*) filter (where ${asoEbiSets.stage} = 'ready' and ${handsOver}))::int`,
    })
    .from(asoEbiInvitations)
    .innerJoin(
      asoEbiOrders,
      and(eq(asoEbiOrders.groupId, asoEbiInvitations.groupId), eq(asoEbiOrders.makerId, asoEbiInvitations.makerId)),
    )
    // Of a group that was given to another workshop the former one makes nothing.
    .innerJoin(
      asoEbiGroups,
      and(eq(asoEbiGroups._id, asoEbiInvitations.groupId), eq(asoEbiGroups.makerId, asoEbiInvitations.makerId)),
    )
    .innerJoin(asoEbiSets, eq(asoEbiSets.orderId, asoEbiOrders._id))
    .where(
      and(
        or(eq(asoEbiInvitations.makerId, makerId), eq(asoEbiInvitations.tailorId, makerId)),
        inArray(asoEbiSets.stage, ['measured', 'in-production', 'ready']),
        isSold,
      ),
    )
    .groupBy(asoEbiInvitations._id);
  return new Map(
    rows.flatMap(({ invitationId, ...counts }) =>
      counts.toMake + counts.inProduction + counts.toHandOver > 0 ? [[invitationId, counts] as const] : [],
    ),
  );
}
