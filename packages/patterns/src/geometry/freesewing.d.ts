/** What is used of FreeSewing’s core, which comes without types. Lengths are millimetres, y runs down. */
declare module '@freesewing/core' {
  export class Point {
    constructor(x: number, y: number);
    x: number;
    y: number;
    dist(that: Point): number;
  }

  export type PathOp =
    | { type: 'move' | 'line'; to: Point }
    | { type: 'curve'; cp1: Point; cp2: Point; to: Point }
    | { type: 'close' };

  export class Path {
    ops: PathOp[];
    move(to: Point): Path;
    line(to: Point): Path;
    curve(cp1: Point, cp2: Point, to: Point): Path;
    length(): number;
    reverse(): Path;
    start(): Point;
    end(): Point;
    shiftAlong(distance: number): Point;
  }
}
