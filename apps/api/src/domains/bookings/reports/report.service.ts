import type { ReportForm } from '@adunni/contracts/bookings/report-forms';
import { REPORT_REASON_LABELS } from '@adunni/contracts/bookings/report-rules';
import { reportErrors } from '@adunni/contracts/bookings/reports';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { changeBooking } from '../changing/change.service.ts';
import { withdrawProposals } from '../changing/end.service.ts';
import { lockBooking, ownedBy } from '../lock.queries.ts';
import { notifyReported } from './notify.service.ts';
import { isEarned, type ReportRow, reportHistory } from './queries.ts';
import { reportableNow } from './rules.ts';
import { bookingReports } from './tables.ts';

/**
 * Reports a problem with one of the caller’s bookings: staff are told, and what the maker has not earned yet stays held.
 * While a report is open, another one is the same. Throws 404, 409 when nothing can be reported now, 422 for a reason
 * that does not fit.
 */
export async function reportBooking(ctx: Ctx<Viewer>, bookingId: string, { reason, text }: ReportForm): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId, ownedBy(ctx.viewer._id));
    const at = ctx.clock();
    const history = await reportHistory(tx, bookingId);
    if (history.latest?.status === 'open') return;
    const possible = reportableNow(booking, history, at);
    if (!possible) throw new Refusal(reportErrors.not_reportable);
    if (!possible.reasons.includes(reason)) throw new Refusal(reportErrors.reason_unfit);
    const [report] = await tx.insert(bookingReports).values({ bookingId, reason, text, createdAt: at }).returning();
    await withdrawProposals(tx, bookingId);
    // No words of the customer’s, so that it stays when they go.
    const note = `Problem reported: ${REPORT_REASON_LABELS[reason]}`;
    const reported = await changeBooking(tx, booking, {}, { by: 'customer', actorId: null, note, at });
    await notifyReported(ctx, tx, reported, report as ReportRow, !isEarned(booking, history.outcome));
  });
}
