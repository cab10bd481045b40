import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { PRODUCT_WORKERS } from './products.ts';

/** Largest file and most rows of an import. */
export const IMPORT_BYTES = 8 * 1024 * 1024;
export const IMPORT_ROWS = 5000;

/**
 * Columns of an import and what each holds. A row is one variant, or one made-to-measure piece. Rows with the same
 * code are one product; what a later row leaves empty stays as it is. Lists are parted by `|`.
 */
export const IMPORT_COLUMNS = {
  code: 'Product code. Rows with the same code are one product.',
  sku: 'Variant SKU. Leave empty for made-to-measure.',
  title: 'Name of the product.',
  summary: 'One sentence.',
  description: 'The whole description.',
  kind: 'ready-to-wear or made-to-measure.',
  gender: 'women, men, girls, boys or unisex.',
  category: 'The category’s slug, such as gowns.',
  fabric: 'Fabric.',
  occasions: 'Separate several with |.',
  tags: 'Separate several with |.',
  care: 'Separate several with |.',
  returnable: 'yes or no.',
  price: 'In naira, such as 45000.',
  lead_days_min: 'Minimum days until ready, such as 2.',
  lead_days_max: 'Maximum days until ready, such as 5.',
  size_chart: 'women, men or none.',
  size: 'Of the variant.',
  colour: 'Of the variant.',
  colour_hex: 'Such as #1b2d6b.',
  stock: 'Stock, such as 12.',
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

export const IMPORT_OUTCOMES = ['create', 'update', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const importedRow = z.object({
  /** Line of the file that the row begins on; headings are line 1. */
  line: z.number(),
  code: z.string(),
  sku: z.string(),
  title: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** Why it was refused, by column. */
  fields: z.record(z.string(), z.string()),
  /** Columns that change, of an update. */
  changes: z.array(z.string()),
  /** The product, once there is one. */
  productId: z.string().nullable(),
});
export type ImportedRow = z.input<typeof importedRow>;
export type LoadedImportedRow = z.output<typeof importedRow>;

export const importReport = z.object({
  dry: z.boolean(),
  counts: z.object({ create: z.number(), update: z.number(), unchanged: z.number(), refused: z.number() }),
  rows: z.array(importedRow),
});
export type ImportReport = z.input<typeof importReport>;

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/staff/products/import',
  access: PRODUCT_WORKERS,
  summary: 'Import products from a CSV file, or with dry=1 tell what would become of each row',
  query: z.object({
    dry: z.enum(['0', '1']).default('1'),
    /** Whose products they are; staff must say, a designer’s are their own. */
    maker: id.optional(),
  }),
  upload: { maxBytes: IMPORT_BYTES },
  response: importReport,
});

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/staff/products/import/template.csv',
  access: PRODUCT_WORKERS,
  summary: 'Get a CSV file with the headings of an import and two example rows',
  produces: 'text/csv',
});
