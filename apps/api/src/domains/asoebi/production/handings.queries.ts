import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { asoEbiDisputes } from '../disputes/tables.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiPackages } from '../tables.ts';
import type { Movable } from './stages.rules.ts';
import { asoEbiHandings } from './tables.ts';

/** What came after a set was handed over, of a query that joins sets and their orders. */
export const sinceHandedOver: SQL<Movable['since']> = sql`case
  when ${asoEbiSets.collectedAt} is null then null
  when exists (select from ${asoEbiDisputes} where ${asoEbiDisputes.setId} = ${asoEbiSets._id}
    and ${asoEbiDisputes.createdAt} >= ${asoEbiSets.collectedAt}) then 'disputed'
  when exists (select from ${refunds} join ${payments} on ${payments._id} = ${refunds.paymentId}
    where ${payments.asoEbiOrderId} = ${asoEbiOrders._id} and ${refunds.createdAt} >= ${asoEbiSets.collectedAt})
    then 'refunded' end`;

/** Whether what a set is made by was not given, of a query that joins sets and their packages. */
export const lacksDetails: SQL<boolean> = sql<boolean>`(${asoEbiPackages.needs} <> 'nothing'
  and ${asoEbiSets.size} is null and ${asoEbiSets.measurements} is null)`;

/** A handover of a set, or that there was none after all. */
export interface Handing {
  isHandedOver: boolean;
  by: string;
  at: Date;
}

/** Who handed which sets over and when, the last first. */
export async function handingsOf(db: Db | Tx, setIds: readonly string[]): Promise<Map<string, Handing[]>> {
  const rows = await db
    .select({
      setId: asoEbiHandings.setId,
      isHandedOver: asoEbiHandings.isHandedOver,
      by: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      at: asoEbiHandings.createdAt,
    })
    .from(asoEbiHandings)
    .innerJoin(users, eq(users._id, asoEbiHandings.userId))
    .where(eq(asoEbiHandings.setId, sql`any(${sql.param([...setIds])}::uuid[])`))
    .orderBy(desc(asoEbiHandings._id));
  return Map.groupBy(rows, ({ setId }) => setId);
}
