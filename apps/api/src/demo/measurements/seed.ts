import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { bookings } from '../../domains/bookings/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import { measurementProfiles, measurementProposals, measurementVersions } from '../../domains/measurements/tables.ts';
import { freezeMeasurements } from '../../domains/orders/measurements/freeze.service.ts';
import { orderItems, orderParts, orders } from '../../domains/orders/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { askForWaiting } from './waiting.ts';
import { demoWearers } from './wearers.ts';

/**
 * Keeps the measurements of the demo customer’s family, freezes them on the orders that are made from them, and lets
 * makers propose what a fitting and an appointment showed.
 */
export async function seedMeasurements(tx: Tx, userId: string, now: Date): Promise<void> {
  const profiles = new Map<string, string>();
  for (const { versions, ...who } of demoWearers) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const createdAt = daysAgo(versions[0]?.daysAgo ?? 0);
    const version = versions.length;
    const [profile] = await tx
      .insert(measurementProfiles)
      .values({ ...who, userId, version, createdAt })
      .returning({ _id: measurementProfiles._id });
    const profileId = profile?._id ?? '';
    profiles.set(who.name, profileId);
    const rows = versions.map(({ daysAgo: days, ...taken }, index) => ({
      ...{ ...taken, profileId, number: index + 1, createdAt: daysAgo(days) },
      measuredOn: daysAgo(days).toISOString().slice(0, 10),
    }));
    await tx.insert(measurementVersions).values(rows);
  }
  await freezeOnOrders(tx, userId, profiles);
  await askForWaiting(tx, now);
  await proposeOne(tx, userId, now);
  await proposeAtVisit(tx, userId);
}

/** What was ordered for Chidi says so; the rest is Amaka’s. */
async function freezeOnOrders(tx: Tx, userId: string, profiles: ReadonlyMap<string, string>): Promise<void> {
  const lines = await tx
    .select({ _id: orderItems._id, note: orderItems.measurementNote, placedAt: orders.createdAt })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderItems.kind, 'made-to-measure'),
        // The latest order waits for measurements.
        not(inArray(orderParts.stage, ['placed', 'confirmed'])),
      ),
    );
  for (const { _id: orderItemId, note, placedAt } of lines) {
    const profileId = profiles.get(note.includes('Chidi') ? 'Chidi' : 'Amaka') ?? null;
    await freezeMeasurements(tx, userId, [{ orderItemId, profileId }], placedAt);
  }
}

/** The maker of a piece that is being sewn measured again. */
async function proposeOne(tx: Tx, userId: string, now: Date): Promise<void> {
  const [piece] = await tx
    .select({ orderItemId: orderItems._id, makerId: orderParts.makerId, proposedBy: makers.userId })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orderParts.stage, ['sewing', 'first-fitting', 'alterations']),
        not(eq(orderItems.kind, 'ready-to-wear')),
      ),
    )
    .limit(1);
  if (!piece) return;
  const before = demoWearers[0]?.versions.at(-1)?.values ?? {};
  await tx.insert(measurementProposals).values({
    ...{ ...piece, figure: 'woman', ageGroup: 'adult', unit: 'cm', before, createdAt: now },
    ...{ values: { 'waist-girth': 760, 'under-bust-girth': 790 }, measuredOn: now.toISOString().slice(0, 10) },
    note: 'The boning sits better a centimetre closer. Tell us if it felt too tight.',
  });
}

/** The maker of the customer’s latest appointment had the tape in hand. */
async function proposeAtVisit(tx: Tx, userId: string): Promise<void> {
  const [visit] = await tx
    .select({ bookingId: bookings._id, makerId: makers._id, proposedBy: makers.userId, endsAt: bookings.endsAt })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'completed'), eq(bookings.place, 'studio')))
    .orderBy(desc(sql`${bookings.service} ->> 'title' ~* 'measur|fitting'`), desc(bookings.startsAt))
    .limit(1);
  if (!visit) throw new Error('the demo’s own customer has been nowhere');
  const { endsAt: createdAt, ...of } = visit;
  await tx.insert(measurementProposals).values({
    ...{ ...of, figure: 'woman', ageGroup: 'adult', unit: 'cm', before: {}, createdAt },
    values: { 'shoulder-width': 405, 'bust-girth': 945, 'waist-girth': 765, 'hip-girth': 1045, 'gown-length': 1430 },
    measuredOn: createdAt.toISOString().slice(0, 10),
    note: 'Measured over the slip that you will wear with it.',
  });
}
