import { REPORT_REASONS, REPORT_STATUS_NAMES } from '@adunni/contracts/bookings/report-rules';
import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { bookings } from '../tables.ts';

export const reportReason = pgEnum('booking_report_reason', REPORT_REASONS);
export const reportStatus = pgEnum('booking_report_status', REPORT_STATUS_NAMES);

/**
 * When a booking was completed or missed, and whether its maker has earned what was paid. One that ended before there
 * were outcomes, and has none, was earned at once.
 */
export const bookingOutcomes = pgTable(
  'booking_outcomes',
  {
    _id: key(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    endedAt: moment('ended_at').notNull(),
    /** Null while the money is only held. */
    earnedAt: moment('earned_at'),
  },
  (t) => [index('booking_outcomes_held').on(t.bookingId, t.endedAt).where(sql`${t.earnedAt} is null`)],
);

/** Problems that customers report; one is open at once. */
export const bookingReports = pgTable(
  'booking_reports',
  {
    _id: key(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    reason: reportReason('reason').notNull(),
    text: text('text').notNull(),
    status: reportStatus('status').notNull().default('open'),
    /** When staff were last told that nobody has settled it. */
    remindedAt: moment('reminded_at'),
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => users._id),
    /** Why it was settled so. */
    note: text('note').notNull().default(''),
    refunded: money('refunded').notNull().default(sql`0`),
    createdAt: createdAt(),
  },
  (t) => [
    index('booking_reports_booking').on(t.bookingId, t._id),
    uniqueIndex('booking_reports_open').on(t.bookingId).where(sql`${t.status} = 'open'`),
    check(
      'booking_reports_settled',
      sql`(${t.status} = 'open') = (${t.settledAt} is null) and (${t.status} = 'refunded') = (${t.refunded} > 0)`,
    ),
  ],
);

/** Whether a booking’s customer reported a problem that nobody has settled, as a condition. */
export const isReported = sql<boolean>`exists (select from ${bookingReports}
  where ${bookingReports.bookingId} = ${bookings._id} and ${bookingReports.status} = 'open')`;
