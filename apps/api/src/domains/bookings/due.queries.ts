import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { DuePage } from '../../kit/jobs/each.ts';
import { bookings } from './tables.ts';

/** Pages of the bookings that a condition names. */
export const dueBookings =
  ({ db }: Pick<Deps, 'db'>, condition: SQL | undefined): DuePage<{ _id: string }> =>
  (after, limit) =>
    db
      .select({ _id: bookings._id })
      .from(bookings)
      .where(and(condition, gt(bookings._id, after)))
      .orderBy(asc(bookings._id))
      .limit(limit);
