import { add, between, type Point, scale, subtract } from '../geometry.ts';
import type { Body } from './body.ts';

/** Points of a body that somebody may move where the fit is off, with what they are called. */
export const ADJUSTABLE = {
  templeR: 'Right temple',
  templeL: 'Left temple',
  neck: 'Neck',
  shoulderR: 'Right shoulder',
  shoulderL: 'Left shoulder',
  elbowR: 'Right elbow',
  elbowL: 'Left elbow',
  wristR: 'Right wrist',
  wristL: 'Left wrist',
  waistR: 'Right of the waist',
  waistL: 'Left of the waist',
  hipR: 'Right hip',
  hipL: 'Left hip',
  kneeR: 'Right knee',
  kneeL: 'Left knee',
} as const;
export type Adjustable = keyof typeof ADJUSTABLE;
export const ADJUSTABLE_POINTS = Object.keys(ADJUSTABLE) as Adjustable[];

/** Where points were moved to, px of the picture. */
export type Moved = Partial<Record<Adjustable, Point>>;

const isTemple = (name: Adjustable): name is 'templeR' | 'templeL' => name === 'templeR' || name === 'templeL';

/** Where the adjustable points of a body are. */
export function adjustablePoints(body: Body): Record<Adjustable, Point> {
  const points = ADJUSTABLE_POINTS.map((name) => [name, isTemple(name) ? body.head[name] : body[name]]);
  return Object.fromEntries(points) as Record<Adjustable, Point>;
}

/** The body with points moved; what hangs on them goes with them: the brow on the temples, the legs’ joints on the hips. */
export function adjustBody<B extends Body>(body: B, moved: Moved): B {
  const { templeR = body.head.templeR, templeL = body.head.templeL, ...others } = moved;
  const by = subtract(between(templeR, templeL), between(body.head.templeR, body.head.templeL));
  const joint = (side: 'R' | 'L'): Point => {
    const to = moved[`hip${side}`];
    return to ? add(body[`hipJ${side}`], subtract(to, body[`hip${side}`])) : body[`hipJ${side}`];
  };
  const head = { ...body.head, templeR, templeL, brow: add(body.head.brow, by) };
  return { ...body, ...others, head, hipJR: joint('R'), hipJL: joint('L') };
}

/** All points grown, turned (radians, clockwise) and shifted (px) about their middle. */
export function movePoints(
  points: Record<Adjustable, Point>,
  { grow = 1, turn = 0, shift = [0, 0] }: { grow?: number; turn?: number; shift?: Point },
): Record<Adjustable, Point> {
  const middle = between(between(points.shoulderR, points.shoulderL), between(points.hipR, points.hipL));
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const place = (point: Point): Point => {
    const [x, y] = scale(subtract(point, middle), grow);
    return add(add(middle, [x * cos - y * sin, x * sin + y * cos]), shift);
  };
  return Object.fromEntries(ADJUSTABLE_POINTS.map((name) => [name, place(points[name])])) as Record<Adjustable, Point>;
}

/** Points that were moved, on a picture that is so many times as large. */
export const scaleMoved = (moved: Moved, by: number): Moved =>
  Object.fromEntries(Object.entries(moved).map(([name, point]) => [name, scale(point, by)]));
