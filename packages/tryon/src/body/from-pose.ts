import { add, between, distance, lengthOf, type Point, scale, subtract } from '../geometry.ts';
import type { Field } from '../raster/image.ts';
import type { Body, BodyPoint } from './body.ts';
import { LANDMARK, type Landmark, type LandmarkName } from './landmarks.ts';

/** A person in a photo: the body, and what lies in front of clothes. */
export interface SeenBody extends Body {
  /** How sure each end of a limb is to be seen, 0…1. */
  seen: Record<'elbowR' | 'elbowL' | 'wristR' | 'wristL' | 'knees' | 'ankles', number>;
  /** From the wrist to the knuckles. */
  hands: Record<'R' | 'L', readonly [wrist: Point, knuckles: Point]>;
  face: { nose: Point; mouth: Point; eyeR: Point; eyeL: Point; earR: Point; earL: Point };
}

/** From where on the end of a limb counts as seen. */
export const SEEN = 0.4;
/** Shares of the trunk’s length: from the joints of the shoulders up to the shoulder line; thigh and shin. */
const SHOULDER_LINE = 0.062;
const THIGH = 0.69;
const SHIN = 0.67;
/** In distances from the eyes to the mouth: from the ears up to the temples, from the eyes up to the edge of the hair, and from
 * the mouth down to the chin. */
const TEMPLE = 0.62;
const BROW = 1;
const CHIN = 0.72;
/** How far down the trunk each level lies, and about how wide half of it is, by the width of the shoulders. */
const LEVELS = { chest: [0.33, 0.51], waist: [0.66, 0.43], hip: [1, 0.5] } as const;

/** How much wider by what is usual a waist may be than chest and hips: beyond that it is a wide shirt. */
const WAIST = 1.2;

/** The body that the landmarks and the mask of a person show, in px of the picture that the mask covers. */
export function bodyFromPose(landmarks: readonly Landmark[], mask: Field): SeenBody {
  const mark = (name: LandmarkName): Landmark => landmarks[LANDMARK[name]] as Landmark;
  const at = (name: LandmarkName): Point => [mark(name).x * mask.width, mark(name).y * mask.height];
  const seen = (...names: LandmarkName[]): number => Math.min(...names.map((name) => mark(name).visibility));
  const [shoulders, hips] = [between(at('shoulderR'), at('shoulderL')), between(at('hipR'), at('hipL'))];
  const spine = subtract(shoulders, hips);
  const trunk = lengthOf(spine) || 1;
  const up = scale(spine, 1 / trunk);
  const side: Point = [-up[1], up[0]];
  const width = distance(at('shoulderR'), at('shoulderL'));
  const down = (from: Point, share: number): Point => add(from, scale(up, -trunk * share));
  const mouth = between(at('mouthR'), at('mouthL'));

  const joint = (which: 'R' | 'L') => {
    const knee = seen('kneeR', 'kneeL') > SEEN ? at(`knee${which}`) : down(at(`hip${which}`), THIGH);
    const ankle = seen('ankleR', 'ankleL') > SEEN ? at(`ankle${which}`) : down(knee, SHIN);
    return { knee, ankle, shoulder: add(at(`shoulder${which}`), scale(up, trunk * SHOULDER_LINE)) };
  };
  const [right, left] = [joint('R'), joint('L')];
  const levels = (Object.entries(LEVELS) as [keyof typeof LEVELS, readonly [number, number]][]).map(
    ([level, [share, half]]) => {
      const middle = between(shoulders, hips, share);
      const usual = level === 'hip' ? Math.max(width * half, distance(at('hipR'), at('hipL')) * 0.98) : width * half;
      const [right, left] = [reach(mask, middle, scale(side, -1), usual), reach(mask, middle, side, usual)];
      return { level, middle, usual, right, left };
    },
  );
  // Where the mask does not tell, a body is as much wider than usual as it is at its other levels.
  const told = levels
    .flatMap(({ usual, right, left }) => [right, left].map((far) => (far === null ? [] : [far / usual])))
    .flat();
  const build = told.length > 0 ? told.reduce((sum, share) => sum + share, 0) / told.length : 1;
  const halfOf = (level: string, far: number | null, usual: number): number =>
    level === 'waist' ? Math.min(far ?? usual * build, usual * widest * WAIST) : (far ?? usual * build);
  const widest = Math.max(
    ...levels.flatMap(({ level, usual, right, left }) =>
      level === 'waist' ? [] : [(right ?? usual * build) / usual, (left ?? usual * build) / usual],
    ),
  );
  const outline: Partial<Record<BodyPoint, Point>> = {};
  for (const { level, middle, usual, right, left } of levels) {
    outline[`${level}R`] = add(middle, scale(side, -halfOf(level, right, usual)));
    outline[`${level}L`] = add(middle, scale(side, halfOf(level, left, usual)));
  }
  return {
    ...(outline as Pick<SeenBody, 'chestR' | 'chestL' | 'waistR' | 'waistL' | 'hipR' | 'hipL'>),
    neck: between(shoulders, mouth, 0.42),
    ...{ shoulderR: right.shoulder, shoulderL: left.shoulder, elbowR: at('elbowR'), elbowL: at('elbowL') },
    ...{ wristR: at('wristR'), wristL: at('wristL'), hipJR: at('hipR'), hipJL: at('hipL') },
    ...{ kneeR: right.knee, kneeL: left.knee, ankleR: right.ankle, ankleL: left.ankle },
    head: headOf(at, mouth),
    seen: {
      ...{ elbowR: seen('elbowR'), elbowL: seen('elbowL'), wristR: seen('wristR'), wristL: seen('wristL') },
      ...{ knees: seen('kneeR', 'kneeL'), ankles: seen('ankleR', 'ankleL') },
    },
    hands: {
      R: [at('wristR'), between(at('littleR'), at('indexR'))],
      L: [at('wristL'), between(at('littleL'), at('indexL'))],
    },
    face: { nose: at('nose'), mouth, eyeR: at('eyeR'), eyeL: at('eyeL'), earR: at('earR'), earL: at('earL') },
  };
}

/** Whether a picture of so many rows goes on below the knees: clothes may hide them. */
export const areLegsIn = ({ kneeR, kneeL }: SeenBody, rows: number): boolean => Math.max(kneeR[1], kneeL[1]) < rows;

/** The body in a picture that is `by` times as large. */
export function shrunk({ seen, hands, face, head, ...outline }: SeenBody, by: number): SeenBody {
  const all = <Points extends object>(points: Points): Points =>
    Object.fromEntries(Object.entries(points).map(([name, point]) => [name, scale(point, by)])) as Points;
  const hand = ([wrist, knuckles]: readonly [Point, Point]) => [scale(wrist, by), scale(knuckles, by)] as const;
  return { ...all(outline), head: all(head), face: all(face), hands: { R: hand(hands.R), L: hand(hands.L) }, seen };
}

/** Where a hat sits, by the ears, the eyes and the mouth. */
function headOf(at: (name: LandmarkName) => Point, mouth: Point): Body['head'] {
  const [earR, earL] = [at('earR'), at('earL')];
  const eyes = between(at('eyeR'), at('eyeL'));
  const face = distance(eyes, mouth) || distance(earR, earL) / 2;
  const up = scale(subtract(eyes, mouth), 1 / face);
  const raised = (point: Point, by: number): Point => add(point, scale(up, by));
  return {
    templeR: raised(earR, face * TEMPLE),
    templeL: raised(earL, face * TEMPLE),
    brow: raised(eyes, face * BROW),
    chin: raised(mouth, -face * CHIN),
  };
}

/** How far the person reaches from a point, px; null where the mask says less or more than can be. */
function reach({ width, height, data }: Field, from: Point, way: Point, usual: number): number | null {
  let far = 0;
  while (far < usual * 1.6) {
    const [x, y] = [Math.round(from[0] + way[0] * far), Math.round(from[1] + way[1] * far)];
    if (x < 0 || y < 0 || x >= width || y >= height || (data[y * width + x] as number) < 0.5) break;
    far++;
  }
  // An arm that touches the body, or a coat, is not its outline.
  return far > usual * 1.5 || far < usual * 0.6 ? null : far;
}
