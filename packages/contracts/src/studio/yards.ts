import { type GarmentKind, garmentOf } from './garments.ts';
import type { DesignRecipe } from './recipe.ts';
import { TEXTILES, textileOf } from './textiles.ts';

/** From the least to the most; the same for a body whose height and girth are known. */
export interface Span {
  low: number;
  high: number;
}

/** Yards of the main cloth, and of the second where there is one. Estimates: a cutting plan is exact, but slow. */
export interface Yards {
  main: Span;
  second: Span | null;
}

/** What is known of who wears it, in mm. */
export interface Wearer {
  height?: number | null | undefined;
  /** Chest or bust. */
  girth?: number | null | undefined;
}

type Bodies = readonly [short: number, middle: number, tall: number];
interface Needs {
  slim: Bodies;
  /** From `STOUT` on. */
  stout: Bodies;
}

/** Girth from which most garments need more widths of cloth, mm. */
const STOUT = 1080;
/** Heights above which a body is no longer short, and is tall, mm. */
const MAN = [1680, 1830] as const;
const WOMAN = [1580, 1720] as const;

const same = (...bodies: Bodies): Needs => ({ slim: bodies, stout: bodies });

/**
 * Yards of each cut by the width of the cloth. Source: cutting plans of `packages/patterns` in regular fit for bodies of
 * 1.60, 1.75 and 1.90 m (women 1.50, 1.65 and 1.80 m) with a chest of 0.98 and 1.24 m, rounded up to half a yard. Those
 * from `dress` on have no draft yet (est.).
 */
const NEEDS = {
  narrow: {
    robe: { slim: [6, 10, 10.5], stout: [8, 10, 10.5] },
    shirt: { slim: [2.5, 3, 3.5], stout: [3, 3.5, 3.5] },
    trousers: same(2.5, 3, 3),
    shortTop: { slim: [2.5, 2.5, 2.5], stout: [3.5, 3.5, 4] },
    longTop: same(3.5, 4, 4),
    wrapper: { slim: [2, 3, 3.5], stout: [2.5, 3.5, 3.5] },
    blouse: same(2.5, 2.5, 3),
    gown: { slim: [5, 5, 9], stout: [5, 5.5, 10.5] },
    dress: { slim: [3, 3, 3.5], stout: [3.5, 3.5, 4] },
    fullGown: { slim: [6, 6.5, 7], stout: [6.5, 7, 7.5] },
    sheer: same(3, 3.5, 4),
    jumpsuit: { slim: [4.5, 5, 5], stout: [5, 5.5, 5.5] },
    coat: { slim: [4.5, 5, 5.5], stout: [5, 5.5, 6] },
    belt: same(0.5, 0.5, 0.5),
    girls: same(2.5, 2.5, 2.5),
  },
  wide: {
    robe: { slim: [4.5, 5, 5.5], stout: [4.5, 5.5, 6] },
    shirt: { slim: [1.5, 2, 2], stout: [2, 2, 2.5] },
    trousers: same(2.5, 2.5, 3),
    shortTop: { slim: [2, 2, 2], stout: [2.5, 2.5, 2.5] },
    longTop: { slim: [2, 2.5, 2.5], stout: [2.5, 3, 3] },
    wrapper: { slim: [2, 2, 2], stout: [2.5, 2.5, 2.5] },
    blouse: { slim: [1.5, 1.5, 1.5], stout: [1.5, 2, 2] },
    gown: { slim: [3.5, 5, 5.5], stout: [4.5, 5, 5.5] },
    dress: { slim: [2, 2.5, 2.5], stout: [2.5, 3, 3] },
    fullGown: { slim: [4.5, 5, 5], stout: [5, 5.5, 5.5] },
    sheer: same(2.5, 3, 3),
    jumpsuit: { slim: [3.5, 4, 4], stout: [4, 4.5, 4.5] },
    coat: { slim: [3.5, 4, 4], stout: [4, 4.5, 4.5] },
    belt: same(0.5, 0.5, 0.5),
    girls: same(2, 2, 2),
  },
} as const satisfies Record<'narrow' | 'wide', Record<string, Needs>>;
type Cut = keyof (typeof NEEDS)['narrow'];

/** What is cut from the main cloth, and what is from the second if there is one. */
const CUTS: Readonly<
  Record<GarmentKind, { main: readonly Cut[]; inner: readonly Cut[]; wearer: typeof MAN | typeof WOMAN }>
> = {
  agbada: { main: ['robe'], inner: ['shirt', 'trousers'], wearer: MAN },
  tunic: { main: ['longTop'], inner: ['trousers'], wearer: MAN },
  dashiki: { main: ['shirt'], inner: [], wearer: MAN },
  'buba-sokoto': { main: ['shirt', 'trousers'], inner: [], wearer: MAN },
  'iro-buba': { main: ['wrapper'], inner: ['blouse'], wearer: WOMAN },
  boubou: { main: ['gown'], inner: [], wearer: WOMAN },
  'shift-dress': { main: ['dress'], inner: [], wearer: WOMAN },
  'peplum-set': { main: ['blouse'], inner: ['wrapper'], wearer: WOMAN },
  'george-set': { main: ['wrapper', 'wrapper'], inner: ['blouse'], wearer: WOMAN },
  'corset-gown': { main: ['fullGown'], inner: ['sheer'], wearer: WOMAN },
  'reception-dress': { main: ['dress'], inner: ['sheer', 'sheer'], wearer: WOMAN },
  onyonyo: { main: ['fullGown'], inner: [], wearer: WOMAN },
  jumpsuit: { main: ['jumpsuit'], inner: ['belt'], wearer: WOMAN },
  duster: { main: ['coat'], inner: ['dress'], wearer: WOMAN },
  'edo-wrapper': { main: ['wrapper'], inner: [], wearer: WOMAN },
  'flare-dress': { main: ['girls'], inner: [], wearer: WOMAN },
};

/** What is worn with it in the same cloth, in yards (est.). */
const ADDED = { cap: 0.5, sash: 2, gele: 2 } as const;
/** Cut on the bias, it takes so much more (est.). */
const BIAS = 1.2;
/** Where a tunic’s hem is from which it is cut as a kaftan, in px of the design canvas. */
const LONG_HEM = 1080;

/** How much cloth a recipe takes; null for a garment that nothing is known of. */
export function yardsOf(recipe: DesignRecipe, wearer: Wearer = {}): Yards | null {
  const garment = garmentOf(recipe);
  if (!garment) return null;
  const { main, inner, wearer: heights } = CUTS[garment];
  const outer = garment === 'tunic' && Number(recipe.hemY) <= LONG_HEM ? (['shortTop'] as const) : main;
  const added = Object.entries(ADDED).reduce((all, [name, yards]) => all + (recipe[name] ? yards : 0), 0);
  const spanOf = (cloth: unknown, cuts: readonly Cut[], more: number): Span => {
    const kind = textileOf(cloth);
    const needs = NEEDS[kind && TEXTILES[kind].isWide ? 'wide' : 'narrow'];
    const sum = (at: 'least' | 'most') => cuts.reduce((all, cut) => all + yardsFor(needs[cut], wearer, heights, at), 0);
    const cutOn = (yards: number) => (recipe.grain === 'bias' ? Math.ceil(yards * BIAS * 2) / 2 : yards);
    return { low: cutOn(sum('least')) + more, high: cutOn(sum('most')) + more };
  };
  if (!recipe.second) return { main: spanOf(recipe.cloth, [...outer, ...inner], added), second: null };
  return { main: spanOf(recipe.cloth, outer, added), second: spanOf(recipe.second, inner, 0) };
}

function yardsFor(
  needs: Needs,
  { height, girth }: Wearer,
  [short, tall]: readonly [number, number],
  at: 'least' | 'most',
): number {
  const isStout = girth ? girth >= STOUT : at === 'most';
  const unknown = at === 'least' ? 0 : 2;
  const body = height ? Number(height > short) + Number(height > tall) : unknown;
  return (isStout ? needs.stout : needs.slim)[body] ?? 0;
}
