import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, listOf, moment, paging, picture } from '../fields.ts';
import { makerCard } from '../makers/makers.ts';
import { moneyOut } from '../money.ts';
import { FITS } from '../reviews/forms.ts';
import { statuses } from '../statuses.ts';
import { productRecipe } from './recipe.ts';

export const PRODUCT_KINDS = ['ready-to-wear', 'made-to-measure'] as const;
export const PRODUCT_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'over' },
});
export const GENDERS = ['women', 'men', 'girls', 'boys', 'unisex'] as const;
export const SIZE_CHARTS = ['women', 'men', 'none'] as const;
export const PRODUCT_SORTS = ['featured', 'newest', 'price-up', 'price-down', 'rating', 'lead-time'] as const;

export const category = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  parentId: z.string().nullable(),
  picture: picture.nullable(),
  /** Published products in it and below it. */
  productCount: z.number(),
});
export type Category = z.input<typeof category>;

export const productCard = z.object({
  _id: z.string(),
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  maker: z.object({ slug: z.string(), name: z.string(), city: z.string() }),
  picture: picture.nullable(),
  /** A second picture, shown when the pointer rests on the card. */
  alternate: picture.nullable(),
  /** Lowest price of any choice. */
  price: moneyOut,
  /** Whether other choices cost more, so that the price reads “from”. */
  priceVaries: z.boolean(),
  leadDaysMin: z.number(),
  leadDaysMax: z.number(),
  inStock: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** How it fits, once enough have said so. */
  fit: z.enum(FITS).nullable(),
  colours: z.array(z.object({ name: z.string(), hex: z.string() })),
  /** Whether it can be put on in the fitting room. */
  canTryOn: z.boolean(),
});
export type ProductCard = z.input<typeof productCard>;
export type LoadedProductCard = z.output<typeof productCard>;

export const variant = z.object({
  _id: z.string(),
  sku: z.string(),
  size: z.string(),
  colour: z.string(),
  colourHex: z.string(),
  price: moneyOut,
  /** What can be ordered now, holds taken off. */
  available: z.number(),
});
export type Variant = z.input<typeof variant>;

export const optionGroup = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  required: z.boolean(),
  choices: z.array(
    z.object({
      _id: z.string(),
      label: z.string(),
      priceDelta: moneyOut,
      leadDays: z.number(),
      isDefault: z.boolean(),
      swatch: z.string().nullable(),
      picture: picture.nullable(),
    }),
  ),
});
export type OptionGroup = z.input<typeof optionGroup>;

/** What its maker says of a product, to shoppers and in the editor alike. */
export const productFacts = z.object({
  slug: z.string(),
  summary: z.string(),
  description: z.string(),
  gender: z.enum(GENDERS),
  fabric: z.string(),
  occasions: z.array(z.string()),
  tags: z.array(z.string()),
  care: z.array(z.string()),
  returnable: z.boolean(),
  basePrice: moneyOut,
  leadDaysMin: z.number(),
  leadDaysMax: z.number(),
  sizeChart: z.enum(SIZE_CHARTS),
  optionGroups: z.array(optionGroup),
});

export const product = productCard.extend({
  ...productFacts.shape,
  category: z.object({ _id: z.string(), slug: z.string(), name: z.string() }),
  /** From the top category down to the product’s own. */
  categoryPath: z.array(z.object({ slug: z.string(), name: z.string() })),
  maker: makerCard,
  pictures: z.array(picture.extend({ colour: z.string().nullable() })),
  variants: z.array(variant),
  /** What its choices are drawn from on its page, when its maker tied it to a recipe. */
  recipe: productRecipe.optional(),
  updatedAt: moment,
});
export type Product = z.input<typeof product>;
export type LoadedProduct = z.output<typeof product>;

/** Comma-separated values in the URL, as a list. */
const manyOf = line(400, 0)
  .transform((text) =>
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .optional();

/** State of the product list, held in the URL. Prices are naira, as the shop shows them: with tax where the settings say so. */
export const productFilters = z.object({
  q: line(120, 0).optional(),
  category: line(80, 0).optional(),
  /** Where makers work. */
  city: manyOf,
  maker: manyOf,
  fabric: manyOf,
  occasion: manyOf,
  gender: manyOf,
  size: manyOf,
  colour: manyOf,
  kind: z.enum(PRODUCT_KINDS).optional(),
  minPrice: z.coerce.number().min(0).optional(),
  maxPrice: z.coerce.number().min(0).optional(),
  maxLeadDays: z.coerce.number().int().min(0).optional(),
  inStock: z.enum(['1']).optional(),
  sort: z.enum(PRODUCT_SORTS).default('featured'),
});
export type ProductFilters = z.output<typeof productFilters>;

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }));
export const productFacets = z.object({
  category: facet,
  /** The cities of makers with most products, and those that are chosen; each value as its filter takes it. */
  city: facet,
  /** The makers with most products, and those that are chosen. */
  maker: facet,
  fabric: facet,
  occasion: facet,
  gender: facet,
  size: facet,
  /** `hex` paints the swatch. */
  colour: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), hex: z.string().optional() })),
  kind: facet,
  inStock: z.number(),
  price: z.object({ min: moneyOut, max: moneyOut }),
  leadDays: z.object({ min: z.number(), max: z.number() }),
});
export type ProductFacets = z.input<typeof productFacets>;
export type LoadedProductFacets = z.output<typeof productFacets>;

const productId = z.object({ productId: id });

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  summary: 'The category tree as a flat list, parents first',
  response: z.object({ items: z.array(category) }),
});
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Search and filter published products',
  query: productFilters.extend(paging.shape),
  response: listOf(productCard).extend({
    /** The words that the list is of when nothing is found by what was typed; null otherwise. */
    spelling: z.string().nullable(),
  }),
});
export const listFacets = endpoint({
  method: 'GET',
  path: '/api/products/facets',
  access: 'public',
  summary: 'Counts per filter value; each filter’s counts ignore that filter itself',
  query: productFilters,
  response: productFacets,
});
export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/:productId',
  access: 'public',
  summary: 'One published product',
  params: productId,
  response: z.object({ product }),
});
export const listRelated = endpoint({
  method: 'GET',
  path: '/api/products/:productId/related',
  access: 'public',
  summary: 'Pieces that go with it',
  params: productId,
  response: z.object({ items: z.array(productCard) }),
});
