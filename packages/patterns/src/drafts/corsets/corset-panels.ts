import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Edge, Notch, Piece } from '../../draft/model.ts';
import { at, lineOf, type Place } from '../../geometry/path.ts';
import { fold, seam } from '../tops/body-pieces.ts';

/** Where a corset is measured: how far below the bust, and half of what its panels measure there, in mm. */
export interface CorsetLevel {
  y: number;
  half: number;
  /** How what is less than the widest level is shared among the seams, from the front to the back. */
  shares: readonly [front: number, side: number, back: number];
}

/** The four panels of a half at the widest level, from the centre of the front, in mm. */
export type PanelWidths = readonly [number, number, number, number];

/** How far each panel edge reaches above the bust and below the lowest level, from front to back (estimated). */
const TOPS = [20, 70, 40, 25, 20] as const;
const FEET = [45, 25, 12, 12, 20] as const;
/** Over the bust the front seam bends in by so many mm. */
const OVER_BUST = 6;

const PANELS = [
  ['centre-front', 'Centre front'],
  ['side-front', 'Side front'],
  ['side-back', 'Side back'],
  ['centre-back', 'Centre back'],
] as const;

/** A smooth line down through places, exact at each of them. */
function through(places: readonly Place[]): Path {
  const slope = (n: number) => {
    const [a, b] = [places[Math.max(0, n - 1)], places[Math.min(places.length - 1, n + 1)]];
    return a && b ? (b.x - a.x) / (b.y - a.y) : 0;
  };
  const [first = { x: 0, y: 0 }, ...rest] = places;
  let before = first;
  return rest.reduce(
    (path, place, n) => {
      const third = (place.y - before.y) / 3;
      const [cp1, cp2] = [
        at(before.x + slope(n) * third, before.y + third),
        at(place.x - slope(n + 1) * third, place.y - third),
      ];
      before = place;
      return path.curve(cp1, cp2, at(place.x, place.y));
    },
    lineOf(at(first.x, first.y)),
  );
}

/** In the middle of the nth seam, on both its panels; two marks at the side. */
const notchAt = (n: number, path: Path): Notch[] =>
  n === 0 ? [] : [{ edge: `seam-${n}`, along: path.length() / 2, marks: n === 2 ? 2 : 1 }];

/** How far both panels bend in at the nth seam, from its top to its foot. */
function bends(seamAt: 1 | 2 | 3, levels: readonly CorsetLevel[], widest: number): Place[] {
  const inwards = levels.map(({ y, half, shares }) => ({ x: ((widest - half) * (shares[seamAt - 1] ?? 0)) / 2, y }));
  const [first, last] = [inwards[0], inwards.at(-1)];
  if (!first || !last) return [];
  return [
    { x: first.x + (seamAt === 1 ? OVER_BUST : 0), y: -TOPS[seamAt] },
    ...inwards,
    { x: last.x, y: last.y + FEET[seamAt] },
  ];
}

/**
 * The panels of half a corset. Each seam bends both panels in alike, mirrored, so that its sides are equally long.
 * Levels run from the bust down.
 */
export function corsetPanels(levels: readonly CorsetLevel[], widths: PanelWidths): Piece[] {
  const widest = widths.reduce((sum, width) => sum + width, 0);
  const lowest = levels.at(-1)?.y ?? 0;
  return PANELS.map(([id, name], n): Piece => {
    const width = widths[n] ?? 0;
    const edge = (which: number, toX: (bend: number) => number): Path => {
      if (which === 0 || which === 4) {
        const [top, foot] = [-(TOPS[which] ?? 0), lowest + (FEET[which] ?? 0)];
        return lineOf(at(toX(0), top), at(toX(0), foot));
      }
      const places = bends(which as 1 | 2 | 3, levels, widest);
      return through(places.map(({ x, y }) => ({ x: toX(x), y })));
    };
    const left = edge(n, (bend) => bend);
    const right = edge(n + 1, (bend) => width - bend);
    const leftEdge: Edge = n === 0 ? fold(left.reverse()) : seam(`seam-${n}`, left.reverse());
    const down = (along: number) => ({ x: width / 2, y: along * lowest });
    return {
      ...{ id, name, count: n === 0 ? 1 : 2, inner: [] },
      edges: [
        seam('top', lineOf(left.start(), right.start()), ALLOWANCES.facing),
        seam(n === 3 ? 'lacing' : `seam-${n + 1}`, right),
        seam('foot', lineOf(right.end(), left.end()), ALLOWANCES.facing),
        leftEdge,
      ],
      notches: [...notchAt(n, left), ...(n === 3 ? [] : notchAt(n + 1, right))],
      grain: [down(0.15), down(0.85)],
    };
  });
}
