import { GUEST_ANSWER_NAMES } from '@adunni/contracts/asoebi/sets';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/** Who is invited to an event, as the host knows them, or who came by the link of their group. */
export const asoEbiGuests = pgTable(
  'aso_ebi_guests',
  {
    _id: key(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => asoEbiGroups._id),
    name: text('name').notNull(),
    /** E.164, so that one person is one guest however they write it. */
    phone: text('phone'),
    email: text('email'),
    /** Their table, or whatever the host sorts them by. */
    tableCode: text('table_code'),
    answer: text('answer', { enum: GUEST_ANSWER_NAMES }),
    note: text('note').notNull().default(''),
    openedAt: moment('opened_at'),
    invitedAt: moment('invited_at'),
    remindedAt: moment('reminded_at'),
    thankedAt: moment('thanked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('aso_ebi_guests_phone').on(t.eventId, t.phone).where(sql`${t.phone} is not null`),
    index('aso_ebi_guests_event').on(t.eventId, t.name, t._id),
    index('aso_ebi_guests_group').on(t.groupId),
  ],
);
export type GuestRow = typeof asoEbiGuests.$inferSelect;
