import type { AgeGroup, Figure, Lengths } from './catalogue.ts';
import { isDueAgain } from './rules.ts';
import { CHILDREN, MEN, WOMEN } from './sizes.ts';

/** Lengths that decide a size. */
type Deciding = 'height' | 'bust-girth' | 'waist-girth' | 'hip-girth';

/** How a garment sits. */
export type Cut = 'fitted' | 'regular' | 'loose' | 'flowing';

/**
 * By how many cm a body may exceed its size’s chart and still wear the garment with ease, by cut (estimated); a length
 * that is not named does not decide, because the cloth falls free there.
 */
const EASE: Readonly<Record<Cut, Partial<Record<Deciding, number>>>> = {
  fitted: { height: 1, 'bust-girth': 1, 'waist-girth': 1, 'hip-girth': 1 },
  regular: { height: 2, 'bust-girth': 2, 'waist-girth': 3, 'hip-girth': 3 },
  loose: { height: 3, 'bust-girth': 5, 'hip-girth': 6 },
  flowing: { height: 3, 'bust-girth': 10, 'hip-girth': 14 },
};

/** How garments of a category are cut; any other is regular. */
const CUTS: Readonly<Record<string, Cut>> = {
  gowns: 'fitted',
  brides: 'fitted',
  'iro-and-buba': 'loose',
  boubous: 'flowing',
  agbada: 'flowing',
  grooms: 'flowing',
  sets: 'loose',
};
export const cutOf = (categorySlug: string): Cut => CUTS[categorySlug] ?? 'regular';

/** A piece that is sold in sizes. */
export interface SizedPiece {
  chart: 'women' | 'men' | 'children' | 'none';
  cut: Cut;
  /** Sizes as they are labelled: `UK 12`, `M`. */
  sizes: readonly string[];
}

/** Whose size is looked for. */
export interface Wearer {
  figure: Figure;
  ageGroup: AgeGroup;
  values: Lengths;
  /** Day of measuring: `2026-05-03`. */
  measuredOn: string;
}

export const CONFIDENCE = ['sure', 'likely', 'unsure'] as const;
/**
 * A size with how sure it is, why it is this one, and everything that makes it less sure, as sentences. `size` is null
 * when none fits.
 */
export interface SizeAdvice {
  size: string | null;
  sureness: (typeof CONFIDENCE)[number];
  reasons: readonly string[];
  doubts: readonly string[];
}

interface Row {
  label: string;
  /** Largest body of the size, in mm. */
  most: Partial<Record<Deciding, number>>;
}

const womanOf = ({ bust, waist, hip }: (typeof WOMEN)[number]): Row['most'] => ({
  'bust-girth': bust[1] * 10,
  'waist-girth': waist[1] * 10,
  'hip-girth': hip[1] * 10,
});

/** The ways in which sizes of a chart are labelled, each from the smallest to the largest. */
const LADDERS: Readonly<Record<'women' | 'men' | 'children', readonly (readonly Row[])[]>> = {
  women: [
    WOMEN.map((row) => ({ label: `UK ${row.uk}`, most: womanOf(row) })),
    WOMEN.filter(({ letter }, index) => WOMEN[index + 1]?.letter !== letter).map((row) => ({
      label: row.letter,
      most: womanOf(row),
    })),
  ],
  children: [
    CHILDREN.map(({ size, height, chest, waist }) => ({
      label: size,
      most: { height: height[1] * 10, 'bust-girth': chest[1] * 10, 'waist-girth': waist[1] * 10 },
    })),
  ],
  men: [MEN.map(({ size, chest: [, most] }) => ({ label: size, most: { 'bust-girth': Math.round(most * 25.4) } }))],
};

/** The sizes of a piece on the ladder by which they are labelled; `S/M` has room for an M. */
function offeredOf({ sizes }: SizedPiece, ladder: readonly Row[]): Row[] {
  return ladder.flatMap(({ label, most }) => {
    const own = sizes.find((size) => size.split('/').at(-1) === label);
    return own ? [{ label: own, most }] : [];
  });
}

/** Closer than this to the next size, in mm, both may fit. */
const CLOSE = 10;
/** Smaller than the smallest size’s chart by more than this, in mm, the piece will hang. */
const HANGS = 60;

/** The smallest size of a piece that has room for somebody, or null when the piece’s chart says nothing about them. */
export function adviseSize(piece: SizedPiece, wearer: Wearer, now: Date): SizeAdvice | null {
  const { chart } = piece;
  if (chart === 'none' || chartOf(wearer) !== chart) return null;
  const rows = LADDERS[chart].find((ladder) => offeredOf(piece, ladder).length > 0);
  if (!rows) return null;
  const offered = offeredOf(piece, rows);
  const deciding = (Object.keys(EASE[piece.cut]) as Deciding[]).filter((name) => rows[0]?.most[name] !== undefined);
  const known = deciding.filter((name) => wearer.values[name] !== undefined);
  if (known.length === 0) return null;

  const slack = (row: Row) => Math.min(...known.map((name) => roomIn(row, name, piece.cut, wearer.values)));
  const fitting = offered.find((row) => slack(row) >= 0);
  if (!fitting) return { size: null, sureness: 'sure', reasons: [], doubts: ['The largest size may be too small.'] };
  const doubts = [
    ...missing(deciding, known, chart),
    ...(slack(fitting) < CLOSE && fitting !== offered.at(-1) ? ['You are close to the next size up.'] : []),
    ...(fitting === offered[0] && isFarBelow(fitting, known, wearer.values)
      ? ['The smallest size may be large on you.']
      : []),
    ...(spread(rows, known, piece.cut, wearer.values) >= 2
      ? ['Your measurements match different sizes. This is the largest of them.']
      : []),
    ...(isDueAgain(wearer.measuredOn, now) ? ['These measurements are more than six months old.'] : []),
  ];
  const reasons = reasonsFor(fitting.label, { piece, offered, known, values: wearer.values });
  return { size: fitting.label, sureness: CONFIDENCE[Math.min(doubts.length, 2)] ?? 'unsure', reasons, doubts };
}

const chartOf = ({ figure, ageGroup }: Wearer): SizedPiece['chart'] =>
  ageGroup === 'child' ? 'children' : figure === 'woman' ? 'women' : 'men';

/** A size that was advised. */
export type AdvisedSize = Pick<SizeAdvice, 'sureness'> & { size: string };

/**
 * What was advised about a size that somebody bought, of what was said for each of their profiles: the only size, or the one
 * that they took. Null when none was advised, or when nobody can tell for whom it was bought.
 */
export function adviceAbout(advices: readonly (SizeAdvice | null)[], bought: string): AdvisedSize | null {
  const named = advices.flatMap((advice) => (advice?.size ? [{ size: advice.size, sureness: advice.sureness }] : []));
  return named.find(({ size }) => size === bought) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** By how many mm a size has room for a length with its ease; negative when it is too tight. */
function roomIn(row: Row, name: Deciding, cut: Cut, values: Lengths): number {
  const ease = (EASE[cut][name] ?? 0) * 10;
  return (row.most[name] ?? 0) + ease - (values[name] ?? 0);
}

/** Whether the body is so much smaller than its size’s chart that the piece will hang. */
const isFarBelow = ({ most }: Row, known: readonly Deciding[], values: Lengths): boolean =>
  known.every((name) => (most[name] ?? 0) - (values[name] ?? 0) > HANGS);

/** How many sizes lie between the smallest and the largest that single lengths ask for. */
function spread(rows: readonly Row[], known: readonly Deciding[], cut: Cut, values: Lengths): number {
  const wanted = known.map((name) => {
    const index = rows.findIndex((row) => roomIn(row, name, cut, values) >= 0);
    return index < 0 ? rows.length : index;
  });
  return Math.max(...wanted) - Math.min(...wanted);
}

interface Found {
  piece: SizedPiece;
  offered: readonly Row[];
  known: readonly Deciding[];
  values: Lengths;
}

/** Which lengths led to a size, and which do not matter for how the garment is cut. */
function reasonsFor(size: string, { piece: { chart, cut }, offered, known, values }: Found): string[] {
  const wordsOf = (names: readonly Deciding[]): string => listOf(names.map((name) => wordOf(name, chart)));
  const alone = (name: Deciding): string | undefined =>
    offered.find((row) => roomIn(row, name, cut, values) >= 0)?.label;
  const deciding = known.filter((name) => alone(name) === size);
  const smaller = known.filter((name) => alone(name) !== size);
  const free = (Object.keys(EASE.fitted) as Deciding[]).filter(
    (name) => EASE[cut][name] === undefined && values[name] !== undefined && offered[0]?.most[name] !== undefined,
  );
  const fits = smaller.length > 0 ? 'needs' : 'fits';
  return [
    `Your ${wordsOf(deciding)} ${deciding.length > 1 ? fits.slice(0, -1) : fits} ${size} in a ${cut} cut${
      smaller.length > 0 ? `; your ${wordsOf(smaller)} would fit a smaller size` : ''
    }.`,
    ...(free.length > 0 ? [`A ${cut} cut falls free at the ${wordsOf(free)}.`] : []),
  ];
}

const GIRTHS = { 'waist-girth': 'waist', 'hip-girth': 'hip', height: 'height' } as const;
const wordOf = (name: Deciding, chart: SizedPiece['chart']): string =>
  name === 'bust-girth' ? (chart === 'women' ? 'bust' : 'chest') : GIRTHS[name];

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function missing(deciding: readonly Deciding[], known: readonly Deciding[], chart: SizedPiece['chart']): string[] {
  const absent = deciding.filter((name) => !known.includes(name));
  const girths = absent.filter((name) => name !== 'height').map((name) => wordOf(name, chart));
  return [
    ...(absent.includes('height') ? ['The height is missing.'] : []),
    ...(girths.length > 0 ? [`The ${listOf(girths)} girth ${girths.length === 1 ? 'is' : 'are'} missing.`] : []),
  ];
}
