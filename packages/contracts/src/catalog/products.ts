import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment, picture, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { BULK_ROWS, type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { statusNames } from '../statuses.ts';
import { PRODUCT_KINDS, PRODUCT_STATUSES, productFacts, variant } from './catalog.ts';
import { cropForm, priceChange, productForm } from './products-forms.ts';

/** Who works on products: staff on all, designers on their own. */
export const PRODUCT_WORKERS = ['Admin', 'SuperAdmin', 'Designer'] as const;
/** Largest picture that is taken. */
export const PICTURE_BYTES = 15 * 1024 * 1024;
/** Where a ready-to-wear piece’s shelf stands. */
export const SHELVES = ['in', 'low', 'out'] as const;
/** What a list of products is narrowed by; `short` is what runs low or has run out, as dashboards and notices count it. */
export const SHELF_FILTERS = [...SHELVES, 'short'] as const;

export const productStaffErrors = defineErrors({
  category_gone: [409, 'This category has just been removed. Please choose another.'],
  picture_not_yours: [422, 'This image can’t be used here. Please upload it again.'],
  stock_gone: [409, 'Some items have just been sold, so the stock is lower than you entered. Please reload.'],
  not_ready: [422, 'This product is not ready to be published.'],
  no_maker: [422, 'Please select a maker.'],
});

const option = z.object({ _id: z.string(), name: z.string() });

const staffVariant = variant.omit({ available: true }).extend({
  /** On the shelf; what open payments hold has been taken off. */
  stock: z.number(),
  /** Beside these, held by payments that are under way. */
  held: z.number(),
});

/** A picture of a product in the editor; `original` is what it was cropped from, when it was. */
export const staffPicture = picture.extend({ colour: z.string().nullable(), original: picture.nullable() });
export type StaffPicture = z.input<typeof staffPicture>;

export const productResource = resource({
  path: '/api/staff/products',
  access: PRODUCT_WORKERS,
  one: 'product',
  many: 'products',
  columns: {
    title: 'Title',
    maker: ['Maker', 'named'],
    kind: ['Type', PRODUCT_KINDS],
    category: ['Category', 'named'],
    /** Lowest price of any choice. */
    price: ['Price', 'money'],
    /** Pieces on the shelf over all variants; null for made-to-measure. */
    stock: ['Stock', 'number?'],
    status: ['Status', PRODUCT_STATUSES],
    publishAt: ['Publishes at', 'day?'],
    updatedAt: ['Updated', 'day'],
  },
  row: z.object({
    picture: picture.nullable(),
    maker: option.extend({ slug: z.string() }),
    priceVaries: z.boolean(),
    shelf: z.enum(SHELVES).nullable(),
    /** Choices of which no more than the marketplace’s threshold are left, with how many are. */
    lowChoices: z.array(z.object({ choice: z.string(), stock: z.number() })),
    /** Whether shoppers see it now: published or due, of an approved maker. */
    isPublic: z.boolean(),
  }),
  /** With these the editor fills its form. */
  detail: z.object({
    ...productFacts.shape,
    categoryPath: z.array(option),
    code: z.string().nullable(),
    featured: z.boolean(),
    variants: z.array(staffVariant),
    pictures: z.array(staffPicture),
    /** Lines in carts that have it now, and pieces ordered so far. */
    inCarts: z.number(),
    ordered: z.number(),
    createdAt: moment,
  }),
  form: productForm,
  filters: {
    /** Without one, all but the archived. */
    status: z.enum(['any', ...statusNames(PRODUCT_STATUSES)]).default('any'),
    kind: z.enum(PRODUCT_KINDS).optional(),
    /** This category and everything below it. */
    category: id.optional(),
    maker: id.optional(),
    shelf: z.enum(SHELF_FILTERS).optional(),
  },
  sorts: ['-updatedAt', 'title', 'price', 'stock', 'createdAt'],
  actions: ['publish', 'unpublish', 'archive', 'restore', 'duplicate'],
});
export type ProductRow = RowOf<typeof productResource>;
export type LoadedProductRow = LoadedRow<typeof productResource>;
export type ProductRecord = RecordOf<typeof productResource>;
export type LoadedProductRecord = LoadedRecord<typeof productResource>;

/** What the editor offers to choose from. */
export const listProductChoices = endpoint({
  method: 'GET',
  path: '/api/staff/products/choices',
  access: PRODUCT_WORKERS,
  summary: 'List what a product’s form offers: categories, makers, and words in use',
  response: z.object({
    /** Parents before what is below them; `name` is the whole path, `Women › Gowns`. */
    categories: z.array(option.extend({ depth: z.number() })),
    /** All workshops for staff; a designer’s own. */
    makers: z.array(option.extend({ isApproved: z.boolean() })),
    fabrics: z.array(z.string()),
    occasions: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});

export const uploadProductPicture = endpoint({
  method: 'POST',
  path: '/api/staff/products/pictures',
  access: PRODUCT_WORKERS,
  status: 201,
  summary: 'Upload a picture for a product, an option or a category',
  upload: { maxBytes: PICTURE_BYTES },
  response: z.object({ picture }),
});

export const cropProductPicture = endpoint({
  method: 'POST',
  path: '/api/staff/products/pictures/:mediaId/crop',
  access: PRODUCT_WORKERS,
  status: 201,
  summary: 'Cut a part out of a picture as a new one; the original is kept',
  params: z.object({ mediaId: id }),
  /** Pixels of the picture that is named, which may be the original of an earlier crop. */
  body: cropForm,
  response: z.object({ picture, original: picture }),
});

const prices = z.object({ min: moneyOut, max: moneyOut });
const repriced = z.object({
  _id: z.string(),
  title: z.string(),
  /** Send it back when applying: a product that changed meanwhile is refused. */
  version: z.number(),
  ok: z.boolean(),
  message: z.string().nullable(),
  before: prices,
  after: prices,
});
export type Repriced = z.input<typeof repriced>;
export type LoadedRepriced = z.output<typeof repriced>;

export const previewPrices = endpoint({
  method: 'POST',
  path: '/api/staff/products/prices/preview',
  access: PRODUCT_WORKERS,
  summary: 'Show what a change of prices comes to, changing nothing',
  body: z.object({ ids: z.array(id).min(1).max(BULK_ROWS), change: priceChange }),
  response: z.object({ results: z.array(repriced) }),
});

export const applyPrices = endpoint({
  method: 'POST',
  path: '/api/staff/products/prices',
  access: PRODUCT_WORKERS,
  summary: 'Change the prices of products',
  body: z.object({
    products: z
      .array(z.object({ _id: id, version }))
      .min(1)
      .max(BULK_ROWS),
    change: priceChange,
  }),
  response: z.object({ results: z.array(repriced) }),
});
