import { and, desc, eq, gt } from 'drizzle-orm';
import { nextFreeTimes } from '../../domains/availability/slots.queries.ts';
import { bookingEvents, bookingProposals, bookings } from '../../domains/bookings/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { demoProposal } from './texts.ts';

/** Lets a workshop propose another time for a booking of the demo’s own customer, who has not answered yet. */
export async function proposeAnotherTime(
  tx: Tx,
  { customerId, now }: { customerId: string; now: Date },
): Promise<void> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, customerId), eq(bookings.status, 'confirmed'), gt(bookings.startsAt, now)))
    .orderBy(desc(bookings.startsAt))
    .limit(1);
  if (!booking) throw new Error('the demo’s own customer has nothing to come');
  const { _id: bookingId, serviceId, providerId, seats, status, startsAt, createdAt } = booking;
  const wanted = { serviceId, providerId, seats, startsAt: new Date(startsAt.getTime() + DAY_MS) };
  const [free] = await nextFreeTimes(tx, wanted, now, 1);
  if (!free) throw new Error('a workshop of the demo has no other time');
  const askedAt = new Date(Math.max(createdAt.getTime(), now.getTime() - DAY_MS / 4));
  await tx.insert(bookingProposals).values({
    ...{ bookingId, providerId, startsAt: new Date(free.start), note: demoProposal, createdAt: askedAt },
  });
  const note = `Another time was proposed: ${demoProposal}`;
  await tx.insert(bookingEvents).values({ bookingId, status, by: 'maker', note, startsAt, createdAt: askedAt });
}
