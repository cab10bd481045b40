import type { SetStage } from '@adunni/contracts/asoebi/sets';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { findWorkMeasurements, madeFor, requireAgreed } from './sets.queries.ts';
import { mayMove, timesOf } from './stages.rules.ts';

/** How many sets came to a stage, and how many could not. */
export interface Moved {
  moved: number;
  skipped: number;
}

/** Moves sets of a group that the caller’s workshop makes. Throws 404. */
export function moveWorkSets(
  ctx: Ctx<Viewer>,
  invitationId: string,
  { setIds, to }: { setIds: readonly string[]; to: SetStage },
): Promise<Moved> {
  return ctx.db.transaction(async (tx) => {
    const invitation = await requireAgreed(tx, await makerIdOf(tx, ctx.viewer._id), invitationId);
    return move(ctx, tx, setIds, to, madeFor(invitation));
  });
}

/** Says that sets of an event were handed out, or takes it back. Throws 404 for who does not see its guests. */
export function handOut(
  ctx: Ctx<Viewer>,
  eventId: string,
  { setIds, isHandedOut }: { setIds: readonly string[]; isHandedOut: boolean },
): Promise<Moved> {
  return ctx.db.transaction(async (tx) => {
    const { rights } = await requireHosted(tx, ctx.viewer._id, eventId, 'guests');
    const isSeen = and(
      eq(asoEbiOrders.eventId, eventId),
      rights.groupId === null ? undefined : eq(asoEbiOrders.groupId, rights.groupId),
      inArray(asoEbiSets.stage, ['ready', 'collected']),
    );
    return move(ctx, tx, setIds, isHandedOut ? 'collected' : 'ready', isSeen);
  });
}

/** Moves those of the sets that may go there, orders locked before their sets, both in the order of their ids. */
async function move(
  ctx: Ctx<Viewer>,
  tx: Tx,
  setIds: readonly string[],
  to: SetStage,
  where: SQL | undefined,
): Promise<Moved> {
  const wanted = [...new Set(setIds)];
  const isWanted = and(inArray(asoEbiSets._id, wanted), isNull(asoEbiSets.cancelledAt), where);
  const found = await tx
    .select({ orderId: asoEbiSets.orderId })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .where(isWanted);
  const orders = await tx
    .select({ _id: asoEbiOrders._id, status: asoEbiOrders.status })
    .from(asoEbiOrders)
    .where(
      inArray(
        asoEbiOrders._id,
        found.map(({ orderId }) => orderId),
      ),
    )
    .orderBy(asc(asoEbiOrders._id))
    .for('no key update');
  const statuses = new Map(orders.map(({ _id, status }) => [_id, status]));
  const sets = await tx
    .select({ _id: asoEbiSets._id, orderId: asoEbiSets.orderId, stage: asoEbiSets.stage })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .where(isWanted)
    .orderBy(asc(asoEbiSets._id))
    .for('no key update', { of: asoEbiSets });
  const going = sets.filter(({ orderId, stage }) => mayMove(stage, to, statuses.get(orderId) ?? 'cancelled'));
  const ids = going.map(({ _id }) => _id);
  if (ids.length > 0)
    await tx
      .update(asoEbiSets)
      .set({ stage: to, ...timesOf(to, ctx.clock()) })
      .where(inArray(asoEbiSets._id, ids));
  return { moved: ids.length, skipped: wanted.length - ids.length };
}

/** The measurements of a group that the caller’s workshop sews; the reading is in the log before the answer is. Throws 404. */
export async function readWorkMeasurements(ctx: Ctx<Viewer>, db: Db, invitationId: string) {
  const invitation = await requireAgreed(db, await makerIdOf(db, ctx.viewer._id), invitationId);
  const items = await findWorkMeasurements(db, invitation);
  if (items.length > 0)
    await db.insert(auditEntries).values({
      actorId: ctx.viewer._id,
      action: 'Read measurements of an aso-ebi group',
      table: 'aso_ebi_groups',
      rowId: invitation.groupId,
      after: { orders: [...new Set(items.map(({ number }) => number))] },
      createdAt: ctx.clock(),
    });
  return items;
}
