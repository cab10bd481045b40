import { and, asc, eq, gt, isNull, lt, not } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { postEarnings, postUnearned } from '../ledger/posting.service.ts';
import { type BookingRow, lockBooking } from '../lock.queries.ts';
import { bookings } from '../tables.ts';
import { openReport, outcomeOf } from './queries.ts';
import { lastReportable, reportUntil } from './rules.ts';
import { bookingOutcomes, isReported } from './tables.ts';

/** Notes that a locked booking was completed or missed: its customer may report a problem, and its maker earns later. */
export async function recordOutcome(tx: Tx, { _id: bookingId }: Pick<BookingRow, '_id'>, endedAt: Date): Promise<void> {
  await tx.insert(bookingOutcomes).values({ bookingId, endedAt });
}

/** What is left of a locked booking’s money is the maker’s and ours from now on; once. */
export async function earn(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const [outcome] = await tx
    .update(bookingOutcomes)
    .set({ earnedAt: at })
    .where(and(eq(bookingOutcomes.bookingId, booking._id), isNull(bookingOutcomes.earnedAt)))
    .returning();
  if (outcome) await postEarnings(tx, booking, { outcomeId: outcome._id, at });
}

/** A locked booking did not end after all: what its maker had earned is only held again. */
export async function withdrawOutcome(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const [outcome] = await tx.delete(bookingOutcomes).where(eq(bookingOutcomes.bookingId, booking._id)).returning();
  if (!outcome || outcome.earnedAt) await postUnearned(tx, booking, { outcomeId: outcome?._id ?? null, at });
}

/** Lets makers earn what nobody can report any more, unless a report is still open. */
export async function earnSettled(deps: Deps): Promise<void> {
  const at = deps.clock();
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: bookingOutcomes.bookingId })
        .from(bookingOutcomes)
        .innerJoin(bookings, eq(bookings._id, bookingOutcomes.bookingId))
        .where(
          and(
            isNull(bookingOutcomes.earnedAt),
            lt(bookingOutcomes.endedAt, lastReportable(at)),
            not(isReported),
            gt(bookingOutcomes.bookingId, after),
          ),
        )
        .orderBy(asc(bookingOutcomes.bookingId))
        .limit(limit),
    ({ _id }) => earnAlone(deps, _id, at),
    ({ _id }) => `booking ${_id} stays unearned`,
  );
}

async function earnAlone(deps: Deps, bookingId: string, at: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const outcome = await outcomeOf(tx, bookingId);
    if (!outcome || reportUntil(outcome.endedAt) >= at || (await openReport(tx, bookingId))) return;
    await earn(tx, booking, at);
  });
}
