// Changes a garment's proportions, e.g. for children's sizes.
import { transformPath } from './geometry.ts';
import type { Garment } from './piece.ts';

/** Scales a garment about the centre line (x) and its top (y); factors without unit, topY in px. */
export function withProportion(garment: Garment, scaleX: number, scaleY: number, topY = 262): Garment {
  const dx = 600 * (1 - scaleX);
  const dy = topY * (1 - scaleY);
  const wrap = (svg: string): string => `<g transform="translate(${dx},${dy}) scale(${scaleX},${scaleY})">${svg}</g>`;
  return {
    ...garment,
    ...(garment.hemY ? { hemY: garment.hemY * scaleY + dy } : {}),
    ...(garment.ornaments ? { ornaments: wrap(garment.ornaments) } : {}),
    pieces: garment.pieces.map((piece) => ({
      ...piece,
      path: transformPath(piece.path, scaleX, scaleY, dx, dy),
      ...(piece.overlay ? { overlay: wrap(piece.overlay) } : {}),
      ...(piece.strokes
        ? {
            strokes: piece.strokes.map((s) => ({
              ...s,
              points: s.points.map(([x, y]) => [x * scaleX + dx, y * scaleY + dy] as [number, number]),
            })),
          }
        : {}),
    })),
  };
}
