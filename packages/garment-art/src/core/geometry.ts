// Small geometry helpers on the 1200 px wide design canvas.
import { CANVAS_WIDTH } from './raster.ts';

export type Point = [number, number];

/** Mirrors an absolute SVG path (M, L, C, Q only) about the vertical centre line. */
export function mirrorPath(path: string): string {
  return path.replace(
    /(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g,
    (_m, x: string, y: string) => `${CANVAS_WIDTH - Number(x)} ${y}`,
  );
}

/** Mirrors points about the vertical centre line. */
export const mirrorPoints = (points: Point[]): Point[] => points.map(([x, y]) => [CANVAS_WIDTH - x, y]);

/** Catmull-Rom curve through the points, about `count` samples. */
export function curveThrough(points: Point[], count: number): Point[] {
  const out: Point[] = [];
  const per = Math.ceil(count / (points.length - 1));
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const d = points[Math.min(points.length - 1, i + 2)]!;
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const at = (q: 0 | 1): number =>
        0.5 *
        (2 * b[q] +
          (-a[q] + c[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (-a[q] + 3 * b[q] - 3 * c[q] + d[q]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points[points.length - 1]!);
  return out;
}

/** Moves and scales an absolute SVG path (M, L, C, Q only). */
export function transformPath(path: string, scaleX: number, scaleY: number, dx: number, dy: number): string {
  return path.replace(
    /(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g,
    (_m, x: string, y: string) => `${(Number(x) * scaleX + dx).toFixed(1)} ${(Number(y) * scaleY + dy).toFixed(1)}`,
  );
}
