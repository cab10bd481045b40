import { and, asc, eq, lt, ne } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { bookings } from '../../domains/bookings/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { daysBefore, publicName } from '../../domains/reviews/rules.ts';
import { bookingReviewRequests, reviews } from '../../domains/reviews/tables.ts';
import { services } from '../../domains/services/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { demoServiceReviews } from './of-services.ts';

interface Known {
  /** The demo’s own customer, whose bookings are left for whoever tries it. */
  customerId: string;
  now: Date;
}

/**
 * Stores what the demo’s customers say of services, each labelled as such: of a booking that has taken place where there
 * is one, else only invented. Call it after the services and bookings.
 */
export async function seedServiceReviews(tx: Tx, known: Known): Promise<void> {
  const offered = await tx.select({ _id: services._id, title: services.title }).from(services);
  const ids = new Map(offered.map(({ title, _id }) => [title, _id]));
  const visits = await visitsOf(tx, known);
  const rows = demoServiceReviews.map(([service, author, rating, title, text, reply], place) => {
    const serviceId = ids.get(service);
    if (!serviceId) throw new Error(`the demo reviews ${service}, which nobody offers`);
    const visit = visits.find((one) => one.serviceId === serviceId);
    if (visit) visits.splice(visits.indexOf(visit), 1);
    const createdAt = visit
      ? new Date(visit.endsAt.getTime() + 1.3 * DAY_MS)
      : daysBefore(known.now, 6 + ((place * 11) % 75));
    return {
      ...{ _id: newId({ msecs: createdAt.getTime() }), serviceId, rating, title, text, createdAt, isDemo: true },
      ...(visit ? { bookingId: visit._id, userId: visit.userId, author: publicName(visit) } : { author }),
      ...(reply && { reply, repliedAt: new Date(createdAt.getTime() + DAY_MS / 2) }),
    };
  });
  await tx.insert(reviews).values(rows);
  // Nobody invented is to be asked by mail for what took place before the demo began.
  await tx
    .insert(bookingReviewRequests)
    .select(
      tx
        .select({ bookingId: bookings._id, createdAt: bookings.endsAt })
        .from(bookings)
        .where(eq(bookings.status, 'completed')),
    );
}

/** Bookings of invented people that took place two days ago or before. */
const visitsOf = (tx: Tx, { customerId, now }: Known) =>
  tx
    .select({
      _id: bookings._id,
      serviceId: bookings.serviceId,
      endsAt: bookings.endsAt,
      userId: users._id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(bookings)
    .innerJoin(users, eq(users._id, bookings.userId))
    .where(and(eq(bookings.status, 'completed'), lt(bookings.endsAt, daysBefore(now, 2)), ne(users._id, customerId)))
    .orderBy(asc(bookings.startsAt), asc(bookings._id));
