import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';

/** Who asked for the newsletter. It goes to those who confirmed that the address is theirs and have not left since. */
export const subscribers = pgTable(
  'subscribers',
  {
    _id: key(),
    /** In lower case, so that one address subscribes once. */
    email: text('email').notNull().unique(),
    /** Path of the page that the address was given on; null when unknown. */
    source: text('source'),
    /** When the address was last asked to confirm; the link of that email is the one that counts. */
    askedAt: moment('asked_at'),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Taken off the list by staff. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('subscribers_newest').on(t.createdAt, t._id),
    index('subscribers_readers')
      .on(t._id)
      .where(sql`${t.confirmedAt} is not null and ${t.unsubscribedAt} is null and ${t.removedAt} is null`),
  ],
);
