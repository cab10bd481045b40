import { z } from 'zod';
import { prose, version } from '../fields.ts';
import { moneyIn } from '../money-forms.ts';
import { REPORT_REASONS } from './report-rules.ts';

/** What was wrong with a booking, as its customer reports it; maker and staff read it. */
export const reportForm = z.object({ reason: z.enum(REPORT_REASONS), text: prose(2000, 1) });
export type ReportForm = z.output<typeof reportForm>;

/** Why staff settle a report as they do; customer and maker read it. */
const note = prose(1000, 1);
/** To reopen the booking, or to decline the report. */
export const settleReportForm = z.object({ version, note });
/** To give back some or all of what was paid. */
export const refundReportForm = z.object({
  version,
  note,
  amount: moneyIn.refine((amount) => amount > 0, 'Enter an amount.'),
});
