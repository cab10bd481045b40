import { commonErrors } from '@adunni/contracts/errors';
import type { MeasurementProposal, OrderMeasurements, WaitingProposal } from '@adunni/contracts/measurements';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { measurementProfiles } from '../tables.ts';
import { measurementProposals, orderMeasurements } from './tables.ts';

type ProposalRow = typeof measurementProposals.$inferSelect;

/** What the made-to-measure lines of one of the caller’s orders are made from. Throws 404. */
export async function measurementsOfOrder({ db, viewer }: Ctx<Viewer>, orderId: string): Promise<OrderMeasurements[]> {
  const [own] = await db
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders._id, orderId), eq(orders.userId, viewer._id)));
  if (!own) throw new Refusal(commonErrors.not_found);
  return measurementsOf(db, eq(orderParts.orderId, orderId));
}

/** The made-to-measure lines of some parts in the order of the cart, with what they are made from. */
export async function measurementsOf(db: Db | Tx, whichParts: SQL): Promise<OrderMeasurements[]> {
  const lines = await db
    .select({ itemId: orderItems._id, title: orderItems.title, frozen: orderMeasurements.frozen })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .where(and(whichParts, eq(orderItems.kind, 'made-to-measure')))
    .orderBy(asc(orderItems.position));
  const ids = lines.map(({ itemId }) => itemId);
  const proposed = ids.length > 0 ? await readProposals(db, inArray(measurementProposals.orderItemId, ids)) : [];
  return lines.map((line) => ({
    ...line,
    proposals: proposed.filter(({ row }) => row.orderItemId === line.itemId).map(toProposal),
  }));
}

const readProposals = (db: Db | Tx, which: SQL) =>
  db
    .select({ row: measurementProposals, maker: makers.name })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId))
    .where(which)
    .orderBy(desc(measurementProposals._id));

/** A proposal as it travels. */
export const toProposal = ({ row, maker }: { row: ProposalRow; maker: string }): MeasurementProposal => ({
  _id: row._id,
  maker,
  figure: row.figure,
  unit: row.unit,
  measuredOn: row.measuredOn,
  note: row.note,
  changes: changesBetween(row.before, { ...row.before, ...row.values }),
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** Proposals that wait for a person’s answer, the oldest first. */
export async function waitingProposals(db: Db, userId: string): Promise<WaitingProposal[]> {
  const rows = await db
    .select({
      row: measurementProposals,
      maker: makers.name,
      title: orderItems.title,
      orderId: orders._id,
      orderNumber: orders.number,
      profile: { _id: measurementProfiles._id, name: measurementProfiles.name },
    })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId))
    .innerJoin(orderItems, eq(orderItems._id, measurementProposals.orderItemId))
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .leftJoin(measurementProfiles, eq(measurementProfiles._id, orderMeasurements.profileId))
    .where(and(eq(orders.userId, userId), eq(measurementProposals.state, 'open')))
    .orderBy(asc(measurementProposals._id));
  return rows.map(({ row, maker, ...piece }) => ({ ...toProposal({ row, maker }), ...piece }));
}
