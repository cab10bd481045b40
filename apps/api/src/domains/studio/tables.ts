import { statusNames } from '@adunni/contracts/statuses';
import { PUBLICATION_STATUSES } from '@adunni/contracts/studio/designs';
import type { PriceList } from '@adunni/contracts/studio/price-list';
import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { looks, products } from '../catalog/tables.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';

export const designPublication = pgEnum('design_publication', statusNames(PUBLICATION_STATUSES));

/** A garment that somebody designed. */
export const designs = pgTable(
  'studio_designs',
  {
    /** Made up by the owner’s browser, so that saving twice is once. */
    _id: key(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users._id),
    name: text('name').notNull(),
    recipe: jsonb('recipe').$type<DesignRecipe>().notNull(),
    /** The look that was drawn of it last; null before the first. */
    lookHash: text('look_hash').references(() => looks.hash),
    /** By which who has the link sees it; null while nobody has one. */
    shareToken: text('share_token').unique(),
    publication: designPublication('publication').notNull().default('private'),
    /** What the owner was told when it was declined or removed. */
    publicationReason: text('publication_reason'),
    askedAt: moment('asked_at'),
    decidedAt: moment('decided_at'),
    /** The product that its owner sells it as, with a copy of its recipe. */
    productId: uuid('product_id').references(() => products._id, { onDelete: 'set null' }),
    /** Since when it is deleted: it can be restored for a day. */
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('studio_designs_owner').on(t.ownerId, t.updatedAt),
    index('studio_designs_asked').on(t.askedAt, t._id).where(sql`${t.askedAt} is not null`),
    index('studio_designs_published').on(t.decidedAt, t._id).where(sql`${t.publication} = 'published'`),
    index('studio_designs_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('studio_designs_product').on(t.productId).where(sql`${t.productId} is not null`),
    index('studio_designs_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    check('studio_designs_asked', sql`${t.publication} = 'private' or ${t.askedAt} is not null`),
    check('studio_designs_removed', sql`${t.publication} <> 'removed' or ${t.shareToken} is null`),
  ],
);
export type DesignRow = typeof designs.$inferSelect;

/** What a workshop asks for sewing designs. */
export const priceLists = pgTable('studio_price_lists', {
  _id: key(),
  makerId: uuid('maker_id')
    .notNull()
    .unique()
    .references(() => makers._id, { onDelete: 'cascade' }),
  isOpen: boolean('is_open').notNull(),
  /** In kobo. */
  garments: jsonb('garments').$type<PriceList['garments']>().notNull(),
  textiles: jsonb('textiles').$type<PriceList['textiles']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
