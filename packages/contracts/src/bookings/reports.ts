import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { REPORT_REASONS, REPORT_STATUS_NAMES } from './report-rules.ts';

export const reportErrors = defineErrors({
  not_reportable: [409, 'A problem with this booking can’t be reported now.'],
  reason_unfit: [422, 'Choose one of the reasons shown.'],
  report_open: [409, 'A problem with this booking is under review. Settle the report first.'],
  report_settled: [409, 'There is no open report on this booking. Reload to see the latest version.'],
  not_reopenable: [409, 'This booking can’t be reopened, because it has been refunded.'],
  refund_too_high: [422, 'This is more than the amount left to refund.'],
});

/** A problem with a booking that its customer reported, and how it was settled. */
export const bookingReport = z.object({
  _id: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  status: z.enum(REPORT_STATUS_NAMES),
  at: moment,
  settledAt: moment.nullable(),
  /** Why staff settled it as they did; empty while it is open. */
  note: z.string(),
  refunded: moneyOut,
});
export type BookingReport = z.input<typeof bookingReport>;
export type LoadedBookingReport = z.output<typeof bookingReport>;

/** What its customer can report of a booking now. */
export const reportable = z.object({
  /** Null for one that has not been completed yet. */
  until: moment.nullable(),
  reasons: z.array(z.enum(REPORT_REASONS)),
});
