import { type Frame, frameOf } from '../body/body.ts';
import { areLegsIn, SEEN, type SeenBody } from '../body/from-pose.ts';
import { add, between, distance, lengthOf, type Point, scale, smoothCurve, smoothstep, subtract } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { paintPolygon } from '../raster/fill-polygon.ts';
import { blankField, type Field } from '../raster/image.ts';

/** Where a body would show if it wore nothing, 0…1 per pixel: old clothes say nothing of it, so its points alone do. */
export interface Bare {
  /** Neck, shoulders, chest down to the waist, and arms. */
  all: Field;
  forearms: Field;
  /** Thighs and shins; empty where the photo ends above the knees. */
  legs: Field;
}

/** Half the outline of a bare trunk from below the ear to the waist, in widths of the shoulders: across, down. */
const OUTLINE: readonly Point[] = [
  [0.2, -0.13],
  [0.32, -0.04],
  [0.44, 0.02],
  [0.53, 0.1],
  [0.56, 0.25],
  [0.5, 0.42],
  [0.47, 0.62],
  [0.44, 1.05],
];
/** Half the width of a neck, and of an arm at shoulder, elbow and wrist, in widths of the shoulders. */
const NECK = 0.175;
const ARM = { shoulder: 0.125, elbow: 0.105, wrist: 0.075 } as const;
/** How far along the upper arm its round beginning lies: above it is the slope of the shoulder. */
const DELTOID = 0.22;
/** From where within the trunk that slope comes, in widths of the shoulders: across, down, and half its thickness. */
const SLOPE = { across: 0.36, down: 0.1, thick: 0.1 } as const;
/** Half the width of a leg at hip, knee and ankle, in widths of the shoulders. */
const LEG = { hip: 0.215, knee: 0.145, ankle: 0.085 } as const;

/** The bare shape of the person in a mask. A forearm whose hand is out of sight is left out: it would end in a stump. */
export function bareOf(body: SeenBody, mask: Field): Bare {
  const { width, height } = mask;
  const frame = frameOf(body);
  const within = (shape: Field): Field => {
    const soft = blur(shape, Math.max(1, frame.width * 0.008));
    for (let i = 0; i < soft.data.length; i++) {
      const here = soft.data[i] as number;
      if (here > 0) soft.data[i] = Math.min(here, smoothstep(0.2, 0.6, mask.data[i] as number));
    }
    return soft;
  };
  const limb = (from: Point, to: Point, start: number, end: number): Point[] =>
    capsule(from, to, frame.width * start, frame.width * end);
  const [all, forearms] = [blankField(width, height), blankField(width, height)];
  paintPolygon(all, trunkOf(body, frame));
  for (const side of ['R', 'L'] as const) {
    const [shoulder, elbow, wrist] = [body[`shoulder${side}`], body[`elbow${side}`], body[`wrist${side}`]];
    const deltoid = between(shoulder, elbow, DELTOID);
    const inwards = add(scale(frame.side, (side === 'R' ? -1 : 1) * SLOPE.across), scale(frame.up, -SLOPE.down));
    paintPolygon(all, limb(add(frame.shoulders, scale(inwards, frame.width)), deltoid, SLOPE.thick, ARM.shoulder));
    paintPolygon(all, limb(deltoid, elbow, ARM.shoulder, ARM.elbow));
    if (body.seen[`wrist${side}`] <= SEEN) continue;
    for (const shape of [all, forearms]) paintPolygon(shape, limb(elbow, wrist, ARM.elbow, ARM.wrist));
  }
  const legs = blankField(width, height);
  if (areLegsIn(body, height))
    for (const side of ['R', 'L'] as const) {
      const [hip, knee, ankle] = [body[`hipJ${side}`], body[`knee${side}`], body[`ankle${side}`]];
      paintPolygon(legs, limb(hip, knee, LEG.hip, LEG.knee));
      paintPolygon(legs, limb(knee, ankle, LEG.knee, LEG.ankle));
    }
  return { legs: within(legs), all: within(all), forearms: within(forearms) };
}

function trunkOf({ head, neck }: SeenBody, { shoulders, side, up, width }: Frame): Point[] {
  const at = ([across, down]: Point): Point =>
    add(shoulders, add(scale(side, across * width), scale(up, -down * width)));
  // The neck leans with the head, and is hidden behind the jaw at its top.
  const half = Math.min(width * NECK, distance(head.templeR, head.templeL) * 0.46);
  const neckAt = (point: Point, way: number): Point => add(point, scale(side, way * half));
  const way = (sign: 1 | -1): Point[] => [
    neckAt(between(head.chin, head.brow, 0.2), sign),
    neckAt(between(head.chin, neck, 0.55), sign),
    ...OUTLINE.map(([across, down]): Point => at([sign * across, down])),
  ];
  return [...smoothCurve(way(1), 6), ...smoothCurve(way(-1), 6).toReversed()];
}

/** A limb with round ends, so that it joins the next. */
function capsule(from: Point, to: Point, start: number, end: number): Point[] {
  const way = subtract(to, from);
  const unit = scale(way, 1 / (lengthOf(way) || 1));
  const normal: Point = [-unit[1], unit[0]];
  const round = (middle: Point, radius: number, turn: number): Point[] =>
    [-3, -2, -1, 0, 1, 2, 3].map((step) => {
      const angle = turn + (step * Math.PI) / 6;
      return add(middle, add(scale(unit, Math.cos(angle) * radius), scale(normal, Math.sin(angle) * radius)));
    });
  return [...round(to, end, 0), ...round(from, start, Math.PI)];
}
