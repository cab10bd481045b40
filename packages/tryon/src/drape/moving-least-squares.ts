import type { Point } from '../geometry.ts';

/** A point that is moved, and how strongly it pulls what is around it. */
export interface Pull {
  from: Point;
  to: Point;
  weight: number;
}

/** How quickly a pull loses its hold with distance. */
const FALL = 1.35;
/** Px² added to every distance, so that a point at a pull does not divide by nothing. */
const NEAR = 25;

/**
 * Where a point of the plane goes when some are pulled: at each the affine map that fits all pulls best, the near ones most
 * (Schaefer, McPhail and Warren, Image Deformation Using Moving Least Squares, 2006).
 */
export function movingLeastSquares(pulls: readonly Pull[]): (point: Point) => Point {
  const weights = new Float64Array(pulls.length);
  return ([x, y]) => {
    let all = 0;
    let [fromX, fromY, toX, toY] = [0, 0, 0, 0];
    pulls.forEach(({ from, to, weight }, i) => {
      const w = weight / ((from[0] - x) ** 2 + (from[1] - y) ** 2 + NEAR) ** FALL;
      weights[i] = w;
      all += w;
      fromX += w * from[0];
      fromY += w * from[1];
      toX += w * to[0];
      toY += w * to[1];
    });
    fromX /= all;
    fromY /= all;
    toX /= all;
    toY /= all;
    let [xx, xy, yy, xu, xv, yu, yv] = [0, 0, 0, 0, 0, 0, 0];
    pulls.forEach(({ from, to }, i) => {
      const w = weights[i] as number;
      const [px, py, qx, qy] = [from[0] - fromX, from[1] - fromY, to[0] - toX, to[1] - toY];
      xx += w * px * px;
      xy += w * px * py;
      yy += w * py * py;
      xu += w * px * qx;
      xv += w * px * qy;
      yu += w * py * qx;
      yv += w * py * qy;
    });
    const size = xx * yy - xy * xy || 1e-9;
    const [dx, dy] = [(x - fromX) / size, (y - fromY) / size];
    const [a, b] = [dx * yy - dy * xy, dy * xx - dx * xy];
    return [toX + a * xu + b * yu, toY + a * xv + b * yv];
  };
}
