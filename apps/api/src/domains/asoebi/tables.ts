import type { BaseWords } from '@adunni/contracts/asoebi/bases';
import type { DesignWords } from '@adunni/contracts/asoebi/designs/designs';
import type { DesignForm } from '@adunni/contracts/asoebi/designs/forms';
import type { BaseForm, Colour } from '@adunni/contracts/asoebi/forms';
import {
  CLOTH_NAMES,
  EVENT_KIND_NAMES,
  EVENT_STATUS_NAMES,
  FEE_BEARER_NAMES,
  HANDOVER_KIND_NAMES,
  PACKAGE_KIND_NAMES,
  SET_NEED_NAMES,
} from '@adunni/contracts/asoebi/names';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { looks } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';
import { media } from '../media/tables.ts';

export const asoEbiStatus = pgEnum('aso_ebi_status', EVENT_STATUS_NAMES);

/** A celebration whose guests dress alike. What a draft still lacks is empty or null. */
export const asoEbiEvents = pgTable(
  'aso_ebi_events',
  {
    /** Made up by the host’s browser. */
    _id: key(),
    hostId: uuid('host_id')
      .notNull()
      .references(() => users._id),
    kind: text('kind', { enum: EVENT_KIND_NAMES }).notNull(),
    title: text('title').notNull(),
    celebrants: text('celebrants').notNull(),
    day: date('day'),
    city: text('city').notNull(),
    story: text('story').notNull(),
    /** What guests and previews of their links show. */
    coverId: uuid('cover_id').references(() => media._id, { onDelete: 'set null' }),
    feeBearer: text('fee_bearer', { enum: FEE_BEARER_NAMES }).notNull(),
    status: asoEbiStatus('status').notNull().default('draft'),
    openedAt: moment('opened_at'),
    closedAt: moment('closed_at'),
    cancelledAt: moment('cancelled_at'),
    /** What guests read about it. */
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Since when staff look into it, so that nothing of it changes. */
    heldAt: moment('held_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('aso_ebi_events_host').on(t.hostId, t.updatedAt),
    index('aso_ebi_events_updated').on(t.updatedAt, t._id),
  ],
);
export type EventRow = typeof asoEbiEvents.$inferSelect;

/** Guests who wear the same: the bride’s side, friends of the groom. */
export const asoEbiGroups = pgTable(
  'aso_ebi_groups',
  {
    _id: key(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    cloth: text('cloth', { enum: CLOTH_NAMES }).notNull(),
    colours: jsonb('colours').$type<Colour[]>().notNull(),
    coordinator: text('coordinator').notNull(),
    /** Who makes its packages; null until the host accepts a proposal. */
    makerId: uuid('maker_id').references(() => makers._id),
    /** Since when staff look into it alone, so that its guests neither order nor pay. */
    heldAt: moment('held_at'),
    /** Since when it goes on again: balances that could not be paid meanwhile have their days from then on. */
    releasedAt: moment('released_at'),
  },
  (t) => [index('aso_ebi_groups_event').on(t.eventId, t.position)],
);

/** What a package is sewn as, in the words that the piece had when it was chosen. */
export type StoredBase = BaseForm & BaseWords & { makerId: string };

/** What a package is drawn and sewn from: a copy, so that it stays when the design changes or goes. */
export type StoredDesign = DesignForm & DesignWords & { recipe: RecipePart };

/** What guests of a group can order. */
export const asoEbiPackages = pgTable(
  'aso_ebi_packages',
  {
    _id: key(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => asoEbiGroups._id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: PACKAGE_KIND_NAMES }).notNull(),
    title: text('title').notNull(),
    price: money('price'),
    /** In steps of half a yard, which this type holds exactly. */
    yards: doublePrecision('yards'),
    /** Null when as many are made as are ordered. */
    stock: integer('stock'),
    /** Sets that guests hold or have ordered. */
    taken: integer('taken').notNull().default(0),
    /** Since when it is offered no more. */
    withdrawnAt: moment('withdrawn_at'),
    /** The last day to order, in Lagos. */
    deadline: date('deadline'),
    depositPercent: integer('deposit_percent'),
    needs: text('needs', { enum: SET_NEED_NAMES }).notNull(),
    /** A piece of the group’s maker and what is chosen of it, for what is sewn. */
    base: jsonb('base').$type<StoredBase>(),
    /** The design that it is sewn from, in place of a piece. */
    design: jsonb('design').$type<StoredDesign>(),
    lookHash: text('look_hash').references(() => looks.hash),
  },
  (t) => [
    index('aso_ebi_packages_group').on(t.groupId, t.position),
    index('aso_ebi_packages_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    check('aso_ebi_packages_look_of_design', sql`(${t.design} is null) = (${t.lookHash} is null)`),
    check('aso_ebi_packages_sewn_as', sql`${t.base} is null or ${t.design} is null`),
    check('aso_ebi_packages_price', sql`${t.price} >= 0`),
    check('aso_ebi_packages_stock', sql`${t.stock} > 0`),
    check('aso_ebi_packages_taken', sql`${t.taken} >= 0 and (${t.stock} is null or ${t.taken} <= ${t.stock})`),
  ],
);

export type PackageRow = typeof asoEbiPackages.$inferSelect;

/** Pickup points, and where sets are delivered to. */
export const asoEbiHandovers = pgTable(
  'aso_ebi_handovers',
  {
    _id: key(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => asoEbiEvents._id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: HANDOVER_KIND_NAMES }).notNull(),
    name: text('name').notNull(),
    details: text('details').notNull(),
    price: money('price').notNull(),
  },
  (t) => [index('aso_ebi_handovers_event').on(t.eventId, t.position)],
);
