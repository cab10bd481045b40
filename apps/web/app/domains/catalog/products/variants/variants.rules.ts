import type { VariantValues } from '../editor/product-values.ts';

/** A colour of the grid. */
export interface Colour {
  name: string;
  hex: string;
}

/** What new variants are made of. */
export interface Stem {
  title: string;
  code: string | null;
  basePrice: number;
}

/** Columns that can be typed and pasted into, in their order. */
const COLUMNS = ['sku', 'price', 'stock'] as const;
export type Column = (typeof COLUMNS)[number];

/** Shown for a piece that has no colour of its own. */
const NO_COLOUR: Colour = { name: '', hex: '#d9cfc1' };

/** Sizes and colours of variants, each once, in the order of the rows. */
export function axesOf(variants: readonly VariantValues[]): { sizes: string[]; colours: Colour[] } {
  const colours = new Map(variants.map(({ colour, colourHex }) => [colour, { name: colour, hex: colourHex }]));
  return {
    sizes: [...new Set(variants.map(({ size }) => size))].filter(Boolean),
    colours: [...colours.values()].filter(({ name }) => name !== ''),
  };
}

/** Variants with a further size, in each colour; the first size is given to the variants that have none. */
export function addSize(variants: readonly VariantValues[], size: string, stem: Stem): VariantValues[] {
  const { sizes, colours } = axesOf(variants);
  if (sizes.includes(size)) return [...variants];
  if (sizes.length === 0 && variants.length > 0) return variants.map((variant) => ({ ...variant, size }));
  const made = colours.length > 0 ? colours : [NO_COLOUR];
  return arranged([...variants, ...made.map((colour) => newVariant(size, colour, stem, variants))]);
}

/** Variants with a further colour, in each size; the first colour is given to the variants that have none. */
export function addColour(variants: readonly VariantValues[], colour: Colour, stem: Stem): VariantValues[] {
  const { sizes, colours } = axesOf(variants);
  if (colours.some(({ name }) => name.toLowerCase() === colour.name.toLowerCase())) return [...variants];
  if (colours.length === 0 && variants.length > 0)
    return variants.map((variant) => ({ ...variant, colour: colour.name, colourHex: colour.hex }));
  const made = sizes.length > 0 ? sizes : [''];
  return arranged([...variants, ...made.map((size) => newVariant(size, colour, stem, variants))]);
}

/** Variants with all of one colour painted anew. */
export const paint = (variants: readonly VariantValues[], colour: string, hex: string): VariantValues[] =>
  variants.map((variant) => (variant.colour === colour ? { ...variant, colourHex: hex } : variant));

/** Variants after the base price has changed: those that cost exactly it follow, the others keep a price of their own. */
export const followBase = (variants: readonly VariantValues[], before: number, after: number): VariantValues[] =>
  variants.map((variant) => (variant.price === before ? { ...variant, price: after } : variant));

/** Variants with those that were taken out of `before` in their places again, except what has been added anew meanwhile. */
export function putBack(
  now: readonly VariantValues[],
  before: readonly VariantValues[],
  kept: readonly VariantValues[],
): VariantValues[] {
  const isThere = ({ size, colour }: VariantValues): boolean =>
    now.some((other) => other.size === size && other.colour === colour);
  return before.reduce<VariantValues[]>(
    (all, variant, index) => (kept.includes(variant) || isThere(variant) ? all : all.toSpliced(index, 0, variant)),
    [...now],
  );
}

/** Variants by colour, sizes in the order in which they were added. */
function arranged(variants: readonly VariantValues[]): VariantValues[] {
  const { sizes, colours } = axesOf(variants);
  const place = ({ size, colour }: VariantValues): number =>
    colours.findIndex(({ name }) => name === colour) * (sizes.length + 1) + sizes.indexOf(size);
  return [...variants].sort((a, b) => place(a) - place(b));
}

function newVariant(size: string, colour: Colour, stem: Stem, variants: readonly VariantValues[]): VariantValues {
  const like = variants.find((variant) => variant.size === size) ?? variants.at(-1);
  return {
    _id: null,
    sku: skuOf(stem, size, colour.name),
    size,
    colour: colour.name,
    colourHex: colour.hex,
    price: like?.price ?? stem.basePrice,
    stock: 0,
    stockSeen: 0,
  };
}

const part = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/[ -]+/g, '-')
    .slice(0, most)
    .toUpperCase();

/** A number for a variant that says what it is: `ADE-GOWN-12-INDIGO`. */
export const skuOf = ({ title, code }: Stem, size: string, colour: string): string =>
  [part(code || title, 30), part(size, 10), part(colour, 16)].filter(Boolean).join('-') || 'NEW';

/** A number as people type it: `₦45,000` is 45000. Null for what is none. */
export function numberOf(text: string): number | null {
  const plain = text.replace(/[₦,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

const AMOUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** What a cell shows while nobody types in it; a price with its thousands apart: `45,000`. */
export const cellText = (variant: VariantValues, column: Column): string =>
  column === 'price' ? AMOUNT.format(variant.price) : String(variant[column]);

/** Variants with a block of a spreadsheet laid over them from a cell on; what fits nowhere or is no number is left out. */
export function pasteInto(
  variants: readonly VariantValues[],
  from: { row: number; column: Column },
  text: string,
): VariantValues[] {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
  const first = COLUMNS.indexOf(from.column);
  return variants.map((variant, row) => {
    const cells = block[row - from.row] ?? [];
    return cells.reduce((changed, cell, index) => {
      const column = COLUMNS[first + index];
      return column ? withCell(changed, column, cell) : changed;
    }, variant);
  });
}

/** A variant with what was typed into one of its cells; unchanged when that is not possible there. */
export function withCell(variant: VariantValues, column: Column, text: string): VariantValues {
  if (column === 'sku') return { ...variant, sku: text.trim() };
  const value = numberOf(text);
  if (value === null || (column === 'stock' && !Number.isInteger(value))) return variant;
  return { ...variant, [column]: value };
}
