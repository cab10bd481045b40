import type { LoadedSubscriberRow, SubscriberStatus } from '@adunni/contracts/newsletter/staff';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { subscriberStatus } from '../readers.ts';
import { subscribers } from '../tables.ts';

/** Which subscribers a list shows and in what order. */
export const subscriberList = {
  table: subscribers,
  search: [subscribers.email],
  filters: {
    status: (status: SubscriberStatus | 'any') =>
      status === 'any' ? sql`${subscribers.removedAt} is null` : sql`${subscriberStatus} = ${status}`,
  },
  sorts: { createdAt: subscribers.createdAt, email: subscribers.email },
};

/** Subscribers as lists show them. */
export async function loadSubscribers({ db }: StaffCtx, ids: string[]): Promise<LoadedSubscriberRow[]> {
  return db
    .select({ ...getTableColumns(subscribers), status: sql<SubscriberStatus>`${subscriberStatus}` })
    .from(subscribers)
    .where(inArray(subscribers._id, ids));
}
