import { REPORT_DAYS, type ReportReason, type ReportStatus } from '@adunni/contracts/bookings/report-rules';
import type { BookingActor, BookingStatus } from '@adunni/contracts/bookings/statuses';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { isAgreed } from '../rules.ts';

/** A booking as the rules of reporting it see it. */
export interface ReportedBooking {
  status: BookingStatus;
  endedBy: BookingActor | null;
  endsAt: Date;
  agreedAt: Date | null;
}

/** What became of it and what was reported last, as far as there is anything. */
export interface ReportHistory {
  outcome: { endedAt: Date } | null;
  latest: { status: ReportStatus; settledAt: Date | null } | null;
}

/** What can be reported of each status; of what its maker missed everything has gone back. */
const REASONS: Partial<Record<BookingStatus, readonly ReportReason[]>> = {
  confirmed: ['maker-absent', 'not-as-booked', 'other'],
  rescheduled: ['maker-absent', 'not-as-booked', 'other'],
  completed: ['maker-absent', 'not-as-booked', 'other'],
  'no-show': ['customer-present', 'maker-absent', 'other'],
};

/** The last moment at which its customer can report a booking that ended then; from the next on the maker earns. */
export const reportUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + REPORT_DAYS * DAY_MS);

/** What ended before this moment can no longer be reported. */
export const lastReportable = (now: Date): Date => new Date(now.getTime() - REPORT_DAYS * DAY_MS);

/**
 * What the customer can report of a booking now, and until when; null for nothing. One that nobody has ended can be
 * reported once its time has passed, one that has ended for some days, and neither again for what staff have settled.
 */
export function reportableNow(
  booking: ReportedBooking,
  { outcome, latest }: ReportHistory,
  now: Date,
): { until: Date | null; reasons: ReportReason[] } | null {
  const { status, endedBy } = booking;
  const reasons = status === 'no-show' && endedBy === 'maker' ? undefined : REASONS[status];
  const since = isAgreed(status) ? agreedSince(booking) : outcome?.endedAt;
  if (!reasons || !since || now < since || latest?.status === 'open') return null;
  if (latest?.settledAt && latest.settledAt >= since) return null;
  const until = isAgreed(status) ? null : reportUntil(since);
  return until && until < now ? null : { until, reasons: [...reasons] };
}

/** Since when an agreed booking waits to be ended: since it was over, or since it was agreed anew after that. */
export const agreedSince = ({ endsAt, agreedAt }: Pick<ReportedBooking, 'endsAt' | 'agreedAt'>): Date =>
  agreedAt && agreedAt > endsAt ? agreedAt : endsAt;

/** Whether an ended booking can stand again: only while nothing of its money has gone back. */
export const canReopen = ({ status, refunded }: { status: BookingStatus; refunded: number }): boolean =>
  (status === 'completed' || status === 'no-show') && refunded === 0;
