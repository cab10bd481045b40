/// <reference path="./freesewing.d.ts" />
import { Path, Point } from '@freesewing/core';

/** A place on paper in mm; y runs down. */
export interface Place {
  x: number;
  y: number;
}

export const at = (x: number, y: number): Point => new Point(x, y);

/** A straight line through all the points. */
export function lineOf(from: Point, ...to: Point[]): Path {
  return to.reduce((path, point) => path.line(point), new Path().move(from));
}

/** One curve that leaves `from` towards `cp1` and comes to `to` from `cp2`. */
export const curveOf = (from: Point, cp1: Point, cp2: Point, to: Point): Path =>
  new Path().move(from).curve(cp1, cp2, to);

/** The same line moved. */
export function moved(path: Path, dx: number, dy: number): Path {
  return mapped(path, ({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/** The same line, each of its points elsewhere. */
export function mapped(path: Path, to: (place: Place) => Place): Path {
  const result = new Path();
  const point = (place: Place) => {
    const { x, y } = to(place);
    return at(x, y);
  };
  for (const op of path.ops) {
    if (op.type === 'move') result.move(point(op.to));
    else if (op.type === 'line') result.line(point(op.to));
    else if (op.type === 'curve') result.curve(point(op.cp1), point(op.cp2), point(op.to));
  }
  return result;
}

/** Into how many straight pieces a curve is cut: on paper no piece lies 0.1 mm beside the curve. */
const PIECES = 32;

/** The line as straight pieces, both ends included. */
export function flattened(path: Path): Place[] {
  const places: Place[] = [];
  for (const op of path.ops) {
    const from = places.at(-1);
    if (op.type === 'close') continue;
    if (op.type !== 'curve' || !from) {
      places.push({ x: op.to.x, y: op.to.y });
      continue;
    }
    for (let n = 1; n <= PIECES; n++) {
      const t = n / PIECES;
      const u = 1 - t;
      const mix = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      places.push({
        x: mix(from.x, op.cp1.x, op.cp2.x, op.to.x),
        y: mix(from.y, op.cp1.y, op.cp2.y, op.to.y),
      });
    }
  }
  return places;
}
