import { type Figure, type Lengths, labelOf, MEASURES, type MeasureName } from './catalogue.ts';
import { type Cut, cutOf } from './fit.ts';

/** The least of a body without which nothing of a cut can be made (estimated); for more its maker asks. */
const BODY: Readonly<Record<Cut, readonly MeasureName[]>> = {
  fitted: ['height', 'shoulder-width', 'bust-girth', 'waist-girth', 'hip-girth'],
  regular: ['height', 'shoulder-width', 'bust-girth', 'waist-girth', 'hip-girth'],
  loose: ['height', 'shoulder-width', 'bust-girth', 'hip-girth'],
  flowing: ['height', 'shoulder-width', 'bust-girth'],
};

/** A set of robe, tunic, trousers and cap, by the names of its tailors: neck to head, sleeve and trouser length. */
const AGBADA_SET: readonly MeasureName[] = [
  'height',
  'head-girth',
  'neck-base-girth',
  'shoulder-width',
  'bust-girth',
  'waist-girth',
  'hip-girth',
  'arm-length',
  'outside-leg-length',
  'agbada-length',
];

/** What categories need that are made of several garments, or dress no body; fabrics and bags need none of it. */
const BESIDE: Readonly<Record<string, readonly MeasureName[]>> = {
  agbada: AGBADA_SET,
  grooms: AGBADA_SET,
  caps: ['head-girth'],
  'gele-and-ipele': ['head-girth'],
  'beads-and-bags': [],
  fabrics: [],
  'ankara-and-adire': [],
  lace: [],
  'brocade-and-aso-oke': [],
};

/** Measures that only one part of a set needs, by the kind of the options that it is chosen by. */
const OF_PART: Readonly<Record<string, readonly MeasureName[]>> = { headwear: ['head-girth'] };

/** What of a product, as it was chosen, says which measures it needs. */
export interface Sewn {
  categorySlug: string;
  /** Kinds of options that are offered and of which none was chosen: a set is then sewn without that part. */
  unchosenKinds: readonly string[];
}

/** The measures without which a made-to-measure product can’t be begun, in the order in which they are taken. */
export function neededMeasures({ categorySlug, unchosenKinds }: Sewn): readonly MeasureName[] {
  const needed = BESIDE[categorySlug] ?? BODY[cutOf(categorySlug)];
  if (needed !== AGBADA_SET) return needed;
  const leftOut = unchosenKinds.flatMap((kind) => OF_PART[kind] ?? []);
  return needed.filter((name) => !leftOut.includes(name));
}

/** Which of the needed measures are not known; those that are not taken of the figure are not needed. */
export const missingMeasures = (
  needed: readonly MeasureName[],
  { figure, values }: { figure: Figure; values: Lengths },
): MeasureName[] => needed.filter((name) => MEASURES[name].figures.includes(figure) && values[name] === undefined);

/** Whether a product can’t be begun by a saved profile; null is that none is chosen. */
export const lacksMeasures = (sewn: Sewn, profile: { figure: Figure; current: { values: Lengths } } | null): boolean =>
  profile === null || missingMeasures(neededMeasures(sewn), { figure: profile.figure, ...profile.current }).length > 0;

/** What is missing as a list says it: `All measurements`, or which. */
export const wantedText = ({ missing, figure }: { missing: readonly MeasureName[]; figure: Figure | null }): string =>
  figure === null ? 'All measurements' : `Missing: ${measuresText(missing, figure)}`;

/** Measures as a sentence names them: `waist girth and hip girth`. */
export function measuresText(names: readonly MeasureName[], figure: Figure): string {
  const words = names.map((name) => labelOf(name, figure).toLowerCase());
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
