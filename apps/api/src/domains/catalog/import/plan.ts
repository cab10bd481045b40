import type { ImportOutcome, LoadedImportedRow } from '@adunni/contracts/catalog/import';
import type { Kobo } from '@adunni/contracts/money';
import { COLUMN_OF, type ImportValues, readCells } from './cells.ts';
import type { CsvRow } from './read-csv.ts';

/** A variant as far as imports know it. */
export interface KnownVariant {
  _id: string | null;
  sku: string;
  size: string;
  colour: string;
  colourHex: string;
  price: Kobo;
  stock: number;
  archived: boolean;
}

type Plain = Required<Omit<ImportValues['product'], 'code'>> & { code: string | null };
/** A product’s own columns, as far as imports know them. */
export type ProductColumns = Plain & { categoryId: string; basePrice: Kobo };

/** A product as far as imports know it; without an id while it is only planned. */
export interface KnownProduct {
  _id: string | null;
  columns: ProductColumns;
  variants: KnownVariant[];
}

/** What is known before a row: the maker’s products by code and SKU, others’ SKUs, and categories by slug. */
export interface Known {
  byCode: Map<string, KnownProduct>;
  bySku: Map<string, KnownProduct>;
  takenSkus: ReadonlySet<string>;
  categories: ReadonlyMap<string, string>;
}

/** What a row does: the product it makes or changes and the variant in it, as they will be. */
export interface Plan {
  outcome: ImportOutcome;
  fields: Record<string, string>;
  changes: string[];
  product: KnownProduct | null;
  columns: ProductColumns | null;
  variant: { is: KnownVariant | null; to: KnownVariant } | null;
}

const NEEDED = ['title', 'summary', 'description', 'kind', 'gender', 'fabric', 'leadDaysMin', 'leadDaysMax'] as const;
const NEEDED_HERE = 'Required for new products.';

const refusal = (fields: Record<string, string>): Plan => ({
  ...{ outcome: 'refused', fields, changes: [], product: null, columns: null, variant: null },
});

/** Decides what becomes of a row; it changes nothing. */
export function planRow(row: CsvRow, known: Known): Plan {
  const { values, faults } = readCells(row);
  if (Object.keys(faults).length > 0) return refusal(faults);
  const { code } = values.product;
  const { sku } = values.variant;
  if (!code && !sku) return refusal({ code: 'Each row needs a code or SKU.' });
  if (sku && known.takenSkus.has(sku)) return refusal({ sku: 'Another variant has this SKU.' });
  const [byCode, bySku] = [code && known.byCode.get(code), sku && known.bySku.get(sku)];
  if (byCode && bySku && byCode !== bySku) return refusal({ sku: 'Another of your products has this SKU.' });
  const categoryId = values.category && known.categories.get(values.category);
  if (values.category && !categoryId) return refusal({ category: 'Category not found.' });
  const product = byCode || bySku || null;
  const columns = product ? changedColumns(product, values, categoryId) : newColumns(values, categoryId);
  if ('fields' in columns) return refusal(columns.fields);
  const variant = planVariant(product, columns, values.variant);
  if (variant && 'fields' in variant) return refusal(variant.fields);
  const changes = product ? changesOf(product, columns, variant) : [];
  const isNew = !product || variant?.is === null || variant?.is?.archived === true;
  const outcome = isNew ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
  return { outcome, fields: {}, changes: isNew ? [] : changes, product, columns, variant };
}

interface Faults {
  fields: Record<string, string>;
}

function newColumns({ product, variant }: ImportValues, categoryId: string | undefined): ProductColumns | Faults {
  const missing = [
    ...NEEDED.filter((field) => product[field] === undefined).map((field) => COLUMN_OF[field] ?? field),
    ...(categoryId ? [] : ['category']),
    ...(variant.price === undefined ? ['price'] : []),
  ];
  if (missing.length > 0 || !categoryId || variant.price === undefined)
    return { fields: Object.fromEntries(missing.map((column) => [column, NEEDED_HERE])) };
  const usual = { code: null, occasions: [], tags: [], care: [], returnable: true, sizeChart: 'none' as const };
  return { ...usual, ...product, categoryId, basePrice: variant.price } as ProductColumns;
}

function changedColumns(
  { columns }: KnownProduct,
  { product, variant }: ImportValues,
  categoryId: string | undefined,
): ProductColumns | Faults {
  if (product.kind && product.kind !== columns.kind) return { fields: { kind: 'The product type can’t be changed.' } };
  // Without a SKU the price is the product’s own, with one the variant’s.
  const basePrice = variant.price !== undefined && !variant.sku ? variant.price : columns.basePrice;
  const next = { ...columns, ...product, ...(categoryId && { categoryId }), basePrice };
  return next.leadDaysMin > next.leadDaysMax ? { fields: { lead_days_max: 'Not less than the shortest time.' } } : next;
}

function planVariant(
  product: KnownProduct | null,
  { kind, basePrice }: ProductColumns,
  { sku, price, ...values }: ImportValues['variant'],
): Plan['variant'] | Faults {
  if (!sku) return Object.keys(values).length > 0 ? { fields: { sku: 'A size, colour or stock needs a SKU.' } } : null;
  if (kind === 'made-to-measure') return { fields: { sku: 'Made-to-measure products have no SKU.' } };
  const present = product?.variants ?? [];
  const is = present.find((variant) => variant.sku === sku && !variant.archived) ?? null;
  const usual = is ?? { _id: null, sku, size: '', colour: '', colourHex: '#808080', price: basePrice, stock: 0 };
  const to = { ...usual, ...values, ...(price !== undefined && { price }), archived: false };
  const same = present.find((other) => other !== is && other.size === to.size && other.colour === to.colour);
  if (same && !same.archived) return { fields: { size: `${same.sku} already has this size and colour.` } };
  return { is: is ?? same ?? null, to: { ...to, _id: (is ?? same)?._id ?? null } };
}

/** What of a row becomes another. */
export function differing<T extends object>(was: T, becomes: Partial<T>): Partial<T> {
  const isOther = ([name, value]: [string, unknown]) => JSON.stringify(was[name as keyof T]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(becomes).filter(isOther)) as Partial<T>;
}

/** Columns of the file that differ from what is stored. */
function changesOf(product: KnownProduct, columns: ProductColumns, variant: Plan['variant']): string[] {
  const names: Record<string, string> = { ...COLUMN_OF, categoryId: 'category', basePrice: 'price' };
  const ofVariant = variant?.is ? Object.keys(differing(variant.is, variant.to)) : [];
  const fields = [...Object.keys(differing(product.columns, columns)), ...ofVariant];
  return [...new Set(fields.map((field) => names[field] ?? field))];
}

/** Takes what a row did into what is known to the rows after it. */
export function rememberRow(known: Known, { product, columns, variant }: Plan, productId: string | null): void {
  if (!columns) return;
  const one = product ?? { _id: productId, columns, variants: [] };
  one.columns = columns;
  if (columns.code) known.byCode.set(columns.code, one);
  if (!variant) return;
  one.variants = [...one.variants.filter((other) => other !== variant.is), variant.to];
  known.bySku.set(variant.to.sku, one);
}

/** A row of the report. */
export const reported = (row: CsvRow, plan: Plan, productId: string | null): LoadedImportedRow => ({
  line: row.line,
  code: row.cells.code ?? '',
  sku: row.cells.sku ?? '',
  title: row.cells.title ?? plan.columns?.title ?? '',
  outcome: plan.outcome,
  fields: plan.fields,
  changes: plan.changes,
  productId,
});
