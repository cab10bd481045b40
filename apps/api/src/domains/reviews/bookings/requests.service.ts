import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { ASK_AFTER_DAYS, ASK_UNTIL_DAYS, daysBefore, writingPath } from '../rules.ts';
import { bookingReviewRequests } from '../tables.ts';

interface Visit extends Record<string, unknown> {
  /** Of the booking. */
  _id: string;
  userId: string;
  title: string;
}

/**
 * Asks the customers of bookings that were completed three days ago how it was, once each: who enters the booking first
 * asks, however many processes look at the same time. Whether a mail comes is the customer’s choice.
 */
export async function requestBookingReviews(deps: Deps): Promise<void> {
  const now = deps.clock();
  await forEachDue(
    deps,
    (after, limit) => findVisits(deps, now, after, limit),
    (visit) => deps.db.transaction((tx) => ask(deps, tx, visit, now)),
    ({ _id }) => `booking ${_id} is not asked about`,
  );
}

async function findVisits({ db }: Deps, now: Date, after: string, limit: number): Promise<Visit[]> {
  // What one booked of one’s own workshop is not asked about, nor what was refunded whole or reported as a problem.
  const { rows } = await db.execute<Visit>(sql`
    select b.id as "_id", b.user_id as "userId", b.service ->> 'title' as title
    from bookings b
    join makers m on m.id = b.maker_id and m.user_id <> b.user_id
    join booking_events e on e.booking_id = b.id and e.status = 'completed'
      and e.created_at between ${daysBefore(now, ASK_UNTIL_DAYS).toISOString()}
        and ${daysBefore(now, ASK_AFTER_DAYS).toISOString()}
    where b.status = 'completed' and (b.refunded = 0 or b.refunded < b.paid)
      and not exists (select from reviews r where r.booking_id = b.id)
      and not exists (select from booking_review_requests q where q.booking_id = b.id)
      and not exists (select from booking_reports p where p.booking_id = b.id)
      and b.id > ${after}
    order by b.id limit ${limit}`);
  return rows;
}

async function ask(deps: Deps, tx: Tx, { _id: bookingId, userId, title }: Visit, now: Date): Promise<void> {
  const [first] = await tx
    .insert(bookingReviewRequests)
    .values({ bookingId, createdAt: now })
    .onConflictDoNothing()
    .returning({ bookingId: bookingReviewRequests.bookingId });
  if (!first) return;
  await notify(deps, tx, {
    userIds: [userId],
    kind: notificationKinds.requested,
    title: `How was it: ${title}?`,
    text: 'Tell others about your booking. Your review helps customers choose and makers improve.',
    path: writingPath({ itemId: null, bookingId }),
    cause: `booking:${bookingId}`,
  });
}
