import {
  MAKER_INVITATION_STATUS_NAMES,
  type PackageTerms,
  PROPOSAL_STATUS_NAMES,
} from '@adunni/contracts/asoebi/proposals';
import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { makers } from '../../makers/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';

/** A maker who is asked to make the sets of a group. */
export const asoEbiInvitations = pgTable(
  'aso_ebi_invitations',
  {
    _id: key(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id, { onDelete: 'cascade' }),
    groupId: uuid('group_id')
      .notNull()
      .references(() => asoEbiGroups._id, { onDelete: 'cascade' }),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    /** Who sews the sets for that maker. */
    tailorId: uuid('tailor_id').references(() => makers._id),
    status: text('status', { enum: MAKER_INVITATION_STATUS_NAMES }).notNull().default('invited'),
    note: text('note').notNull(),
    refusal: text('refusal').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('aso_ebi_invitations_one').on(t.groupId, t.makerId),
    index('aso_ebi_invitations_event').on(t.eventId),
    index('aso_ebi_invitations_maker').on(t.makerId, t.createdAt),
    index('aso_ebi_invitations_tailor').on(t.tailorId).where(sql`${t.tailorId} is not null`),
  ],
);
export type InvitationRow = typeof asoEbiInvitations.$inferSelect;

/** A package as a proposal names it: price and number are the maker’s, the rest is what they saw. */
export type ProposedLine = PackageTerms & { packageId: string; price: Kobo; capacity: number | null };

/** One version of what a maker offers; it is never changed, only answered or replaced. */
export const asoEbiProposals = pgTable(
  'aso_ebi_proposals',
  {
    _id: key(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => asoEbiInvitations._id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    status: text('status', { enum: PROPOSAL_STATUS_NAMES }).notNull().default('open'),
    lines: jsonb('lines').$type<ProposedLine[]>().notNull(),
    readyOn: date('ready_on').notNull(),
    expiresAt: moment('expires_at').notNull(),
    note: text('note').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('aso_ebi_proposals_version').on(t.invitationId, t.version)],
);
export type ProposalRow = typeof asoEbiProposals.$inferSelect;
