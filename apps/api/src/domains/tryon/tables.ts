import { statusNames } from '@adunni/contracts/statuses';
import { BUILDS, ESTIMATED } from '@adunni/contracts/tryon/estimates';
import { LAYER_ROLES, OUTFIT_FITS, OUTFIT_SLOTS, OUTFIT_STATUSES } from '@adunni/contracts/tryon/outfits';
import type { SizeEase } from '@adunni/contracts/tryon/sizes';
import { DEVICE_CLASSES, STORED_OUTCOMES, TRY_CAUSES, TRY_STAGES, TRY_WAYS } from '@adunni/contracts/tryon/tries';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { products } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { figure, measurementProfiles, takenBy } from '../measurements/tables.ts';
import { media } from '../media/tables.ts';
import { plans } from '../subscriptions/tables.ts';

export const outfitFit = pgEnum('outfit_fit', OUTFIT_FITS);
export const outfitSlot = pgEnum('outfit_slot', OUTFIT_SLOTS);
export const outfitStatus = pgEnum('outfit_status', statusNames(OUTFIT_STATUSES));
export const layerRole = pgEnum('outfit_layer_role', LAYER_ROLES);
export const tryWay = pgEnum('try_way', TRY_WAYS);
export const deviceClass = pgEnum('device_class', DEVICE_CLASSES);
/** In the order in which they follow: of two, the greater holds. */
export const tryOutcome = pgEnum('try_outcome', STORED_OUTCOMES);
export const tryStage = pgEnum('try_stage', TRY_STAGES);
export const tryCause = pgEnum('try_cause', TRY_CAUSES);

/** How a product is laid on a body in the fitting room. */
export const outfits = pgTable('tryon_outfits', {
  _id: key(),
  productId: uuid('product_id')
    .notNull()
    .unique()
    .references(() => products._id, { onDelete: 'cascade' }),
  /** Grows when its layers or anchors change; `version` tells apart two who change the row. */
  garmentVersion: integer('garment_version').notNull().default(1),
  version: integer('version').notNull().default(1),
  fit: outfitFit('fit').notNull(),
  slot: outfitSlot('slot').notNull(),
  status: outfitStatus('status').notNull().default('draft'),
  /** Why it went back or was withdrawn. */
  statusReason: text('status_reason'),
  /** Px of the canvas by the name of the body’s point. */
  anchors: jsonb('anchors').$type<Record<string, [number, number]>>().notNull(),
  /** How wide each size is cut, cm. */
  sizes: jsonb('sizes').$type<SizeEase[]>().notNull().default([]),
  createdAt: createdAt(),
});

export const outfitLayers = pgTable(
  'tryon_layers',
  {
    _id: key(),
    outfitId: uuid('outfit_id')
      .notNull()
      .references(() => outfits._id, { onDelete: 'cascade' }),
    role: layerRole('role').notNull(),
    position: smallint('position').notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id),
  },
  (t) => [unique('tryon_layers_role').on(t.outfitId, t.role)],
);

/** A draping, finished or not. No photo, mask, point of a body or face is ever sent to us. */
export const trySessions = pgTable(
  'tryon_sessions',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    /** Names the garment on its body; that of a failed try begins with `failed:`. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Null when it ended before a garment was chosen. */
    outfitId: uuid('outfit_id').references(() => outfits._id, { onDelete: 'cascade' }),
    outfitVersion: integer('outfit_version'),
    /** By which it was counted; null of a failed try, which counts no use. */
    planId: uuid('plan_id').references(() => plans._id),
    /** Whether it stands for the use that its draping counted: one garment of each does. */
    isUse: boolean('is_use').notNull().default(false),
    way: tryWay('way').notNull(),
    device: deviceClass('device').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    loadingMs: integer('loading_ms'),
    poseMs: integer('pose_ms'),
    drapingMs: integer('draping_ms'),
    consent: boolean('consent'),
    outcome: tryOutcome('outcome').notNull().default('viewed'),
    isAdjusted: boolean('is_adjusted').notNull().default(false),
    /** Where it ended and why, when it was given up or failed. */
    stage: tryStage('stage'),
    cause: tryCause('cause'),
    at: moment('at').notNull(),
  },
  (t) => [
    unique('tryon_sessions_once').on(t.userId, t.idempotencyKey),
    index('tryon_sessions_at').on(t.at),
    index('tryon_sessions_outfit').on(t.outfitId),
    check(
      'tryon_sessions_failed',
      sql`(${t.outcome} in ('given-up', 'error')) = (${t.stage} is not null and ${t.cause} is not null)`,
    ),
  ],
);

export const estimatedMeasure = pgEnum('estimated_measure', ESTIMATED);
export const build = pgEnum('build', BUILDS);

/** How far an estimate from a photo was from one’s own measurement, which somebody chose to share. */
export const estimates = pgTable(
  'tryon_estimates',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => measurementProfiles._id, { onDelete: 'cascade' }),
    measure: estimatedMeasure('measure').notNull(),
    /** Estimate less measurement, mm. */
    difference: integer('difference').notNull(),
    figure: figure('figure').notNull(),
    build: build('build').notNull(),
    method: takenBy('method').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    unique('tryon_estimates_once').on(t.profileId, t.measure),
    index('tryon_estimates_at').on(t.at),
    index('tryon_estimates_user').on(t.userId),
  ],
);

/** A picture of what somebody tried on, which they saved in so many words; nobody else sees it. */
export const looks = pgTable(
  'tryon_looks',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    idempotencyKey: text('idempotency_key').notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('tryon_looks_once').on(t.userId, t.idempotencyKey)],
);

/** What is worn in a look. */
export const lookPieces = pgTable(
  'tryon_look_pieces',
  {
    lookId: uuid('look_id')
      .notNull()
      .references(() => looks._id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lookId, t.productId] }), index('tryon_look_pieces_product').on(t.productId)],
);
