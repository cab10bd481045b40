import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { forEachDue } from '../../kit/jobs/each.ts';
import { notify } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { ASK_AFTER_DAYS, ASK_UNTIL_DAYS, daysBefore } from './rules.ts';
import { reviewRequests } from './tables.ts';

interface Arrived extends Record<string, unknown> {
  /** Of the maker’s part. */
  _id: string;
  orderId: string;
  userId: string;
  itemId: string;
  title: string;
  pieces: number;
}

/**
 * Asks the buyers of what arrived three days ago how it turned out, once for each maker’s part: who enters the part
 * first asks, however many processes look at the same time. Whether a mail comes is the buyer’s choice.
 */
export async function requestReviews(deps: Deps): Promise<void> {
  const now = deps.clock();
  await forEachDue(
    deps,
    (after, limit) => findArrived(deps, now, after, limit),
    (arrived) => deps.db.transaction((tx) => ask(deps, tx, arrived, now)),
    ({ _id }) => `part ${_id} is not asked about`,
  );
}

async function findArrived({ db }: Deps, now: Date, after: string, limit: number): Promise<Arrived[]> {
  // What was sent back is not asked about, nor what one made oneself.
  const { rows } = await db.execute<Arrived>(sql`
    select part.id as "_id", o.id as "orderId", o.user_id as "userId", first.id as "itemId", first.title,
      first.pieces
    from order_parts part
    join orders o on o.id = part.order_id
    join makers m on m.id = part.maker_id and m.user_id <> o.user_id
    cross join lateral (
      select i.id, i.title, (count(*) over ())::int as pieces from order_items i
      where i.part_id = part.id and i.product_id is not null and i.refunded_quantity < i.quantity
        and not exists (select from reviews r where r.item_id = i.id)
      order by i.position limit 1) first
    where part.stage in ('delivered', 'closed')
      and part.delivered_at between ${daysBefore(now, ASK_UNTIL_DAYS).toISOString()}
        and ${daysBefore(now, ASK_AFTER_DAYS).toISOString()}
      and not exists (select from review_requests q where q.part_id = part.id)
      and part.id > ${after}
    order by part.id limit ${limit}`);
  return rows;
}

async function ask(deps: Deps, tx: Tx, arrived: Arrived, now: Date): Promise<void> {
  const { _id: partId, orderId, userId, itemId, title, pieces } = arrived;
  const [first] = await tx
    .insert(reviewRequests)
    .values({ partId, createdAt: now })
    .onConflictDoNothing()
    .returning({ partId: reviewRequests.partId });
  if (!first) return;
  await notify(deps, tx, {
    userIds: [userId],
    kind: notificationKinds.requested,
    title: pieces > 1 ? `How are ${title} and your other items?` : `How is ${title}?`,
    text: 'How does it fit, and is it what you hoped for? Your review helps customers choose and makers improve. Photos are welcome.',
    path: pieces > 1 ? `/orders/${orderId}` : `/reviews/${itemId}`,
    cause: `part:${partId}`,
  });
}
