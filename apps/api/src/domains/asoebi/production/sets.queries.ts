import type { LoadedHandedOrder, LoadedWorkSet } from '@adunni/contracts/asoebi/production';
import { commonErrors } from '@adunni/contracts/errors';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import type { Hosted } from '../members/rights.queries.ts';
import { balanceDay } from '../paying/due.rules.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiInvitations, type InvitationRow } from '../proposals/tables.ts';
import { asoEbiGroups, asoEbiHandovers, asoEbiPackages } from '../tables.ts';
import { handingsOf, lacksDetails, sinceHandedOver } from './handings.queries.ts';
import { type Mover, nextOf } from './stages.rules.ts';

/** A group that is made under an invitation, and as what a workshop sees it. */
export interface Work {
  invitation: InvitationRow;
  as: Mover;
}

/** The group that a workshop makes under an invitation. Throws 404 until it is agreed, and for other workshops. */
export async function requireAgreed(db: Db | Tx, makerId: string, invitationId: string): Promise<InvitationRow> {
  const { invitation, as } = await requireWork(db, makerId, invitationId);
  if (as !== 'maker') throw new Refusal(commonErrors.not_found);
  return invitation;
}

/** The same for a tailor too who sews it for that workshop. Throws 404. */
export async function requireWork(db: Db | Tx, makerId: string, invitationId: string): Promise<Work> {
  const [row] = await db
    .select({ invitation: asoEbiInvitations })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiInvitations.groupId))
    .where(
      and(
        eq(asoEbiInvitations._id, invitationId),
        or(eq(asoEbiInvitations.makerId, makerId), eq(asoEbiInvitations.tailorId, makerId)),
        eq(asoEbiGroups.makerId, asoEbiInvitations.makerId),
      ),
    );
  if (!row) throw new Refusal(commonErrors.not_found);
  return { invitation: row.invitation, as: row.invitation.makerId === makerId ? 'maker' : 'tailor' };
}

/** Sets that are made: of a group, of that maker’s orders, paid at least in part, and not cancelled. */
export const madeFor = ({ groupId, makerId }: Pick<InvitationRow, 'groupId' | 'makerId'>): SQL | undefined =>
  and(eq(asoEbiOrders.groupId, groupId), eq(asoEbiOrders.makerId, makerId), isSold);

/** That a set was paid for at least in part, and is not cancelled, of a query that joins sets and their orders. */
export const isSold = and(isNull(asoEbiSets.cancelledAt), inArray(asoEbiOrders.status, ['part-paid', 'paid']));

/**
 * Every set that a workshop makes for a group, by package, size and wearer. A tailor who only sews it sees neither where
 * it goes nor what is owed for it.
 */
export async function findWorkSets(db: Db, { invitation, as }: Work): Promise<LoadedWorkSet[]> {
  const rows = await db
    .select({
      _id: asoEbiSets._id,
      number: asoEbiOrders.number,
      packageId: asoEbiSets.packageId,
      title: asoEbiPackages.title,
      wearer: asoEbiSets.wearer,
      size: asoEbiSets.size,
      measurements: asoEbiSets.measurements,
      stage: asoEbiSets.stage,
      handoverId: asoEbiHandovers._id,
      handoverKind: asoEbiHandovers.kind,
      handoverName: asoEbiHandovers.name,
      address: asoEbiOrders.address,
      tableCode: asoEbiGuests.tableCode,
      ...{ orderId: asoEbiOrders._id, status: asoEbiOrders.status },
      deadline: asoEbiPackages.deadline,
      ...{ lacksDetails, since: sinceHandedOver },
    })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .innerJoin(asoEbiHandovers, eq(asoEbiHandovers._id, asoEbiOrders.handoverId))
    .leftJoin(asoEbiGuests, eq(asoEbiGuests._id, asoEbiOrders.guestId))
    .where(madeFor(invitation))
    .orderBy(asc(asoEbiPackages.position), asc(asoEbiSets.size), asc(asoEbiSets.wearer), asc(asoEbiSets._id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return rows.map(({ measurements, handoverId, handoverKind, handoverName, orderId, status, since, ...row }) => {
    const isPaid = as === 'tailor' || status === 'paid';
    const { deadline, ...shown } = row;
    return {
      ...shown,
      address: as === 'maker' ? row.address : '',
      next: nextOf({ ...row, order: status, since }, as),
      hasMeasurements: measurements !== null,
      handover: { _id: handoverId, kind: handoverKind, name: handoverName },
      isPaid,
      balanceDueOn: isPaid ? null : balanceDay(byOrder.get(orderId) ?? []),
    };
  });
}

/** The measurements by which sets of a group are sewn. */
export async function findWorkMeasurements(db: Db, invitation: InvitationRow) {
  const rows = await db
    .select({
      setId: asoEbiSets._id,
      number: asoEbiOrders.number,
      title: asoEbiPackages.title,
      frozen: asoEbiSets.measurements,
    })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .where(and(madeFor(invitation), isNotNull(asoEbiSets.measurements)))
    .orderBy(asc(asoEbiPackages.position), asc(asoEbiSets._id));
  return rows as ((typeof rows)[number] & { frozen: FrozenMeasurements })[];
}

/** The sets of an event by order and name, as far as the caller sees its groups; nothing of how they are cut. */
export async function findHandingOut(
  db: Db,
  { event, rights }: Hosted,
  { q, handoverId }: { q?: string | undefined; handoverId?: string | undefined },
): Promise<LoadedHandedOrder[]> {
  const words = `%${escapeLike(q ?? '')}%`;
  const rows = await db
    .select({
      order: {
        ...{ _id: asoEbiOrders._id, number: asoEbiOrders.number, name: asoEbiOrders.name },
        ...{ groupId: asoEbiOrders.groupId, handoverId: asoEbiOrders.handoverId, status: asoEbiOrders.status },
      },
      set: { _id: asoEbiSets._id, wearer: asoEbiSets.wearer, stage: asoEbiSets.stage },
      ...{ title: asoEbiPackages.title, tableCode: asoEbiGuests.tableCode, since: sinceHandedOver },
    })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .leftJoin(asoEbiGuests, eq(asoEbiGuests._id, asoEbiOrders.guestId))
    .where(
      and(
        eq(asoEbiOrders.eventId, event._id),
        isSold,
        rights.groupId === null ? undefined : eq(asoEbiOrders.groupId, rights.groupId),
        handoverId ? eq(asoEbiOrders.handoverId, handoverId) : undefined,
        q
          ? or(
              ilike(asoEbiOrders.name, words),
              ilike(asoEbiSets.wearer, words),
              ilike(asoEbiOrders.number, words),
              ilike(asoEbiGuests.tableCode, words),
            )
          : undefined,
      ),
    )
    .orderBy(asc(asoEbiOrders.name), asc(asoEbiOrders._id), asc(asoEbiSets._id));
  const handed = rows.filter(({ set }) => set.stage === 'collected' || set.stage === 'ready');
  const handings = await handingsOf(
    db,
    handed.map(({ set }) => set._id),
  );
  const byOrder = Map.groupBy(rows, ({ order }) => order._id);
  return [...byOrder.values()].flatMap((ofOrder) => {
    const [first] = ofOrder;
    if (!first) return [];
    const { _id, number, name, groupId, handoverId: at, status } = first.order;
    return {
      ...{ _id, number, name, groupId, handoverId: at, tableCode: first.tableCode, isPaid: status === 'paid' },
      sets: ofOrder.map(({ set, title, since }) => ({
        ...{ _id: set._id, title, wearer: set.wearer, stage: set.stage },
        handings: handings.get(set._id) ?? [],
        canUndo: set.stage === 'collected' && since === null,
      })),
    };
  });
}
