import { type BodyPoints, TEMPLATE } from '../body/body.ts';
import type { Headwear, WornGarment } from '../drape/outfit.ts';
import { add, between, clamp, distance, type Point, scale, subtract } from '../geometry.ts';
import type { Field } from '../raster/image.ts';
import { type Outline, outlineOf, runAt } from './outline.ts';
import type { Placing } from './placing.ts';

/** What a garment is to be laid as. */
export interface Kind {
  fit: 'fitted' | 'robe' | 'head';
  slot: 'whole' | 'top' | 'bottom' | 'head';
}

/** Px of the canvas: where a collar begins, where hems end, and half the trunk of what fits. */
const COLLAR = 250;
/** Where what hangs from the waist begins. */
const WAISTBAND = 650;
const HEMS = { whole: 1450, top: 980, bottom: 1490, head: 0 } as const;
const HALF_TRUNK = { withSleeves: 172, without: 150 } as const;
/** How far cloth stands away from who wears it: a share of the garment’s width. */
const SNUG = 0.93;
/** A sleeve that goes on for so much of the arm is a long one. */
const LONG = 0.78;
/** Where a hat meets the temples, how wide it is there, and the share of its width that the head has. */
const HAT = { y: 930, width: 500, head: 0.94 } as const;

/** How a flat garment is best put on the canvas, so that it lies there as drawn ones do; the outline is of its picture. */
export function proposePlacing(
  outline: Outline,
  { fit, slot }: Kind,
  canvas: { width: number; height: number },
): Placing {
  const { top, bottom, left, right, axis, half, armpit } = outline;
  if (fit === 'head') {
    const grow = Math.min(HAT.width / (right - left + 1), (HAT.y - 60) / (bottom - top + 1));
    return { grow, x: canvas.width / 2 - ((left + right) / 2) * grow, y: HAT.y + 20 - bottom * grow };
  }
  if (slot === 'bottom') {
    const grow = Math.min(
      (HEMS.bottom - WAISTBAND) / (bottom - top + 1),
      (canvas.width / 2 - 4) / Math.max(axis - left, right - axis),
    );
    return { grow, x: canvas.width / 2 - axis * grow, y: WAISTBAND - top * grow };
  }
  const trunk = armpit === null ? HALF_TRUNK.without : HALF_TRUNK.withSleeves;
  const wanted = fit === 'robe' ? (HEMS[slot] - COLLAR) / (bottom - top + 1) : trunk / half;
  const side = Math.max(axis - left, right - axis);
  const grow = Math.min(wanted, (canvas.width / 2 - 4) / side, (canvas.height - 4 - COLLAR) / (bottom - top + 1));
  return { grow, x: canvas.width / 2 - axis * grow, y: COLLAR - top * grow };
}

/** Where the head is inside a hat that lies on the canvas. */
export function proposeHead(cover: Field): Headwear['anchors'] {
  const outline = outlineOf(cover);
  const bottom = outline?.bottom ?? HAT.y;
  const y = Math.round(bottom - (bottom - (outline?.top ?? 0)) * 0.08);
  const run = outline && runAt(cover, y, outline.axis);
  const [left, right] = run ?? [cover.width / 2 - HAT.width / 2, cover.width / 2 + HAT.width / 2];
  const [middle, half] = [(left + right) / 2, ((right - left) / 2) * HAT.head];
  return { templeR: [middle - half, y], templeL: [middle + half, y], brow: [middle, Math.min(cover.height, y + 12)] };
}

/** Where the body is inside a garment that lies on the canvas, by its outline. */
export function proposeBody(cover: Field, fit: WornGarment['fit']): BodyPoints {
  const outline = outlineOf(cover);
  if (!outline) return TEMPLATE;
  const points = { ...TEMPLATE };
  // A robe hangs from the shoulders, wherever its sleeves are.
  if (fit === 'robe') return points;
  fitTrunk(points, cover, outline);
  for (const side of ['R', 'L'] as const) followSleeve(points, cover, outline, side);
  if (outline.crotch !== null) followLegs(points, cover, outline);
  return points;
}

/** Chest, waist and hips a little within the cloth, where it is there. */
function fitTrunk(points: BodyPoints, cover: Field, { axis, armpit, half, bottom }: Outline): void {
  for (const level of ['chest', 'waist', 'hip'] as const) {
    const [usual, y] = [TEMPLATE[`${level}L`][0] - TEMPLATE.neck[0], TEMPLATE[`${level}L`][1]];
    const run = y > bottom ? null : runAt(cover, y, axis);
    // Above the armpits a row is sleeves as well.
    const cloth = armpit !== null && y < armpit ? half : run ? (run[1] - run[0]) / 2 : usual / SNUG;
    const wide = clamp(cloth * SNUG, usual * 0.8, usual * 1.35);
    points[`${level}R`] = [axis - wide, y];
    points[`${level}L`] = [axis + wide, y];
  }
}

const ARM = distance(TEMPLATE.shoulderR, TEMPLATE.elbowR);
const ELBOW = ARM / (ARM + distance(TEMPLATE.elbowR, TEMPLATE.wristR));

/** The arm along a sleeve: to its cuff when that is long, and on from it when it is short. */
function followSleeve(points: BodyPoints, cover: Field, outline: Outline, side: 'R' | 'L'): void {
  const shoulder = TEMPLATE[`shoulder${side}`];
  const cuff = cuffOf(cover, outline, side);
  if (!cuff) return;
  const length = distance(shoulder, cuff);
  const whole = ARM / ELBOW;
  const reach = length > whole * LONG ? length : whole;
  const way = scale(subtract(cuff, shoulder), 1 / length);
  const onCanvas = ([x, y]: Point): Point => [clamp(x, 2, cover.width - 2), clamp(y, 2, cover.height - 2)];
  points[`elbow${side}`] = onCanvas(add(shoulder, scale(way, reach * ELBOW)));
  points[`wrist${side}`] = onCanvas(add(shoulder, scale(way, reach)));
}

/**
 * Where the arm of a sleeve ends: its upper edge shows the way, from above the shoulder to the outer corner of the cuff. Null without
 * a sleeve.
 */
function cuffOf({ width, height, data }: Field, { axis, half, armpit, top }: Outline, side: 'R' | 'L'): Point | null {
  if (armpit === null) return null;
  const shoulder = TEMPLATE[`shoulder${side}`];
  const isCovered = (x: number, y: number): boolean => (data[Math.round(y) * width + Math.round(x)] as number) > 0.5;
  let seam = top;
  while (seam < armpit && !isCovered(shoulder[0], seam)) seam++;
  let corner: Point | null = null;
  for (let y = top; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const beside = side === 'R' ? axis - x : x - axis;
      if (beside > half + 10 && isCovered(x, y) && beside > (corner ? Math.abs(corner[0] - axis) : 0)) corner = [x, y];
    }
  }
  return corner && add(shoulder, subtract(corner, [shoulder[0], seam]));
}

/** Knees and ankles in the middle of each leg. */
function followLegs(points: BodyPoints, cover: Field, { crotch, bottom, left, right, axis }: Outline): void {
  for (const side of ['R', 'L'] as const) {
    for (const level of ['knee', 'ankle'] as const) {
      const [, y] = TEMPLATE[`${level}${side}`];
      const row = Math.round(clamp(y, (crotch ?? 0) + 4, bottom - 4));
      const edge = side === 'R' ? left : right;
      const covered: number[] = [];
      for (let x = Math.min(edge, axis); x <= Math.max(edge, axis); x++)
        if ((cover.data[row * cover.width + Math.round(x)] as number) > 0.5) covered.push(x);
      if (covered.length < 4) continue;
      points[`${level}${side}`] = [between([covered[0] as number, 0], [covered.at(-1) as number, 0])[0], y];
    }
  }
}
