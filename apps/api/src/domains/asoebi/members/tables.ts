import { MEMBER_ROLE_NAMES } from '@adunni/contracts/asoebi/members';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/** Who helps a host with an event: invited by an address, and somebody once that is shown to be theirs. */
export const asoEbiMembers = pgTable(
  'aso_ebi_members',
  {
    _id: key(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id, { onDelete: 'cascade' }),
    /** A coordinator’s group; null for all. */
    groupId: uuid('group_id').references(() => asoEbiGroups._id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Null until it is accepted. */
    userId: uuid('user_id').references(() => users._id),
    role: text('role', { enum: MEMBER_ROLE_NAMES }).notNull(),
    seesGuests: boolean('sees_guests').notNull(),
    seesMoney: boolean('sees_money').notNull(),
    edits: boolean('edits').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('aso_ebi_members_email').on(t.eventId, sql`lower(${t.email})`),
    index('aso_ebi_members_address').on(sql`lower(${t.email})`),
    index('aso_ebi_members_user').on(t.userId),
    index('aso_ebi_members_group').on(t.groupId),
  ],
);
export type MemberRow = typeof asoEbiMembers.$inferSelect;
