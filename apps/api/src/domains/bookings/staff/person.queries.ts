import type { LoadedPersonRecord } from '@adunni/contracts/identity/people';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { bookings } from '../tables.ts';

/** How many of the latest a person’s page shows; the list holds the rest. */
const LATEST = 5;

/** A person’s latest bookings, by when they begin. */
export async function bookingsOf(db: Db, userId: string): Promise<LoadedPersonRecord['bookings']> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.startsAt))
    .limit(LATEST);
  return rows.map(({ _id, number, status, service, startsAt, total }) => ({
    _id,
    number,
    status,
    service: service.title,
    startsAt,
    total,
  }));
}
