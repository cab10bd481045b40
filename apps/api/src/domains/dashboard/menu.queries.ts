import type { getMenuCounts } from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, count, eq } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { countInvited } from '../asoebi/queries.ts';
import { awaitsMaker, bookings } from '../bookings/tables.ts';
import { makers } from '../makers/tables.ts';
import { partFilters, partScope } from '../orders/queries.ts';
import { orderParts } from '../orders/tables.ts';
import { isCoordinating } from '../planning/queries.ts';
import { isUnanswered, ownWork } from '../reviews/queries.ts';
import { reviews } from '../reviews/tables.ts';
import { waitingAsks } from '../studio/queries.ts';
import { countUnreadTalk } from './inbox.queries.ts';

/** What waits for a maker behind the entries of their menu, by the rules of the lists that these lead to, and which they need. */
export async function readMenuCounts({ db, viewer }: StaffCtx): Promise<Returned<typeof getMenuCounts>> {
  const [[parts], [booked], messages, [unanswered], asoEbi, asks, coordinates] = await Promise.all([
    db
      .select({ rows: count() })
      .from(orderParts)
      .where(and(partFilters.awaiting(), partScope(viewer))),
    db
      .select({ rows: count() })
      .from(bookings)
      .innerJoin(makers, eq(makers._id, bookings.makerId))
      .where(and(eq(makers.userId, viewer._id), awaitsMaker)),
    countUnreadTalk(db, viewer._id),
    db
      .select({ rows: count() })
      .from(reviews)
      .where(and(ownWork(viewer), isUnanswered)),
    countInvited(db, viewer._id),
    waitingAsks(db, viewer._id),
    isCoordinating(db, viewer._id),
  ]);
  return {
    orders: parts?.rows ?? 0,
    bookings: booked?.rows ?? 0,
    messages,
    reviews: unanswered?.rows ?? 0,
    asoEbi,
    requests: asks.rows,
    coordinates,
  };
}
