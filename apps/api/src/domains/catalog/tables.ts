import { GENDERS, PRODUCT_KINDS, PRODUCT_STATUSES, SIZE_CHARTS } from '@adunni/contracts/catalog/catalog';
import type { BaseRecipe } from '@adunni/contracts/catalog/recipe';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { kobo } from '@adunni/contracts/money';
import { statusNames } from '@adunni/contracts/statuses';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { makers } from '../makers/tables.ts';
import { media } from '../media/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

export const productKind = pgEnum('product_kind', PRODUCT_KINDS);
export const productStatus = pgEnum('product_status', statusNames(PRODUCT_STATUSES));
export const gender = pgEnum('gender', GENDERS);

export const categories = pgTable('categories', {
  _id: key(),
  parentId: uuid('parent_id').references((): AnyPgColumn => categories._id),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  mediaId: uuid('media_id').references(() => media._id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
});

export const products = pgTable(
  'products',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories._id),
    slug: text('slug').notNull(),
    /** The maker’s own number or name for it. */
    code: text('code'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    kind: productKind('kind').notNull(),
    gender: gender('gender').notNull(),
    fabric: text('fabric').notNull(),
    occasions: text('occasions').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    care: text('care').array().notNull().default([]),
    returnable: boolean('returnable').notNull(),
    basePrice: money('base_price').notNull(),
    leadDaysMin: integer('lead_days_min').notNull(),
    leadDaysMax: integer('lead_days_max').notNull(),
    sizeChart: text('size_chart', { enum: SIZE_CHARTS }).notNull().default('none'),
    status: productStatus('status').notNull().default('draft'),
    publishAt: moment('publish_at'),
    featured: boolean('featured').notNull().default(false),
    /** What its page draws it from; null where there are only pictures. */
    recipe: jsonb('recipe').$type<BaseRecipe>(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    // From here on: what lists show and search reads, kept by the triggers of database.sql; never written elsewhere.
    search: tsvector('search').notNull().default(sql`''::tsvector`),
    priceMin: money('price_min').notNull().default(kobo(0)),
    priceMax: money('price_max').notNull().default(kobo(0)),
    sizes: text('sizes').array().notNull().default([]),
    colourNames: text('colour_names').array().notNull().default([]),
    /** Colours as a card shows them, in the order of the variants or choices. */
    colours: jsonb('colours').$type<{ name: string; hex: string }[]>().notNull().default([]),
    coverId: uuid('cover_id').references(() => media._id),
    alternateId: uuid('alternate_id').references(() => media._id),
    /** Mean of the reviews’ stars to two decimals; null without reviews. */
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** Mean of how reviews say it fits, from -1 (small) to 1 (large), and of how many; null when none does. */
    fitScore: numeric('fit_score', { precision: 3, scale: 2, mode: 'number' }),
    fitCount: integer('fit_count').notNull().default(0),
    /** Whether it hangs in the fitting room, kept by the triggers of the domain tryon, so that lists need not ask it. */
    canTryOn: boolean('can_try_on').notNull().default(false),
  },
  (t) => [
    uniqueIndex('products_maker_slug').on(t.makerId, t.slug),
    uniqueIndex('products_maker_code').on(t.makerId, t.code),
    // How staff and designers list them.
    index('products_updated').on(t.updatedAt, t._id),
    index('products_maker_updated').on(t.makerId, t.updatedAt, t._id),
    index('products_title').on(t.title, t._id),
    index('products_code').using('btree', sql`lower(${t.code}) text_pattern_ops`),
    index('products_category').on(t.categoryId),
    index('products_kind').on(t.kind, t.status),
    // Tells which of many products are archived without reading them.
    index('products_status').on(t._id, t.status),
    // What the public may see is counted from this index alone.
    index('products_public').on(t.status, t.publishAt, t.makerId),
    index('products_newest').on(t.createdAt, t._id),
    index('products_scheduled').on(t.publishAt).where(sql`${t.status} = 'scheduled'`),
    index('products_search').using('gin', t.search),
    index('products_price').on(t.priceMin, t._id),
    check('products_price', sql`${t.basePrice} >= 0`),
    check('products_lead', sql`${t.leadDaysMin} between 0 and ${t.leadDaysMax}`),
  ],
);

/** Every word that products are found by, so that a mistyped word finds its nearest; kept by database.sql. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_prefix').on(sql`${t.word} text_pattern_ops`),
]);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id),
    position: integer('position').notNull(),
    /** Colour that the picture shows, when it shows one of the variants’ colours. */
    colour: text('colour'),
  },
  (t) => [primaryKey({ columns: [t.productId, t.mediaId] })],
);

export const variants = pgTable(
  'variants',
  {
    _id: key(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    size: text('size').notNull(),
    colour: text('colour').notNull(),
    colourHex: text('colour_hex').notNull(),
    price: money('price').notNull(),
    /** Pieces on the shelf; what open payments hold lies in `stock_holds`. */
    stock: integer('stock').notNull(),
    position: integer('position').notNull().default(0),
    archived: boolean('archived').notNull().default(false),
  },
  (t) => [
    // What was withdrawn no longer stands in the way of a size and colour.
    uniqueIndex('variants_choice').on(t.productId, t.size, t.colour).where(sql`not ${t.archived}`),
    index('variants_sku').using('btree', sql`lower(${t.sku}) text_pattern_ops`),
    // Answers what is on a product’s shelf without reading its variants.
    index('variants_shelf').on(t.productId, t.stock).where(sql`not ${t.archived}`),
    index('variants_in_stock').on(t.productId).where(sql`${t.stock} > 0 and not ${t.archived}`),
    check('variants_stock', sql`${t.stock} >= 0`),
    check('variants_price', sql`${t.price} >= 0`),
  ],
);

/**
 * What is left of each product that is not withdrawn, kept by the triggers of database.sql and never written elsewhere.
 * A table of its own, so that a sale writes a narrow row and neither waits for who edits the product nor indexes it anew.
 */
export const productShelves = pgTable(
  'product_shelves',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products._id, { onDelete: 'cascade' }),
    /** Pieces of all variants; null for what is made to order, of which nothing is counted. */
    pieces: integer('pieces'),
    /** Pieces of the variant of which there are fewest, 0 without variants; null as above. */
    fewest: integer('fewest'),
    /** What lists are sorted by. */
    place: integer('place').notNull().generatedAlwaysAs(sql`coalesce(pieces, 0)`),
  },
  (t) => [
    index('product_shelves_place').on(t.place, t.productId),
    index('product_shelves_pieces').on(t.pieces, t.productId),
    index('product_shelves_fewest').on(t.fewest, t.pieces, t.productId),
  ],
);

export const optionGroups = pgTable(
  'option_groups',
  {
    _id: key(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products._id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** fabric, colour, neckline, sleeve, lining, length, headwear, embroidery … */
    kind: text('kind').notNull(),
    required: boolean('required').notNull().default(true),
    position: integer('position').notNull(),
  },
  (t) => [index('option_groups_product').on(t.productId)],
);

export const optionChoices = pgTable(
  'option_choices',
  {
    _id: key(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => optionGroups._id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    priceDelta: money('price_delta').notNull(),
    /** Days that this choice adds to the lead time. */
    leadDays: integer('lead_days').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    swatch: text('swatch'),
    mediaId: uuid('media_id').references(() => media._id, { onDelete: 'set null' }),
    /** What it changes of the product’s recipe. */
    recipe: jsonb('recipe').$type<RecipePart>(),
    position: integer('position').notNull(),
  },
  (t) => [index('option_choices_group').on(t.groupId), check('option_choices_delta', sql`${t.priceDelta} >= 0`)],
);

/** Variants whose maker knows that few are left; the row goes when the shelf is full again. */
export const lowStockNotices = pgTable('low_stock_notices', {
  variantId: uuid('variant_id')
    .primaryKey()
    .references(() => variants._id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/**
 * What of the catalogue was changed by which transaction, written by the triggers of database.sql: by it each process’s
 * index follows the database. Only ever added to, so that no writer waits for another; forgotten after some days.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind', { enum: ['product', 'maker', 'categories'] }).notNull(),
    /** The product or maker; null where all categories are meant. */
    subject: uuid('subject'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('catalog_changes_xid').on(t.xid)],
);

/** Looks that lines of carts and orders have or had, each drawn once however many have it. */
export const looks = pgTable(
  'looks',
  {
    /** SHA-256 of the recipe, as `lookHash` of `looks/rules.ts` makes it. */
    hash: text('hash').primaryKey(),
    recipe: jsonb('recipe').$type<RecipePart>().notNull(),
    /** Its picture; null until it is drawn. */
    mediaId: uuid('media_id').references(() => media._id),
    /** When a line last came to have it, to the hour. */
    wantedAt: moment('wanted_at').notNull(),
  },
  (t) => [index('looks_wanted').on(t.wantedAt), index('looks_waiting').on(t.wantedAt).where(sql`${t.mediaId} is null`)],
);
