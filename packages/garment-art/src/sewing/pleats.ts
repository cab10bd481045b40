// Folds drawn by hand: single ones, fans of pleats, mirrored ones.
import { mirrorPoints, type Point } from '../core/geometry.ts';
import type { FoldStroke } from '../core/piece.ts';

/** A hand-drawn fold through points (x and y in turn, px); width and height in px, from start to end when given as a pair. */
export function fold(
  points: number[],
  width: number | [number, number],
  height: number | [number, number],
  tailFade?: number,
): FoldStroke {
  const [startWidth, endWidth] = typeof width === 'number' ? [width] : width;
  const [startHeight, endHeight] = typeof height === 'number' ? [height] : height;
  return {
    points: Array.from({ length: points.length / 2 }, (_, i): Point => [points[2 * i]!, points[2 * i + 1]!]),
    startWidth,
    startHeight,
    ...(endWidth ? { endWidth } : {}),
    ...(endHeight ? { endHeight } : {}),
    ...(tailFade ? { tailFade } : {}),
  };
}

/** Strokes plus their mirror images. */
export const symmetric = (strokes: FoldStroke[]): FoldStroke[] => [...strokes, ...mirrorStrokes(strokes)];

/** Mirrored strokes. */
export const mirrorStrokes = (strokes: FoldStroke[]): FoldStroke[] =>
  strokes.map((s) => ({ ...s, points: mirrorPoints(s.points) }));

export interface PleatShape {
  width: [number, number]; // px at start and end
  height: [number, number]; // px at start and end
  bow?: number; // sideways bend in px
}

/** Alternating ridges and valleys running from the line a0-a1 to the line b0-b1 (px). */
export function pleats(a0: Point, a1: Point, b0: Point, b1: Point, count: number, shape: PleatShape): FoldStroke[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const wobble = Math.sin(i * 12.9898) * 0.5;
    const from: Point = [a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t];
    const to: Point = [b0[0] + (b1[0] - b0[0]) * t + wobble * 14, b0[1] + (b1[1] - b0[1]) * t];
    const middle: Point = [(from[0] + to[0]) / 2 + (shape.bow ?? 0) + wobble * 10, (from[1] + to[1]) / 2];
    const sign = i % 2 ? -1 : 1;
    const vary = 0.8 + 0.4 * Math.abs(Math.sin(i * 7.13 + 1));
    return {
      points: [from, middle, to],
      startWidth: shape.width[0],
      endWidth: shape.width[1] * vary,
      startHeight: sign * shape.height[0],
      endHeight: sign * shape.height[1] * vary,
    };
  });
}
