// Accessories worn with a garment: a gele above the neckline, strands at the neck.

import type { Garment } from '../core/piece.ts';
import { withProportion } from '../core/proportion.ts';
import { beadDefs, strand } from '../sewing/beads.ts';

/** How far (px) headwear is moved up from where it is drawn. */
const LIFT = -192;

/** Sets a small gele above a garment's neckline, where the head would be. */
export function withGele(garment: Garment, head: Garment): Garment {
  const small = withProportion(head, 0.42, 0.42, 0);
  const moved = small.pieces.map((p) => ({
    ...p,
    part: 'headwear' as const,
    path: p.path.replace(
      /(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g,
      (_m, x: string, y: string) => `${x} ${(Number(y) + LIFT).toFixed(1)}`,
    ),
    ...(p.strokes
      ? {
          strokes: p.strokes.map((s) => ({
            ...s,
            startWidth: s.startWidth * 0.5,
            ...(s.endWidth ? { endWidth: s.endWidth * 0.5 } : {}),
            startHeight: s.startHeight * 0.5,
            ...(s.endHeight ? { endHeight: s.endHeight * 0.5 } : {}),
            points: s.points.map(([x, y]) => [x, y + LIFT] as [number, number]),
          })),
        }
      : {}),
    roundness: (p.roundness ?? 30) * 0.5,
    textileScale: (p.textileScale ?? 0.5) * 0.55,
    shadowBlur: 5,
    shadowOffset: [2, 3] as [number, number],
  }));
  return { ...garment, pieces: [...garment.pieces, ...moved] };
}

/** Sets a cap above a garment's neckline, where the head would be. */
export function withCap(garment: Garment, cap: Garment): Garment {
  const worn = withGele(garment, cap);
  return {
    ...worn,
    pieces: worn.pieces.map((piece) =>
      piece.part === 'headwear' && piece.overlay
        ? { ...piece, overlay: `<g transform="translate(0,${LIFT})">${piece.overlay}</g>` }
        : piece,
    ),
  };
}

/** SVG: the same strands from behind, where they lie at the nape. */
export const napeBeads = (colour: string): string =>
  beadDefs(colour) +
  [0, 1, 2]
    .map((s) =>
      strand(
        (t) => [600 - Math.cos(t * Math.PI) * (88 + s * 8), 262 + s * 9 + Math.sin(t * Math.PI) * (10 + s * 4)],
        20 + s * 2,
        9.5,
        s === 1 ? 7 : 0,
      ),
    )
    .join('');

/** SVG: three short strands at the neckline. */
export const neckBeads = (colour: string): string =>
  beadDefs(colour) +
  [0, 1, 2]
    .map((s) =>
      strand(
        (t) => [600 - Math.cos(t * Math.PI) * (96 + s * 9), 276 + Math.sin(t * Math.PI) * (70 + s * 30)],
        20 + s * 3,
        9.5,
        s === 1 ? 7 : 0,
      ),
    )
    .join('');
