import { between, distance, lengthOf, type Point, scale, subtract } from '../geometry.ts';

/**
 * The points that a body and the canvas of a garment share. R is the wearer’s right, at the left of the picture; `hip` is the
 * outline at the widest of the seat, `hipJ` the joint of the leg.
 */
export const BODY_POINTS = [
  'neck',
  'shoulderR',
  'shoulderL',
  'elbowR',
  'elbowL',
  'wristR',
  'wristL',
  'chestR',
  'chestL',
  'waistR',
  'waistL',
  'hipR',
  'hipL',
  'hipJR',
  'hipJL',
  'kneeR',
  'kneeL',
  'ankleR',
  'ankleL',
] as const;
export type BodyPoint = (typeof BODY_POINTS)[number];
export type BodyPoints = Record<BodyPoint, Point>;

/** Where a head carries what is worn on it. */
export interface HeadPoints {
  /** Where a hat’s edge meets the head at the sides, and in the middle of the brow. */
  templeR: Point;
  templeL: Point;
  brow: Point;
  /** The lowest point of the face. */
  chin: Point;
}

/** A body as garments are laid on it, in px of the picture that shows it. */
export interface Body extends BodyPoints {
  head: HeadPoints;
}

/** “apose-v1”: where the body is inside the canvas of every garment, 1200 by 1600 px. */
export const TEMPLATE: BodyPoints = {
  neck: [600, 285],
  shoulderR: [455, 325],
  shoulderL: [745, 325],
  elbowR: [372, 580],
  elbowL: [828, 580],
  wristR: [300, 806],
  wristL: [900, 806],
  chestR: [452, 480],
  chestL: [748, 480],
  waistR: [476, 635],
  waistL: [724, 635],
  hipR: [446, 800],
  hipL: [754, 800],
  hipJR: [520, 800],
  hipJL: [680, 800],
  kneeR: [528, 1130],
  kneeL: [672, 1130],
  ankleR: [536, 1450],
  ankleL: [664, 1450],
};

/** How a body stands and how large it is. */
export interface Frame {
  /** From the hips to the shoulders, and from the wearer’s right to their left; of length 1. */
  up: Point;
  side: Point;
  shoulders: Point;
  hips: Point;
  /** Shoulder to shoulder and shoulders to hips, px. */
  width: number;
  torso: number;
}

/** The frame of a body, or of the body in a garment’s canvas. */
export function frameOf(points: BodyPoints): Frame {
  const shoulders = between(points.shoulderR, points.shoulderL);
  const hips = between(points.hipJR, points.hipJL);
  const spine = subtract(shoulders, hips);
  const up = scale(spine, 1 / (lengthOf(spine) || 1));
  return {
    ...{ up, side: [-up[1], up[0]], shoulders, hips },
    ...{ width: distance(points.shoulderR, points.shoulderL), torso: lengthOf(spine) },
  };
}

/** Px of the body per px of a garment’s canvas, by the size of their torsos. */
export function sizeRatio(body: BodyPoints, garment: BodyPoints): number {
  const [on, of] = [frameOf(body), frameOf(garment)];
  return (on.torso / of.torso + on.width / of.width) / 2;
}
