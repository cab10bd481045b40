/** A place in px: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The value between a (t = 0) and b (t = 1). */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** x, but at least low and at most high. */
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
/** 0 below a, 1 above b, and a soft S between. */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** The point between a (t = 0) and b (t = 1). */
export const between = (a: Point, b: Point, t = 0.5): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** How far along the way from a (0) to b (1) a point lies, seen at a right angle to that way; not limited to 0…1. */
export function along(p: Point, a: Point, b: Point): number {
  const way = subtract(b, a);
  return dot(subtract(p, a), way) / (dot(way, way) || 1);
}

/** Distance in px from a point to the stretch between a and b. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  return distance(p, between(a, b, clamp(along(p, a, b))));
}

/** A curve through all points (Catmull-Rom), `steps` pieces between each two. */
export function smoothCurve(points: readonly Point[], steps = 8): Point[] {
  const at = (index: number): Point => points[clamp(index, 0, points.length - 1)] as Point;
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) curve.push(onCurve(a, b, c, d, step / steps));
  }
  curve.push(at(points.length - 1));
  return curve;
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const of = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
  return [of(0), of(1)];
}
