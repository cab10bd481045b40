import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../kit/database/columns.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/** By which guests reach an event without an account: the link of a group, or of one of its guests. */
export const asoEbiLinks = pgTable(
  'aso_ebi_links',
  {
    /** 128 random bits. */
    key: text('key').primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => asoEbiGroups._id),
    /** Whose link it is; null for the group’s. */
    guestId: uuid('guest_id').references(() => asoEbiGuests._id),
    createdAt: createdAt(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('aso_ebi_links_event').on(t.eventId),
    uniqueIndex('aso_ebi_links_group').on(t.groupId).where(sql`${t.guestId} is null and ${t.revokedAt} is null`),
    uniqueIndex('aso_ebi_links_guest').on(t.guestId).where(sql`${t.guestId} is not null and ${t.revokedAt} is null`),
  ],
);
export type LinkRow = typeof asoEbiLinks.$inferSelect;
