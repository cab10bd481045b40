import type { refundReportForm, settleReportForm } from '@adunni/contracts/bookings/report-forms';
import { reportErrors } from '@adunni/contracts/bookings/reports';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { changeBooking } from '../changing/change.service.ts';
import { returnMoney } from '../changing/money.service.ts';
import { type BookingRow, lockBooking } from '../lock.queries.ts';
import { isAgreed, unrefundedAmount } from '../rules.ts';
import { notifySettled } from './notify.service.ts';
import { earn, recordOutcome, withdrawOutcome } from './outcomes.service.ts';
import { openReport, type ReportRow } from './queries.ts';
import { canReopen } from './rules.ts';
import { bookingReports } from './tables.ts';

type SettleForm = z.output<typeof settleReportForm>;
type RefundForm = z.output<typeof refundReportForm>;
type Done = Pick<BookingRow, 'status' | 'version'>;

/** How a report is settled: the booking as it is then, and what went back for it. */
interface Settlement {
  status: Exclude<ReportRow['status'], 'open'>;
  booking: BookingRow;
  refunded?: Kobo;
}

/**
 * Settles the open report on a booking, once however many try it at the same time, and tells both sides. Throws 404, 409
 * when there is none any more or the booking has changed since the caller saw it.
 */
async function settle(
  ctx: StaffCtx,
  bookingId: string,
  { version, note }: SettleForm,
  work: (tx: Tx, booking: BookingRow, report: ReportRow) => Promise<Settlement>,
): Promise<Done> {
  return staffWrite(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const report = await openReport(tx, bookingId);
    if (!report) throw new Refusal(reportErrors.report_settled);
    if (booking.version !== version) throw new Refusal(commonErrors.stale);
    const { status, booking: after, refunded = kobo(0) } = await work(tx, booking, report);
    const [settled] = await tx
      .update(bookingReports)
      .set({ status, note, refunded, settledAt: ctx.clock(), settledBy: ctx.viewer._id })
      .where(eq(bookingReports._id, report._id))
      .returning();
    await notifySettled(ctx, tx, after, settled as ReportRow);
    return { status: after.status, version: after.version };
  });
}

const actBy = ({ viewer, clock }: StaffCtx, note: string) => ({
  ...{ by: 'staff' as const, actorId: viewer._id },
  ...{ note, at: clock() },
});

/**
 * The booking stands again, to be moved or ended anew; its money is only held. Throws as `settle` does, and 409 when it
 * has not ended or money went back, which nobody could ask for again.
 */
export const reopenBooking = (ctx: StaffCtx, bookingId: string, form: SettleForm): Promise<Done> =>
  settle(ctx, bookingId, form, async (tx, booking) => {
    if (!canReopen(booking)) throw new Refusal(reportErrors.not_reopenable);
    const at = ctx.clock();
    await withdrawOutcome(tx, booking, at);
    const change = { status: 'confirmed' as const, agreedAt: at, endedBy: null, endReason: '' };
    const reopened = await changeBooking(tx, booking, change, actBy(ctx, form.note));
    return { status: 'reopened', booking: reopened };
  });

/**
 * Some or all of what was paid goes back, and the maker earns the rest at once. What nobody had ended yet has ended with
 * it: missed by the maker when all goes back because they did not come, else completed. Throws as `settle` does, and 422
 * for more than is left.
 */
export const refundReport = (ctx: StaffCtx, bookingId: string, form: RefundForm): Promise<Done> =>
  settle(ctx, bookingId, form, async (tx, booking, report) => {
    const { amount, note } = form;
    const left = unrefundedAmount(booking);
    if (amount > left) throw new Refusal(reportErrors.refund_too_high);
    const repaid = await returnMoney(ctx, tx, booking, amount, {
      cause: `report:${report._id}`,
      reason: 'The customer reported a problem with the booking.',
    });
    const isMissed = isAgreed(booking.status) && amount === left && report.reason === 'maker-absent';
    const change = isMissed
      ? { status: 'no-show' as const, endedBy: 'maker' as const, endReason: note }
      : isAgreed(booking.status) && { status: 'completed' as const };
    const words = isMissed ? note : `${amountText(amount)} refunded after a report: ${note}`;
    return { status: 'refunded', booking: await close(ctx, tx, repaid, change || {}, words), refunded: amount };
  });

/** Nothing goes back, and the maker earns it all at once; what nobody had ended yet is completed. Throws as `settle` does. */
export const declineReport = (ctx: StaffCtx, bookingId: string, form: SettleForm): Promise<Done> =>
  settle(ctx, bookingId, form, async (tx, booking) => {
    const change = isAgreed(booking.status) ? { status: 'completed' as const } : {};
    return { status: 'declined', booking: await close(ctx, tx, booking, change, `Report declined: ${form.note}`) };
  });

/** Ends a booking that nobody had ended, and lets the maker earn what is left. */
async function close(
  ctx: StaffCtx,
  tx: Tx,
  booking: BookingRow,
  change: Parameters<typeof changeBooking>[2],
  words: string,
): Promise<BookingRow> {
  const act = actBy(ctx, words);
  const closed = await changeBooking(tx, booking, change, act);
  if (isAgreed(booking.status)) await recordOutcome(tx, closed, act.at);
  await earn(tx, closed, act.at);
  return closed;
}
