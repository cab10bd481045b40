import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { writeBookingReview } from '@adunni/contracts/reviews/bookings';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { serviceProviders } from '../../availability/tables.ts';
import { bookedTimes, bookingEvents, bookings } from '../../bookings/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { services } from '../../services/tables.ts';
import { reviews } from '../tables.ts';
import { words } from '../testing.ts';

let attended = 0;

/** A booking of a service that has taken place; it is to be reviewed. */
export interface Visit {
  customer: TestPerson;
  bookingId: string;
}

/** Lets somebody have been at a service, which was completed now unless said otherwise. */
export async function attend(
  test: TestApp,
  serviceId: string,
  { customer, completedAt = test.now }: { customer?: TestPerson; completedAt?: Date } = {},
): Promise<Visit> {
  const { db } = test.app.deps;
  const person = customer ?? (await signInAs(test));
  const [found] = await db
    .select({ service: services, providerId: serviceProviders.providerId })
    .from(services)
    .innerJoin(serviceProviders, eq(serviceProviders.serviceId, services._id))
    .where(eq(services._id, serviceId));
  if (!found) throw new Error('nobody provides that service');
  const { service, providerId } = found;
  attended += 1;
  const startsAt = new Date(completedAt.getTime() - (attended + 1) * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS / 2);
  const span = { providerId, serviceId, startsAt, endsAt };
  const [time] = await db
    .insert(bookedTimes)
    .values({ ...span, takenFrom: startsAt, takenTo: endsAt, seats: 1, taken: 1 })
    .returning();
  const [booking] = await db
    .insert(bookings)
    .values({
      ...{ ...span, firstStartsAt: startsAt, timeId: time?._id, number: `BKG-${randomUUID()}` },
      ...{ userId: person._id, contact: { name: 'Amaka Obi', email: person.email, phone: null } },
      ...{
        makerId: service.makerId,
        kind: service.kind,
        place: service.place,
        confirmation: service.confirmation,
        seats: 1,
      },
      ...{ zone: 'Africa/Lagos', customerZone: 'Europe/London' },
      status: 'completed',
      plan: 'full',
      service: { title: service.title, duration: 30, pictureId: null, bring: [], policy: '' },
      ...{ travelFee: kobo(0), price: service.price, deposit: kobo(0), total: service.price, dueFirst: kobo(0) },
      commissionPercent: 15,
    })
    .returning({ _id: bookings._id });
  const bookingId = booking?._id ?? '';
  await db
    .insert(bookingEvents)
    .values({ bookingId, status: 'completed', by: 'maker', startsAt, createdAt: completedAt });
  return { customer: person, bookingId };
}

/** A visit that was reviewed; `values` are set on the row afterwards. */
export async function addServiceReview(
  test: TestApp,
  serviceId: string,
  values: Partial<typeof reviews.$inferInsert> = {},
): Promise<Visit & { reviewId: string }> {
  const visit = await attend(test, serviceId);
  const params = { bookingId: visit.bookingId };
  const written = await test.call(writeBookingReview, { params, body: words() }, visit.customer);
  if (written.status !== 201) throw new Error(JSON.stringify(written.error));
  const reviewId = written.body.review._id;
  if (Object.keys(values).length > 0)
    await test.app.deps.db.update(reviews).set(values).where(eq(reviews._id, reviewId));
  return { ...visit, reviewId };
}
