import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { orderItems, orderParts, orders } from '../orders/tables.ts';
import { orderMeasurements } from './orders/tables.ts';
import { answeredBy, selectProposals } from './proposals/queries.ts';
import { measurementProposals } from './proposals/tables.ts';
import { measurementProfiles, measurementVersions } from './tables.ts';

/**
 * Every measurement that is kept of a person, in millimetres: all versions of their profiles, what orders froze, and what
 * fittings showed.
 */
export async function exportMeasurements(db: Db, userId: string) {
  const versions = await db
    .select({ profile: measurementProfiles.name, version: measurementVersions })
    .from(measurementVersions)
    .innerJoin(measurementProfiles, eq(measurementProfiles._id, measurementVersions.profileId))
    .where(eq(measurementProfiles.userId, userId))
    .orderBy(asc(measurementProfiles.name), asc(measurementVersions.number));
  const frozen = await db
    .select({ order: orders.number, piece: orderItems.title, madeFrom: orderMeasurements.frozen })
    .from(orderMeasurements)
    .innerJoin(orderItems, eq(orderItems._id, orderMeasurements.orderItemId))
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderMeasurements._id));
  const proposals = await selectProposals(db).where(answeredBy(userId)).orderBy(asc(measurementProposals._id));
  return {
    profiles: versions.map(({ profile, version: { number, values, method, measuredBy, measuredOn } }) => ({
      ...{ profile, number, millimetres: values, method, measuredBy, measuredOn },
    })),
    orders: frozen,
    fittings: proposals.map(({ row: { values, before, measuredOn, note, state }, maker, title, about }) => ({
      ...{ of: about.number, title, maker, measuredOn, millimetres: values, before, note, state },
    })),
  };
}
