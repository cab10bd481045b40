import { REPORT_REMINDER_DAYS } from '@adunni/contracts/bookings/report-rules';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { bookings } from '../tables.ts';
import { notifyUnsettled } from './notify.service.ts';
import { bookingReports } from './tables.ts';

/** Tells staff every few days of each report that nobody has settled. */
export async function remindOfReports(deps: Deps): Promise<void> {
  const now = deps.clock();
  const lastTold = sql`coalesce(${bookingReports.remindedAt}, ${bookingReports.createdAt})`;
  const isDue = and(
    eq(bookingReports.status, 'open'),
    lte(lastTold, new Date(now.getTime() - REPORT_REMINDER_DAYS * DAY_MS)),
  );
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: bookingReports._id })
        .from(bookingReports)
        .where(and(isDue, gt(bookingReports._id, after)))
        .orderBy(asc(bookingReports._id))
        .limit(limit),
    ({ _id }) =>
      deps.db.transaction(async (tx) => {
        // Of several workers the first one tells them; for the others it is no longer due.
        const [report] = await tx
          .update(bookingReports)
          .set({ remindedAt: now })
          .where(and(eq(bookingReports._id, _id), isDue))
          .returning();
        if (!report) return;
        const [booking] = await tx
          .select({ _id: bookings._id, number: bookings.number })
          .from(bookings)
          .where(eq(bookings._id, report.bookingId));
        const days = Math.floor((now.getTime() - report.createdAt.getTime()) / DAY_MS);
        if (booking) await notifyUnsettled(deps, tx, booking, { reportId: _id, days });
      }),
    ({ _id }) => `nobody is reminded of report ${_id}`,
  );
}
