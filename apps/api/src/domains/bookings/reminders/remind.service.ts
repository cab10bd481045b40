import { and, eq, gt, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { dueBookings } from '../due.queries.ts';
import { notifyReminder } from '../notify.service.ts';
import { REMINDER_HOURS } from '../rules.ts';
import { bookingReminders, bookings } from '../tables.ts';

/**
 * Reminds people of what is about to begin, each once for the time that it is about, however many workers run and
 * whatever was interrupted: what says that a reminder was sent is stored with its email, or neither is.
 */
export async function remindAll(deps: Deps): Promise<void> {
  for (const [index, hours] of REMINDER_HOURS.entries()) {
    const next = REMINDER_HOURS[index + 1] ?? 0;
    await forEachDue(
      deps,
      dueBookings(deps, isDue(deps, hours, next)),
      ({ _id }) => remindOf(deps, _id, hours, next),
      ({ _id }) => `booking ${_id}: no reminder`,
    );
  }
}

/** Agreed, begins within the hours but not within the next reminder’s, was agreed before that, and was not reminded of. */
function isDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, hours: number, next: number): SQL | undefined {
  const now = clock().getTime();
  const sent = db
    .select({ one: sql`1` })
    .from(bookingReminders)
    .where(
      and(
        eq(bookingReminders.bookingId, bookings._id),
        eq(bookingReminders.hours, hours),
        eq(bookingReminders.startsAt, bookings.startsAt),
      ),
    );
  return and(
    inArray(bookings.status, ['confirmed', 'rescheduled']),
    gt(bookings.startsAt, new Date(now + next * HOUR_MS)),
    lte(bookings.startsAt, new Date(now + hours * HOUR_MS)),
    // Who booked for this afternoon needs no email about tomorrow.
    lt(bookings.agreedAt, sql`${bookings.startsAt} - make_interval(hours => ${hours}::int)`),
    notExists(sent),
  );
}

async function remindOf(deps: Deps, bookingId: string, hours: number, next: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings._id, bookingId), isDue(deps, hours, next)))
      .for('no key update');
    if (!booking) return;
    const reminder = { bookingId, hours, startsAt: booking.startsAt, createdAt: deps.clock() };
    const fresh = await tx.insert(bookingReminders).values(reminder).onConflictDoNothing().returning();
    if (fresh.length > 0) await notifyReminder(deps, tx, booking, hours);
  });
}
