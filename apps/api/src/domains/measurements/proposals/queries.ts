import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProposal, WaitingProposal } from '@adunni/contracts/measurements/measurements';
import { changesBetween } from '@adunni/contracts/measurements/rules';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { bookings } from '../../bookings/tables.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { orderMeasurements } from '../orders/tables.ts';
import { listProfiles } from '../profiles.queries.ts';
import { measurementProfiles } from '../tables.ts';
import { measurementProposals } from './tables.ts';

export type ProposalRow = typeof measurementProposals.$inferSelect;

/** The proposals about some pieces or bookings, newest first. */
export const proposalsAbout = (db: Db | Tx, which: SQL) =>
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

/** What the latest accepted proposal about a piece or booking left known; null when none was accepted. */
export async function acceptedAbout(tx: Tx, about: SQL): Promise<Lengths | null> {
  const [latest] = await tx
    .select()
    .from(measurementProposals)
    .where(and(about, eq(measurementProposals.state, 'accepted')))
    .orderBy(desc(measurementProposals._id))
    .limit(1);
  return latest ? { ...latest.before, ...latest.values } : null;
}

/** Proposals with what they are about, whom they are for, and the profile that it goes by. */
export const selectProposals = (db: Db | Tx) =>
  db
    .select({
      row: measurementProposals,
      maker: makers.name,
      customerId: sql<string>`coalesce(${orders.userId}, ${bookings.userId})`,
      title: sql<string>`coalesce(${orderItems.title}, ${bookings.service} ->> 'title')`,
      about: {
        kind: sql<'order' | 'booking'>`case when ${bookings._id} is null then 'order' else 'booking' end`,
        _id: sql<string>`coalesce(${orders._id}, ${bookings._id})`,
        number: sql<string>`coalesce(${orders.number}, ${bookings.number})`,
      },
      profile: { _id: measurementProfiles._id, name: measurementProfiles.name },
    })
    .from(measurementProposals)
    .innerJoin(makers, eq(makers._id, measurementProposals.makerId))
    .leftJoin(orderItems, eq(orderItems._id, measurementProposals.orderItemId))
    .leftJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(orders, eq(orders._id, orderParts.orderId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .leftJoin(bookings, eq(bookings._id, measurementProposals.bookingId))
    .leftJoin(
      measurementProfiles,
      or(
        eq(measurementProfiles._id, orderMeasurements.profileId),
        eq(measurementProfiles._id, bookings.measurementProfileId),
      ),
    );

/** Those that a person answers. */
export const answeredBy = (userId: string): SQL | undefined =>
  or(eq(orders.userId, userId), eq(bookings.userId, userId));

/** Proposals that wait for a person’s answer, the oldest first. */
export async function waitingProposals(db: Db, userId: string): Promise<WaitingProposal[]> {
  const rows = await selectProposals(db)
    .where(and(answeredBy(userId), eq(measurementProposals.state, 'open')))
    .orderBy(asc(measurementProposals._id));
  if (rows.length === 0) return [];
  const kept = await listProfiles(db, userId);
  return rows.map(({ row, maker, title, about, profile }) => ({
    ...toProposal({ row, maker }),
    ...{ title, about, profile },
    choices: profile
      ? []
      : kept
          .filter(({ figure, ageGroup }) => figure === row.figure && ageGroup === row.ageGroup)
          .map(({ _id, name, current: { values } }) => ({
            ...{ _id, name },
            changes: changesBetween(values, { ...values, ...row.before, ...row.values }),
          })),
  }));
}
