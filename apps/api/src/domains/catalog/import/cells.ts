import { IMPORT_COLUMNS, type ImportColumn } from '@adunni/contracts/catalog/import';
import { type ProductForm, productForm, variantForm } from '@adunni/contracts/catalog/products-forms';
import type { z } from 'zod';
import type { CsvRow } from './read-csv.ts';

type Variant = ProductForm['variants'][number];

/** What a row says of its product and of its variant; what it does not say is absent. */
export interface ImportValues {
  product: Partial<
    Pick<
      ProductForm,
      | 'code'
      | 'title'
      | 'summary'
      | 'description'
      | 'kind'
      | 'gender'
      | 'fabric'
      | 'occasions'
      | 'tags'
      | 'care'
      | 'returnable'
      | 'leadDaysMin'
      | 'leadDaysMax'
      | 'sizeChart'
    >
  >;
  /** Slug of the category. */
  category?: string;
  variant: Partial<Pick<Variant, 'sku' | 'size' | 'colour' | 'colourHex' | 'price' | 'stock'>>;
}

/** Cells by the field that each is, and how its text is read. */
const PRODUCT_CELLS = {
  code: ['code', String],
  title: ['title', String],
  summary: ['summary', String],
  description: ['description', String],
  kind: ['kind', (text: string) => text.toLowerCase()],
  gender: ['gender', (text: string) => text.toLowerCase()],
  fabric: ['fabric', String],
  occasions: ['occasions', listed],
  tags: ['tags', listed],
  care: ['care', listed],
  returnable: ['returnable', yesOrNo],
  lead_days_min: ['leadDaysMin', numeric],
  lead_days_max: ['leadDaysMax', numeric],
  size_chart: ['sizeChart', (text: string) => text.toLowerCase()],
} as const satisfies Partial<Record<ImportColumn, readonly [keyof ImportValues['product'], (text: string) => unknown]>>;

const VARIANT_CELLS = {
  sku: ['sku', String],
  size: ['size', String],
  colour: ['colour', String],
  colour_hex: ['colourHex', (text: string) => text.toLowerCase()],
  price: ['price', numeric],
  stock: ['stock', numeric],
} as const satisfies Partial<Record<ImportColumn, readonly [keyof ImportValues['variant'], (text: string) => unknown]>>;

/** Column of each field, to tell people what changed in the words of their file. */
export const COLUMN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(PRODUCT_CELLS), ...Object.entries(VARIANT_CELLS)].map(([column, [field]]) => [field, column]),
);

/** Reads the cells of a row by the same rules as the editor’s form; `faults` says by column what is wrong. */
export function readCells({ cells }: CsvRow): { values: ImportValues; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const read = <Shape extends Record<string, z.ZodType>>(
    table: Record<string, readonly [string, (text: string) => unknown]>,
    shape: Shape,
  ) => {
    const values: Record<string, unknown> = {};
    for (const [column, [field, convert]] of Object.entries(table)) {
      const text = cells[column as ImportColumn];
      if (text === undefined) continue;
      const result = shape[field]?.safeParse(convert(text), { error: meaningOf(column as ImportColumn) });
      if (result?.success) values[field] = result.data;
      else faults[column] = result?.error.issues[0]?.message ?? '';
    }
    return values;
  };
  const product = read(PRODUCT_CELLS, productForm.shape) as ImportValues['product'];
  const variant = read(VARIANT_CELLS, variantForm.shape) as ImportValues['variant'];
  const { leadDaysMin = 0, leadDaysMax = Number.POSITIVE_INFINITY } = product;
  if (leadDaysMin > leadDaysMax) faults.lead_days_max = 'Not less than the shortest time.';
  return { values: { product, variant, ...(cells.category && { category: cells.category.toLowerCase() }) }, faults };
}

/** Of what is of another kind altogether, what the column holds; other faults have words of their own. */
const meaningOf =
  (column: ImportColumn): z.core.$ZodErrorMap =>
  ({ code }) =>
    code === 'invalid_type' || code === 'invalid_value' ? IMPORT_COLUMNS[column] : undefined;

/** `45000`, `45,000`, `₦ 45 000.50` */
function numeric(text: string): number {
  const plain = text.replace(/^(₦|NGN)\s*/i, '').replace(/[,\s](?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function listed(text: string): string[] {
  return text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
}

function yesOrNo(text: string): unknown {
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : text;
}
