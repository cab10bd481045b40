import type { GroupedBy } from '@adunni/contracts/support/analytics';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { ticketBacklog, tickets } from '../tables.ts';

// What the list filters by and what analytics count are the same columns, so that a figure is the number of its rows.

/** What tickets are grouped and filtered by; null where a ticket has none. */
export const TRAITS = {
  category: tickets.category,
  channel: tickets.channel,
  about: tickets.about,
  /** The hour in Lagos in which it was opened. */
  hour: tickets.hour,
  rating: tickets.ratingScore,
} as const satisfies Readonly<Record<GroupedBy, PgColumn>>;

/** Whether the first reply came, and in time; one that is yet to come counts for none. */
export const ANSWERED = {
  any: sql`${tickets.answerSeconds} is not null`,
  met: sql`${tickets.answerMet}`,
  missed: sql`not ${tickets.answerMet}`,
} as const;

/** Whether it was resolved, and in time; one that is still open counts for none. */
export const SOLVED = {
  any: sql`${tickets.solveSeconds} is not null`,
  met: sql`${tickets.solveMet}`,
  missed: sql`not ${tickets.solveMet}`,
} as const;

/** What was opened and not resolved when a day of the shop ended, whatever became of it since. */
export const openAt = (day: string): SQL =>
  // As an array, because a condition on two ends is taken for many tickets when it is joined, and all are read.
  sql`${tickets._id} = any(array(select ${ticketBacklog.ticketId} from ${ticketBacklog}
    where ${ticketBacklog.since} < ${dayEnd(day)} and ${ticketBacklog.until} >= ${dayEnd(day)}))`;
