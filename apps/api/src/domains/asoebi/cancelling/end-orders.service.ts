import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { endSets } from '../changing/end.service.ts';
import { activeSets, lockOrder } from '../paying/lock.queries.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiEvents } from '../tables.ts';

/**
 * Ends the orders of cancelled events, each in a transaction of its own, so that a run that was cut off goes on where it
 * ended and nobody is refunded twice. What is in production is finished and handed over.
 */
export const endCancelledOrders = (deps: Deps): Promise<void> =>
  forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: asoEbiOrders._id, reason: asoEbiEvents.cancelReason })
        .from(asoEbiOrders)
        .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
        .where(and(eq(asoEbiEvents.status, 'cancelled'), gt(asoEbiOrders._id, after), hasSetsToEnd))
        .orderBy(asc(asoEbiOrders._id))
        .limit(limit),
    ({ _id, reason }) =>
      deps.db.transaction(async (tx) => {
        const order = await lockOrder(tx, eq(asoEbiOrders._id, _id));
        const sets = await activeSets(tx, _id);
        const ending = sets.filter(({ stage }) => stage === 'waiting' || stage === 'measured');
        const said = `The event was cancelled. ${reason}`.trim();
        if (order.status !== 'cancelled') await endSets(deps, tx, order, ending, { by: 'host', reason: said });
      }),
    ({ _id }) => `the order ${_id} of a cancelled event was not ended`,
  );

const hasSetsToEnd = sql`${asoEbiOrders.status} <> 'cancelled' and exists (select from aso_ebi_sets s
  where s.order_id = ${asoEbiOrders._id} and s.cancelled_at is null and s.stage in ('waiting', 'measured'))`;
