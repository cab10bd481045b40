import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/**
 * Days after a booking was completed or marked as missed in which its customer can report a problem (est.); the maker
 * earns when they have passed.
 */
export const REPORT_DAYS = 7;

/** Days after which staff are reminded of a report that nobody has settled, again and again (est.). */
export const REPORT_REMINDER_DAYS = 3;

/** What a customer reports. */
export const REPORT_REASONS = ['maker-absent', 'customer-present', 'not-as-booked', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a person reads for a reason, in the customer’s words. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'maker-absent': 'The maker did not come',
  'customer-present': 'I was there',
  'not-as-booked': 'The service was not as booked',
  other: 'Other',
};

/** How a report stands, and how staff have settled it. */
export const REPORT_STATUSES = statuses({
  open: { label: 'Under review', tone: 'waiting' },
  reopened: { label: 'Booking reopened', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'good' },
  declined: { label: 'Declined', tone: 'over' },
});
export type ReportStatus = StatusOf<typeof REPORT_STATUSES>;
export const REPORT_STATUS_NAMES = statusNames(REPORT_STATUSES);
