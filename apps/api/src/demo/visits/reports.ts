import type { ReportReason } from '@adunni/contracts/bookings/report-rules';
import { kobo } from '@adunni/contracts/money';
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { reportBooking } from '../../domains/bookings/reports/report.service.ts';
import { refundReport } from '../../domains/bookings/reports/settle.service.ts';
import { bookingOutcomes, bookingReports } from '../../domains/bookings/reports/tables.ts';
import { bookings } from '../../domains/bookings/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { demoReports } from './texts.ts';

/** Any number: processes starting together seed one after another. */
const LOCK = 7_263_548;
/** How long after a booking it is reported, and after that is settled. */
const [REPORTED_MS, SETTLED_MS] = [10 * HOUR_MS, 20 * HOUR_MS];

/** The mails that reports cause. */
const MAILS = ['notice-booking-reported', 'booking-report'];

type Actor = typeof users.$inferSelect;

/**
 * Lets two customers report a problem with what took place some days ago, through the code of real ones: of one, staff
 * have refunded a part, the other waits for them. Does nothing when something is reported already.
 */
export async function seedReports(deps: Deps, adminId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if ((await tx.$count(bookingReports)) > 0) return;
    const found = await reportableBookings(tx, deps.clock());
    for (const [index, { booking, endedAt, person }] of found.entries()) {
      const { reason, text } = demoReports[index] as { reason: ReportReason; text: string };
      const at = new Date(endedAt.getTime() + REPORTED_MS);
      await reportBooking(actingAs(deps, tx, person, at), booking._id, { reason, text });
    }
    const [admin] = await tx.select().from(users).where(eq(users._id, adminId));
    const [settled] = found;
    if (admin && settled) {
      const { _id, version, paid } = settled.booking;
      const at = new Date(settled.endedAt.getTime() + REPORTED_MS + SETTLED_MS);
      const form = { version: version + 1, note: demoReports[0].answer, amount: kobo(Math.round(paid / 200) * 100) };
      await refundReport(actingAs(deps, tx, admin, at), _id, form);
    }
    // No job sends what was written in the past.
    await tx
      .update(mails)
      .set({ status: 'kept' })
      .where(and(inArray(mails.kind, MAILS), eq(mails.status, 'queued')));
  });
}

/** What was completed two to six days ago and paid for, the latest first, and of the demo’s own customer before others. */
async function reportableBookings(tx: Tx, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return tx
    .select({ booking: bookings, endedAt: bookingOutcomes.endedAt, person: users })
    .from(bookingOutcomes)
    .innerJoin(bookings, eq(bookings._id, bookingOutcomes.bookingId))
    .innerJoin(users, eq(users._id, bookings.userId))
    .where(
      and(
        ...[eq(bookings.status, 'completed'), isNull(bookingOutcomes.earnedAt), gt(bookings.paid, kobo(0))],
        ...[gt(bookingOutcomes.endedAt, ago(6)), lt(bookingOutcomes.endedAt, ago(2))],
      ),
    )
    .orderBy(desc(eq(users.email, 'customer@adunni.example')), desc(bookingOutcomes.endedAt), asc(bookings._id))
    .limit(demoReports.length);
}

/** Somebody at a moment of the past, in a transaction; no mail goes out for it. */
function actingAs(deps: Deps, tx: Tx, { _id, role, email, firstName }: Actor, at: Date): Ctx<Viewer> {
  const jobs = { enqueue: async () => undefined, enqueueAll: async () => undefined, stop: async () => undefined };
  const viewer = { _id, role, email, firstName, sessionId: '' };
  const past = { db: tx as unknown as Db, jobs, clock: () => at };
  return { ...deps, ...past, viewer, address: '', device: 'demo', action: 'Refund a report of the demo' };
}
