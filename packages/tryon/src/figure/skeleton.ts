import type { Body } from '../body/body.ts';
import type { Point } from '../geometry.ts';
import { type Build, DEPTHS, type FigureLengths, halfWidth } from './lengths.ts';

/** Where a figure’s parts lie, in px of its picture; widths are half of what is seen from the front. */
export interface Skeleton {
  build: Build;
  /** Px per cm. */
  scale: number;
  middle: number;
  /** Heights in the picture: y. */
  at: {
    crown: number;
    chin: number;
    neck: number;
    shoulder: number;
    chest: number;
    waist: number;
    hip: number;
    crotch: number;
    knee: number;
    ankle: number;
    floor: number;
  };
  half: { neck: number; shoulder: number; chest: number; waist: number; hip: number; head: number };
  /** From the middle to each leg’s line, at the crotch and at the ankle. */
  leg: { top: number; ankle: number };
  /** Radii along the leg and the arm. */
  thick: { thigh: number; knee: number; calf: number; ankle: number; arm: number; forearm: number; wrist: number };
  /** Of the arm at the picture’s right; the other is its mirror. */
  arm: { shoulder: Point; elbow: Point; wrist: Point; finger: Point };
}

/** Share of the picture’s height above the crown, where headwear has its room, and to the floor. */
const CROWN_AT = 0.115;
const FLOOR_AT = 0.965;
/** How far arms stand off, in radians. */
export interface Stance {
  upperArm: number;
  forearm: number;
}

/** As in the canvas of garments. */
const USUAL: Stance = { upperArm: 0.315, forearm: 0.31 };

/** Lays a body of these lengths out on a picture; the girths become widths by how deep each part of a body is. */
export function layOut(
  build: Build,
  cm: FigureLengths,
  width: number,
  height: number,
  { upperArm, forearm }: Stance = USUAL,
): Skeleton {
  const isWoman = build === 'woman';
  const [crown, floor] = [height * CROWN_AT, height * FLOOR_AT];
  const scale = (floor - crown) / cm.height;
  const px = (length: number): number => length * scale;
  const above = (length: number): number => floor - px(length);
  const head = px(cm.height * 0.134);
  const chin = crown + head;
  const neck = crown + head * 1.3;
  const shoulder = neck + head * 0.17;
  const crotch = above(cm.inseam);
  const trunk = crotch - shoulder;
  const half = {
    neck: Math.min(px(halfWidth(cm.neck, 0.95)), head * 0.33),
    shoulder: px(cm.shoulders / 2),
    chest: px(halfWidth(cm.bust, DEPTHS.chest[build])),
    waist: px(halfWidth(cm.waist, DEPTHS.waist[build])),
    hip: px(halfWidth(cm.hips, DEPTHS.hip[build])),
    head: head * 0.355 + px(cm.neck) * 0.02,
  };
  const joint = half.shoulder * 0.9;
  const [upper, lower] = [px(cm.sleeve * 0.55), px(cm.sleeve * 0.45)];
  const arm = px(Math.max(cm.bust, cm.waist * 1.06) * (isWoman ? 0.3 : 0.325)) / (2 * Math.PI);
  const start: Point = [joint, shoulder + arm];
  const elbow: Point = [start[0] + Math.sin(upperArm) * upper, start[1] + Math.cos(upperArm) * upper];
  const wrist: Point = [elbow[0] + Math.sin(forearm) * lower, elbow[1] + Math.cos(forearm) * lower];
  const finger: Point = [
    wrist[0] + Math.sin(forearm * 0.7) * head * 0.78,
    wrist[1] + Math.cos(forearm * 0.7) * head * 0.78,
  ];
  return {
    ...{ build, scale, middle: width / 2 },
    at: {
      ...{ crown, chin, neck, shoulder, crotch, floor },
      chest: shoulder + trunk * 0.29,
      waist: shoulder + trunk * 0.585,
      hip: crotch - px(cm.height * 0.045),
      knee: above(cm.inseam * 0.585),
      ankle: above(cm.inseam * 0.09),
    },
    half,
    leg: { top: half.hip * 0.5, ankle: half.hip * 0.5 },
    thick: {
      thigh: Math.min(half.hip * 0.52, px(cm.hips * 0.58) / (2 * Math.PI)),
      knee: px(cm.hips * 0.37) / (2 * Math.PI),
      calf: px(cm.hips * 0.36) / (2 * Math.PI),
      ankle: px(cm.height * 0.13) / (2 * Math.PI),
      ...{ arm, forearm: arm * 0.8, wrist: px(cm.height * 0.098) / (2 * Math.PI) },
    },
    arm: { shoulder: start, elbow, wrist, finger },
  };
}

/** The same body where (x, y) of its picture is the corner at the upper left. */
export function seenFrom(skeleton: Skeleton, x: number, y: number): Skeleton {
  const { middle, at, arm } = skeleton;
  const up = (point: Point): Point => [point[0], point[1] - y];
  return {
    ...skeleton,
    middle: middle - x,
    at: {
      ...{ crown: at.crown - y, chin: at.chin - y, neck: at.neck - y, shoulder: at.shoulder - y },
      ...{ chest: at.chest - y, waist: at.waist - y, hip: at.hip - y, crotch: at.crotch - y },
      ...{ knee: at.knee - y, ankle: at.ankle - y, floor: at.floor - y },
    },
    arm: { shoulder: up(arm.shoulder), elbow: up(arm.elbow), wrist: up(arm.wrist), finger: up(arm.finger) },
  };
}

/** The points by which garments are laid on the figure. */
export function bodyOf({ middle, at, half, leg, arm }: Skeleton): Body {
  const head = at.chin - at.crown;
  const right = (x: number, y: number): Point => [middle - x, y];
  const left = (x: number, y: number): Point => [middle + x, y];
  const kneeX = (leg.top + leg.ankle) / 2;
  const both = <R extends string, L extends string>(r: R, l: L, x: number, y: number) =>
    ({ [r]: right(x, y), [l]: left(x, y) }) as Record<R | L, Point>;
  return {
    neck: [middle, at.neck - head * 0.03],
    ...both('shoulderR', 'shoulderL', half.shoulder * 0.88, at.shoulder + head * 0.02),
    ...both('elbowR', 'elbowL', ...arm.elbow),
    ...both('wristR', 'wristL', ...arm.wrist),
    ...both('chestR', 'chestL', half.chest, at.chest),
    ...both('waistR', 'waistL', half.waist, at.waist),
    ...both('hipR', 'hipL', half.hip, at.hip),
    ...both('hipJR', 'hipJL', leg.top, at.hip),
    ...both('kneeR', 'kneeL', kneeX, at.knee),
    ...both('ankleR', 'ankleL', leg.ankle, at.ankle),
    head: {
      ...both('templeR', 'templeL', half.head * 0.98, at.crown + head * 0.36),
      brow: [middle, at.crown + head * 0.3],
      chin: [middle, at.chin],
    },
  };
}
