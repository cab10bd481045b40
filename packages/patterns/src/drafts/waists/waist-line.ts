import type { Point } from '@freesewing/core';
import type { Along, Edge, InnerLine, Seam } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { seam } from '../tops/body-pieces.ts';

/** From the centre to the side at the waist: so wide when cut, so long when the darts are sewn, in mm. */
export interface WaistShape {
  cut: number;
  finished: number;
  darts: number;
  dartLength: number;
}

/** A waist as edges from the centre outwards, its darts, and which edges are left to sew when those are closed. */
export interface WaistLine {
  edges: Edge[];
  inner: InnerLine[];
  sewn: readonly string[];
  darts: number;
  /** Where the side begins. */
  end: Point;
}

/** How far the waist rises to the side, in mm, and as a share of its last stretch (estimated). */
const RISE = 12;
const LEAST_SHARE = 0.3;
/** Darts leave stretches so long between them, on which every waist rises alike, in mm; so many there are at most. */
const LEAST_STRETCH = 42;
const MOST_DARTS = 3;

const lastStretch = (x: number, run: number, rise: number) =>
  curveOf(at(x, 0), at(x + run * 0.45, 0), at(x + run * 0.75, -rise * 0.55), at(x + run, -rise));

/** How far a stretch of waist that rises to the side reaches across, when it is so long. In mm. */
function reachOf(length: number): { run: number; rise: number } {
  const rise = Math.min(RISE, length * LEAST_SHARE);
  return { rise, run: solve(length, 0, length, (tried) => lastStretch(0, tried, rise).length()) };
}

/** How many darts take a surplus from a waist, each so wide at most where there is room for enough of them. In mm. */
export const dartsFor = (surplus: number, widest: number, finished: number): number =>
  Math.max(1, Math.min(MOST_DARTS, Math.ceil(surplus / widest), Math.floor(finished / LEAST_STRETCH) - 1));

/** How wide a waist without darts is cut to be so long, in mm. */
export const cutWithoutDarts = (finished: number): number => reachOf(finished).run;

/** How wide a waist is cut whose centre and side lie so far apart as the crow flies, in mm. */
export function cutOfChord(chord: number, finished: number, darts: number): number {
  return Math.sqrt(chord ** 2 - reachOf(finished / (darts + 1)).rise ** 2);
}

/** How long a waist without darts is whose centre and side lie so far apart as the crow flies, in mm. */
export const finishedOfChord = (chord: number): number =>
  solve(chord, chord * 0.9, chord * 1.2, (tried) => {
    const { run, rise } = reachOf(tried);
    return Math.hypot(run, rise);
  });

/** Draws half a waist from the centre at 0, 0; darts part it into equal stretches. */
export function waistLine({ cut, finished, darts, dartLength }: WaistShape): WaistLine {
  const stretch = finished / (darts + 1);
  const { run, rise } = reachOf(stretch);
  const mouth = darts ? (cut - run - darts * stretch) / darts : 0;
  const edges: Edge[] = [];
  const inner: InnerLine[] = [];
  const sewn: string[] = [];
  let x = 0;
  for (let n = 1; n <= darts; n++) {
    const [left, right] = [at(x + stretch, 0), at(x + stretch + mouth, 0)];
    const tip = at(left.x + mouth / 2, dartLength);
    // Folded to the centre, the cloth between the legs ends where the waist does.
    const peak = at(tip.x, (-mouth / 2) * Math.tan(2 * Math.atan(mouth / 2 / dartLength)));
    edges.push(seam(`waist-${n}`, lineOf(at(x, 0), left)), seam(`dart-${n}`, lineOf(left, peak, right)));
    inner.push(
      { name: `dart-${n}-inner`, path: lineOf(left, tip), kind: 'dart' },
      { name: `dart-${n}-outer`, path: lineOf(right, tip), kind: 'dart' },
    );
    sewn.push(`waist-${n}`);
    x = right.x;
  }
  const last = lastStretch(x, run, rise);
  edges.push(seam(`waist-${darts + 1}`, last));
  sewn.push(`waist-${darts + 1}`);
  return { edges, inner, sewn, darts, end: last.end() };
}

/** How long half a waist is when its darts are sewn, in mm. */
export const finishedLength = ({ edges, sewn }: WaistLine): number =>
  edges.filter(({ name }) => sewn.includes(name)).reduce((sum, { path }) => sum + path.length(), 0);

/** The legs of a piece’s darts, sewn to each other. */
export const dartSeams = (piece: string, { darts }: WaistLine): Seam[] =>
  Array.from({ length: darts }, (_, n) => ({
    name: `Dart ${n + 1}, ${piece}`,
    one: [{ piece, edge: `dart-${n + 1}-inner` }],
    other: [{ piece, edge: `dart-${n + 1}-outer` }],
    eased: 0,
  }));

/** What of a piece’s waist is sewn, of both its halves. */
export const waistAlong = (piece: string, { sewn }: WaistLine): Along =>
  sewn.map((edge) => ({ piece, edge, times: 2 }));
