import { type Body, type BodyPoint, type BodyPoints, frameOf, sizeRatio } from '../body/body.ts';
import { add, along, between, distance, dot, mix, type Point, scale, smoothstep, subtract } from '../geometry.ts';
import { movingLeastSquares, type Pull } from './moving-least-squares.ts';
import type { LayerRole, WornGarment } from './outfit.ts';

type Place = (point: Point) => Point;
type Side = 'R' | 'L';

/** Half the width, px of a garment’s canvas, to which cloth is led beside the knees and the ankles. */
const BESIDE_KNEES = 170;
const BESIDE_ANKLES = 190;

/** How much wider sleeves are laid than arms are: cloth goes all around them. */
const SLEEVE_EASE = 1.14;

/** What of a garment is laid: `ease` is its width on the body by its width in the canvas, 1 unless it is cut wider. */
export interface Laid {
  garment: Pick<WornGarment, 'fit' | 'anchors'>;
  body: Body;
  ease: number;
}

/** Where a point of a layer’s canvas comes to lie on a body. */
export function placeOnBody(role: LayerRole, laid: Laid): Place {
  const torso = torsoPlace(laid);
  if (role === 'sleeveR' || role === 'sleeveL') return sleevePlace(role === 'sleeveR' ? 'R' : 'L', laid, torso);
  if (role === 'legR' || role === 'legL') return legPlace(role === 'legR' ? 'R' : 'L', laid, torso);
  return laid.garment.fit === 'robe' || role === 'front' ? torso : withShortSleeves(laid, torso);
}

/** The trunk, led by neck, shoulders, chest, waist and hips, and below by what is beside the legs. */
function torsoPlace({ garment: { fit, anchors }, body, ease }: Laid): Place {
  const ratio = Math.max(sizeRatio(body, anchors), widthRatio('hip', body, anchors));
  const { side } = frameOf(body);
  const pulls: Pull[] = [];
  const pull = (from: Point, to: Point, weight: number): void => void pulls.push({ from, to, weight });
  /** What is at one side of two points that lie beside each other, as far from their middle as the cloth is wide. */
  const eased = (right: Point, left: Point, way: Side): Point => {
    const middle = between(right, left);
    return add(middle, scale(subtract(way === 'R' ? right : left, middle), ease));
  };
  const beside = (level: 'chest' | 'waist' | 'hip' | 'elbow', way: Side): Point =>
    eased(body[`${level}R`], body[`${level}L`], way);
  pull(anchors.neck, body.neck, 1.5);
  pull(anchors.shoulderR, body.shoulderR, 1.6);
  pull(anchors.shoulderL, body.shoulderL, 1.6);
  // What hangs from the shoulders is led at the hips only: it has no chest and no waist.
  for (const level of fit === 'robe' ? (['hip'] as const) : (['chest', 'waist', 'hip'] as const)) {
    pull(anchors[`${level}R`], beside(level, 'R'), 1.2);
    pull(anchors[`${level}L`], beside(level, 'L'), 1.2);
  }
  for (const [level, half] of [
    ['knee', BESIDE_KNEES],
    ['ankle', BESIDE_ANKLES],
  ] as const) {
    const from = between(anchors[`${level}R`], anchors[`${level}L`]);
    const to = between(body[`${level}R`], body[`${level}L`]);
    for (const way of [-1, 1]) pull(add(from, [way * half, 0]), add(to, scale(side, way * half * ratio * ease)), 1);
  }
  // Thighs are as wide as the seat above them.
  const down = (points: BodyPoints, way: Side): Point =>
    between(points[`hip${way}`], add(points[`hip${way}`], subtract(points[`knee${way}`], points[`hipJ${way}`])), 0.3);
  for (const way of ['R', 'L'] as const) pull(down(anchors, way), eased(down(body, 'R'), down(body, 'L'), way), 0.8);
  if (fit === 'robe') {
    // Arms lift wide cloth, gently.
    pull(anchors.elbowR, beside('elbow', 'R'), 0.5);
    pull(anchors.elbowL, beside('elbow', 'L'), 0.5);
  }
  return movingLeastSquares(pulls);
}

/** Px of a body per px of a garment’s canvas, across the chest, the waist or the hips. */
const widthRatio = (level: 'chest' | 'waist' | 'hip', body: BodyPoints, anchors: BodyPoints): number =>
  distance(body[`${level}R`], body[`${level}L`]) / distance(anchors[`${level}R`], anchors[`${level}L`]);

/** Carries what lies along a bone with it: stretched along, by `across` to the sides. */
function bonePlace(from: readonly [Point, Point], to: readonly [Point, Point], across: number): Place {
  const along = (ends: readonly [Point, Point]) => {
    const way = subtract(ends[1], ends[0]);
    const length = Math.hypot(way[0], way[1]) || 1;
    const unit = scale(way, 1 / length);
    return { length, unit, normal: [-unit[1], unit[0]] as Point };
  };
  const [a, b] = [along(from), along(to)];
  const stretch = b.length / a.length;
  return (point) => {
    const way = subtract(point, from[0]);
    return add(to[0], add(scale(b.unit, dot(way, a.unit) * stretch), scale(b.normal, dot(way, a.normal) * across)));
  };
}

const boneOf = (points: BodyPoints, from: BodyPoint, to: BodyPoint) => [points[from], points[to]] as const;

/** Two bones of a limb, the one going over into the other around their joint; `bend` is 0 before it and 1 after. */
function limbPlace(
  laid: Laid,
  side: Side,
  [from, joint, to]: readonly string[],
  bend: (point: Point) => number,
): Place {
  const { garment, body, ease } = laid;
  const ratio = sizeRatio(body, garment.anchors);
  const isArm = from === 'shoulder';
  // Limbs are thicker on a wide body, half as much as its trunk is wider.
  const thick = Math.max(ratio, mix(ratio, widthRatio(isArm ? 'chest' : 'hip', body, garment.anchors), 0.5));
  const across = thick * ease * (isArm ? SLEEVE_EASE : 1);
  const names = [`${from}${side}`, `${joint}${side}`, `${to}${side}`] as [BodyPoint, BodyPoint, BodyPoint];
  const bone = (a: BodyPoint, b: BodyPoint) => bonePlace(boneOf(garment.anchors, a, b), boneOf(body, a, b), across);
  const [upper, lower] = [bone(names[0], names[1]), bone(names[1], names[2])];
  return (point) => between(upper(point), lower(point), bend(point));
}

function armPlace(laid: Laid, side: Side): Place {
  const { anchors } = laid.garment;
  const [shoulder, elbow, wrist] = (['shoulder', 'elbow', 'wrist'] as const).map(
    (name) => anchors[`${name}${side}`],
  ) as [Point, Point, Point];
  const atElbow = along(elbow, shoulder, wrist);
  return limbPlace(laid, side, ['shoulder', 'elbow', 'wrist'], (point) => {
    const t = along(point, shoulder, wrist);
    return smoothstep(atElbow - 0.1, atElbow + 0.1, t);
  });
}

function sleevePlace(side: Side, laid: Laid, torso: Place): Place {
  const { anchors } = laid.garment;
  const arm = armPlace(laid, side);
  // At the seam a sleeve goes with the trunk.
  return (point) => {
    const t = along(point, anchors[`shoulder${side}`], anchors[`elbow${side}`]);
    return between(torso(point), arm(point), smoothstep(-0.02, 0.16, t));
  };
}

function legPlace(side: Side, laid: Laid, torso: Place): Place {
  const { anchors } = laid.garment;
  const hip = anchors[`hipJ${side}`][1];
  const knee = anchors[`knee${side}`][1];
  const leg = limbPlace(laid, side, ['hipJ', 'knee', 'ankle'], ([, y]) => smoothstep(knee - 60, knee + 60, y));
  return (point) => between(torso(point), leg(point), smoothstep(hip - 40, hip + 140, point[1]));
}

/** A fitted body that has its short sleeves in the same layer: what stands out beside the trunk goes with the arms. */
function withShortSleeves(laid: Laid, torso: Place): Place {
  const { anchors } = laid.garment;
  const middle = anchors.neck[0];
  const arms = { R: armPlace(laid, 'R'), L: armPlace(laid, 'L') };
  const [chest, waist, hip] = [anchors.chestL, anchors.waistL, anchors.hipL] as const;
  const start = anchors.shoulderR[1];
  return (point) => {
    const [x, y] = point;
    const toWaist = smoothstep(chest[1], waist[1], y) * (1 - smoothstep(waist[1], hip[1], y));
    const half = mix(chest[0] - middle, waist[0] - middle + 6, toWaist) + 2;
    const beside = Math.abs(x - middle) - half;
    const share =
      smoothstep(-6, 70, beside) *
      smoothstep(start - 25, start + 75, y + Math.max(0, beside) * 0.6) *
      (1 - smoothstep(hip[1] - 100, hip[1] - 10, y));
    return share > 0 ? between(torso(point), arms[x < middle ? 'R' : 'L'](point), share) : torso(point);
  };
}
