import type { Path } from '@freesewing/core';
import { ALLOWANCES } from '../../draft/allowances.ts';
import type { Edge, InnerLine, Piece, Seam } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { hem, seam } from '../tops/body-pieces.ts';

interface Panel {
  /** Width at the hip, how far the crotch reaches beyond it, and width of the hem, in mm. */
  width: number;
  fork: number;
  hem: number;
}

/** Two panels of a leg; the side seam is x = 0 down to the hip, the waist y = 0. */
export interface LegShape {
  /** From waist to crotch, to hip, and to hem, in mm. */
  depth: number;
  hipY: number;
  length: number;
  front: Panel;
  back: Panel;
}

/** How far down from the crotch to the hem the knee lies (estimated). */
export const KNEE = 0.45;
/** How far the back’s waist leans in and rises at the centre, in mm (estimated). */
const LEAN = 22;
const RAISE = 32;

/** Where both panels’ side seams end; they are alike, so that they match. */
const sideFoot = ({ front }: LegShape) => (front.width + front.fork) / 2 - front.hem / 2;

/** How far the back’s crotch lies below the front’s, so that both inside legs are equally long. */
function backDrop(leg: LegShape): number {
  const below = leg.length - leg.depth;
  const run = ({ width, fork, hem: girth }: Panel) => width + fork - (sideFoot(leg) + girth);
  const square = run(leg.front) ** 2 + below ** 2 - run(leg.back) ** 2;
  return below - Math.sqrt(Math.max(0, square));
}

/** The seams from the waist to the crotch, front and back. */
export function risesOf(leg: LegShape): { front: Path; back: Path } {
  const { depth, hipY, front, back } = leg;
  const low = depth + backDrop(leg);
  const join = (path: Path, { width, fork }: Panel, y: number) =>
    path.curve(at(width, hipY + 0.62 * (y - hipY)), at(width + 0.3 * fork, y), at(width + fork, y));
  return {
    front: join(lineOf(at(front.width, 0), at(front.width, hipY)), front, depth),
    back: join(lineOf(at(back.width - LEAN, -RAISE), at(back.width, hipY)), back, low),
  };
}

/** How wide both panels are together, just below the back’s crotch, in mm. */
export function thighOf(leg: LegShape): number {
  const low = leg.depth + backDrop(leg);
  const y = low + 2;
  const side = (sideFoot(leg) * (y - leg.hipY)) / (leg.length - leg.hipY);
  const width = ({ width: hip, fork, hem: girth }: Panel, crotchY: number) => {
    const [crotch, foot] = [hip + fork, sideFoot(leg) + girth];
    return crotch + ((foot - crotch) * (y - crotchY)) / (leg.length - crotchY) - side;
  };
  return width(leg.front, leg.depth) + width(leg.back, low);
}

/** How a panel ends at the waist: its edges from the side to the centre, and its darts. */
export interface LegTop {
  edges: Edge[];
  inner: InnerLine[];
}

/** Both panels’ ends at the waist, their sides from the hip up, and whether the front’s rise has an edge for a fly. */
export interface LegTops {
  side: Path;
  hasFly: boolean;
  front: LegTop;
  back: LegTop;
}

/** Straight, turned in for elastic or a drawstring. */
function casings({ hipY }: LegShape, rises: { front: Path; back: Path }): LegTops {
  const casing = (rise: Path): LegTop => ({
    edges: [hem('waist', lineOf(at(0, 0), rise.start()), ALLOWANCES.casing)],
    inner: [],
  });
  const side = lineOf(at(0, hipY), at(0, 0));
  return { side, hasFly: false, front: casing(rises.front), back: casing(rises.back) };
}

/** A rise as one edge, or in two: straight to the hip for a fly, then round the crotch. */
function riseEdges(rise: Path, fly: boolean): Edge[] {
  const [begin, bend, round] = rise.ops;
  if (!fly || begin?.type !== 'move' || bend?.type !== 'line' || round?.type !== 'curve') return [seam('rise', rise)];
  return [seam('fly', lineOf(begin.to, bend.to)), seam('rise', curveOf(bend.to, round.cp1, round.cp2, round.to))];
}

/** What is sewn together of legs, whatever their waist. */
export const LEG_SEAMS: Seam[] = ['side', 'inside-leg'].map((edge) => ({
  ...{ name: edge === 'side' ? 'Side' : 'Inside leg', eased: 0 },
  one: [{ piece: 'front', edge }],
  other: [{ piece: 'back', edge }],
}));

function panel(which: 'front' | 'back', leg: LegShape, rise: Path, kneeY: number, tops: LegTops): Piece {
  const { hem: girth, width } = leg[which];
  const { hipY, length } = leg;
  const foot = at(sideFoot(leg), length);
  const inner = at(foot.x + girth, length);
  const crotch = rise.end();
  const side = lineOf(foot, at(0, hipY));
  side.ops.push(...tops.side.ops.slice(1));
  const insideLeg = lineOf(crotch, inner);
  const fromHem = (path: Path) => ((length - kneeY) / (length - hipY)) * path.length();
  const marks = which === 'front' ? 1 : 2;
  return {
    ...{ id: which, name: which === 'front' ? 'Front leg' : 'Back leg', count: 2, inner: tops[which].inner },
    edges: [
      ...tops[which].edges,
      ...riseEdges(rise, which === 'front' && tops.hasFly),
      seam('inside-leg', insideLeg),
      hem('hem', lineOf(inner, foot)),
      seam('side', side),
    ],
    notches: [
      { edge: 'side', along: fromHem(lineOf(foot, at(0, hipY))), marks },
      { edge: 'inside-leg', along: insideLeg.length() / 2, marks },
      // Between hip and crotch, whether or not the edge begins at the waist.
      { edge: 'rise', along: which === 'front' && tops.hasFly ? 0 : hipY - rise.start().y, marks },
    ],
    grain: [
      { x: width / 2, y: hipY },
      { x: width / 2, y: length * 0.85 },
    ],
  };
}

/** Both panels, on a casing when no other waist is given, and at which heights crotch and knee lie. */
export function legPieces(leg: LegShape, tops?: LegTops): { pieces: Piece[]; backCrotchY: number; kneeY: number } {
  const rises = risesOf(leg);
  const backCrotchY = rises.back.end().y;
  const kneeY = leg.depth + KNEE * (leg.length - leg.depth);
  const ends = tops ?? casings(leg, rises);
  return {
    pieces: [panel('front', leg, rises.front, kneeY, ends), panel('back', leg, rises.back, kneeY, ends)],
    ...{ backCrotchY, kneeY },
  };
}
