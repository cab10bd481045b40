import type { Piece } from '../../draft/model.ts';
import { at, curveOf, lineOf } from '../../geometry/path.ts';
import { fold, hem, seam } from '../tops/body-pieces.ts';
import type { WaistLine } from '../waists/waist-line.ts';

/** A quarter of a skirt: half a front or half a back. In mm, from the waist at the centre. */
export interface SkirtShape {
  hipY: number;
  length: number;
  /** Half the width at the hip, and how much wider the hem is. */
  hip: number;
  flare: number;
  hemAllowance: number;
  /** How long the slit at the back is, up from the hem; 0 for none. */
  slit: number;
}

/** The closing ends so many mm above the hip line. */
const ABOVE_HIP = 15;

/** Front on the fold; back in two with a seam for closing and slit. */
export function skirtPanel(which: 'front' | 'back', shape: SkirtShape, waist: WaistLine): Piece {
  const { hipY, length, hip, flare, slit } = shape;
  const isFront = which === 'front';
  const below = length - hipY;
  const [sin, cos] = [flare / below, Math.sqrt(1 - (flare / below) ** 2)];
  const reach = 0.45 * (hipY - waist.end.y);
  const foot = at(hip + flare, hipY + below * cos);
  const side = curveOf(
    waist.end,
    at(waist.end.x + 0.6 * (hip - waist.end.x), waist.end.y + 0.35 * (hipY - waist.end.y)),
    at(hip - reach * sin, hipY - reach * cos),
    at(hip, hipY),
  ).line(foot);
  // The hem leaves the side at a right angle, so that it has no point there, and never dips below the centre.
  const hemReach = below * Math.tan(Math.asin(sin) / 2);
  const hemPath = curveOf(
    foot,
    at(foot.x - hemReach * cos, foot.y + hemReach * sin),
    at(0.4 * foot.x, length),
    at(0, length),
  );
  const centre = lineOf(at(0, length), at(0, 0));
  return {
    ...{ id: which, name: isFront ? 'Front' : 'Back', count: isFront ? 1 : 2, inner: waist.inner },
    edges: [
      ...waist.edges,
      seam('side', side),
      hem('hem', hemPath, shape.hemAllowance),
      isFront ? fold(centre) : seam('centre', centre),
    ],
    notches: [
      { edge: 'side', along: side.length() - below, marks: isFront ? 1 : 2 },
      ...(isFront ? [] : [{ edge: 'centre', along: length - hipY + ABOVE_HIP, marks: 2 as const }]),
      ...(isFront || slit === 0 ? [] : [{ edge: 'centre', along: slit, marks: 1 as const }]),
    ],
    grain: [
      { x: hip * 0.5, y: hipY + 0.1 * below },
      { x: hip * 0.5, y: hipY + 0.8 * below },
    ],
  };
}
