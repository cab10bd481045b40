import { z } from 'zod';
import type { SIZE_CHARTS } from '../catalog/catalog.ts';
import { line } from '../fields.ts';
import { MEN, WOMEN } from '../measurements/sizes.ts';
import type { OUTFIT_SLOTS } from './outfits.ts';

type Chart = (typeof SIZE_CHARTS)[number];
type Slot = (typeof OUTFIT_SLOTS)[number];
/** Cm, from and to. */
type Span = readonly [from: number, to: number];

/** Tightest and widest cut, cm: what stretches is narrower than the body, a wide boubou more than two metres wider. */
const LEAST_EASE = -20;
const MOST_EASE = 250;
/** Most sizes of one product. */
const MOST_SIZES = 20;

/**
 * How a size of a product is cut: `ease` is by how many cm it is wider around than the body that its label is for, around the
 * chest, or around the hips of trousers, skirts and wrappers.
 */
export const sizeEase = z.object({
  label: line(40),
  ease: z.number().min(LEAST_EASE, `At least ${LEAST_EASE} cm.`).max(MOST_EASE, `At most ${MOST_EASE} cm.`),
});
export type SizeEase = z.output<typeof sizeEase>;
export const sizeEases = z
  .array(sizeEase)
  .max(MOST_SIZES)
  .refine((sizes) => new Set(sizes.map(({ label }) => label)).size === sizes.length, 'Each size once.');

const CM_PER_INCH = 2.54;
const LARGER = ['XXL', 'XXXL'];

const MEN_SPANS = spansOf(
  MEN.map(({ size, chest: [from, to] }) => [[size], [from * CM_PER_INCH, to * CM_PER_INCH]] as const),
);
const womenSpans = (level: 'bust' | 'hip') =>
  spansOf(WOMEN.map((row) => [[`UK ${row.uk}`, row.letter], row[level]] as const));
const WOMEN_SPANS = { bust: womenSpans('bust'), hip: womenSpans('hip') };

/** By label; a letter spans every row that bears it, and sizes above the chart go on in the step of its last. */
function spansOf(rows: readonly (readonly [labels: readonly string[], span: Span])[]): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  for (const [labels, [from, to]] of rows)
    for (const label of labels) spans.set(label, [spans.get(label)?.[0] ?? from, to]);
  const [from, to] = rows.at(-1)?.[1] ?? [0, 0];
  const step = to - from;
  for (const [index, label] of LARGER.entries()) spans.set(label, [to + index * step, to + (index + 1) * step]);
  return spans;
}

/**
 * Cm around the chest of the body that a label is for by its chart, of women’s trousers, skirts and wrappers around the hips;
 * null where the chart does not say. `S/M` is for both.
 */
export function girthOfSize(chart: Chart, slot: Slot, label: string): number | null {
  if (chart === 'none' || slot === 'head') return null;
  const spans = chart === 'men' ? MEN_SPANS : WOMEN_SPANS[slot === 'bottom' ? 'hip' : 'bust'];
  const parts = label.split('/').map((part) => spans.get(part));
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? Math.round(first[0] + last[1]) / 2 : null;
}

/** The sizes of a product whose ease says how wide they are: those that its chart knows. */
export const sizesWithGirth = (chart: Chart, slot: Slot, labels: readonly string[]): string[] =>
  labels.filter((label) => girthOfSize(chart, slot, label) !== null);
