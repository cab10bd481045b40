import type { StayReason } from '@adunni/contracts/asoebi/production';
import type { SetStage } from '@adunni/contracts/asoebi/sets';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../kit/audit/tables.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiPackages } from '../tables.ts';
import { lacksDetails, sinceHandedOver } from './handings.queries.ts';
import { findWorkMeasurements, madeFor, requireWork } from './sets.queries.ts';
import { type Mover, timesOf, whyStays } from './stages.rules.ts';
import { asoEbiHandings } from './tables.ts';

/** How many sets came to a stage, and why others stay where they are. */
export interface Moved {
  moved: number;
  skipped: number;
  stayed: { setId: string; why: StayReason }[];
}

/** Sets that somebody wants to move, and as what. */
interface Moving {
  setIds: readonly string[];
  to: SetStage;
  as: Mover;
  /** That a set is one that they see. */
  where: SQL | undefined;
}

/** Moves sets of a group that the caller’s workshop makes or sews. Throws 404. */
export function moveWorkSets(
  ctx: Ctx<Viewer>,
  invitationId: string,
  { setIds, to }: { setIds: readonly string[]; to: SetStage },
): Promise<Moved> {
  return ctx.db.transaction(async (tx) => {
    const { invitation, as } = await requireWork(tx, await makerIdOf(tx, ctx.viewer._id), invitationId);
    return move(ctx, tx, { setIds, to, as, where: madeFor(invitation) });
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
    return move(ctx, tx, { setIds, to: isHandedOut ? 'collected' : 'ready', as: 'maker', where: isSeen });
  });
}

/** Moves those of the sets that may go there, orders locked before their sets, both in the order of their ids. */
async function move(ctx: Ctx<Viewer>, tx: Tx, { setIds, to, as, where }: Moving): Promise<Moved> {
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
    .select({
      ...{ _id: asoEbiSets._id, orderId: asoEbiSets.orderId, stage: asoEbiSets.stage },
      ...{ lacksDetails, since: sinceHandedOver },
    })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .where(isWanted)
    .orderBy(asc(asoEbiSets._id))
    .for('no key update', { of: asoEbiSets });
  const whyOf = (setId: string): StayReason | null => {
    const set = sets.find(({ _id }) => _id === setId);
    return set ? whyStays({ ...set, order: statuses.get(set.orderId) ?? 'cancelled' }, to, as) : 'absent';
  };
  const answers = wanted.map((setId) => ({ setId, why: whyOf(setId) }));
  const ids = answers.filter(({ why }) => why === null).map(({ setId }) => setId);
  if (ids.length > 0)
    await tx
      .update(asoEbiSets)
      .set({ stage: to, ...timesOf(to, ctx.clock()) })
      .where(inArray(asoEbiSets._id, ids));
  const handed = sets.filter(({ _id, stage }) => ids.includes(_id) && (to === 'collected' || stage === 'collected'));
  await noteHandings(
    ctx,
    tx,
    handed.map(({ _id }) => _id),
    to === 'collected',
  );
  const stayed = answers.flatMap(({ setId, why }) => (why === null ? [] : [{ setId, why }]));
  return { moved: ids.length, skipped: stayed.length, stayed };
}

/** Writes down who handed sets over, or says that they were not after all. */
async function noteHandings(ctx: Ctx<Viewer>, tx: Tx, setIds: readonly string[], isHandedOver: boolean): Promise<void> {
  if (setIds.length === 0) return;
  const noted = { isHandedOver, userId: ctx.viewer._id, createdAt: ctx.clock() };
  await tx.insert(asoEbiHandings).values(setIds.map((setId) => ({ setId, ...noted })));
}

/** The measurements of a group that the caller’s workshop sews; the reading is in the log before the answer is. Throws 404. */
export async function readWorkMeasurements(ctx: Ctx<Viewer>, db: Db, invitationId: string) {
  const { invitation } = await requireWork(db, await makerIdOf(db, ctx.viewer._id), invitationId);
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
