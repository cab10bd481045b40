import type { Edge, InnerLine } from '../../draft/model.ts';
import { at, lineOf } from '../../geometry/path.ts';
import { seam } from '../tops/body-pieces.ts';

/** A surplus that the side takes alone; of a greater one its share, and at most how much, in mm (estimated). */
const SIDE = { alone: 20, share: 0.3, most: 40 };
/** How wide a dart is at most while there is one in each quarter, in mm (estimated). */
const WIDEST_DART = 55;
/** What is left beside a dart at least, in mm. */
const BESIDE = 22;

/** What of a quarter’s surplus at the waist the side takes, and what each dart, in mm. */
export interface Suppression {
  side: number;
  darts: number;
  dart: number;
}

/** How a quarter comes from its width at the bust to that at the waist; one that is wider there leans outwards. */
export function suppressionOf(atBust: number, atWaist: number): Suppression {
  const surplus = atBust - atWaist;
  if (surplus <= SIDE.alone) return { side: surplus, darts: 0, dart: 0 };
  const side = Math.min(SIDE.most, SIDE.share * surplus);
  const darts = surplus - side > WIDEST_DART ? 2 : 1;
  return { side, darts, dart: (surplus - side) / darts };
}

/** The middles of the darts: the first as near to `wanted` as there is room, the second between it and the side. */
function middlesOf(width: number, { darts, dart }: Suppression, wanted: number): number[] {
  if (darts === 0) return [];
  const first = Math.max(dart / 2 + BESIDE, Math.min(wanted, width - (darts - 0.5) * dart - darts * BESIDE));
  return darts === 1 ? [first] : [first, (first + dart / 2 + width) / 2];
}

/** Half a waist with its darts; edges run from the side to the centre. */
export interface BodiceWaist {
  edges: Edge[];
  inner: InnerLine[];
  /** What is left to sew when the darts are closed. */
  sewn: readonly string[];
}

/** The waist of a quarter that is `width` wide when cut, `y` below the shoulder, with darts up to `tipY`. */
export function bodiceWaist(
  width: number,
  y: number,
  suppression: Suppression,
  wanted: number,
  tipY: number,
): BodiceWaist {
  const { dart } = suppression;
  const edges: Edge[] = [];
  const inner: InnerLine[] = [];
  const sewn: string[] = [];
  let x = 0;
  for (const [index, middle] of middlesOf(width, suppression, wanted).entries()) {
    const n = index + 1;
    const [left, right, tip] = [at(middle - dart / 2, y), at(middle + dart / 2, y), at(middle, tipY)];
    // Folded to the centre, the cloth between the legs ends where the waist does.
    const fold = (dart / 2) * Math.tan(Math.min(0.75, 2 * Math.atan(dart / 2 / (y - tipY))));
    edges.push(
      seam(`waist-${n}`, lineOf(left, at(x, y))),
      seam(`dart-${n}`, lineOf(right, at(middle, y + fold), left)),
    );
    inner.push(
      { name: `dart-${n}-inner`, path: lineOf(left, tip), kind: 'dart' },
      { name: `dart-${n}-outer`, path: lineOf(right, tip), kind: 'dart' },
    );
    sewn.push(`waist-${n}`);
    x = right.x;
  }
  const last = `waist-${suppression.darts + 1}`;
  edges.push(seam(last, lineOf(at(width, y), at(x, y))));
  sewn.push(last);
  return { edges: edges.reverse(), inner, sewn };
}
