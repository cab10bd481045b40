import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { subscribers } from './tables.ts';

/** Whether a subscriber gets the newsletter. */
export const isReader = and(
  isNotNull(subscribers.confirmedAt),
  isNull(subscribers.unsubscribedAt),
  isNull(subscribers.removedAt),
) as SQL;

/** Where a subscriber stands, as a column. */
export const subscriberStatus: SQL = sql`case
  when ${subscribers.removedAt} is not null then 'removed'
  when ${subscribers.unsubscribedAt} is not null then 'unsubscribed'
  when ${subscribers.confirmedAt} is not null then 'confirmed'
  else 'pending' end`;
