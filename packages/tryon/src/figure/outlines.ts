import { type Point, smoothCurve } from '../geometry.ts';
import type { Skeleton } from './skeleton.ts';

/** A closed outline in px. */
export type Outline = readonly Point[];
/** A limb: points along its line with the radius at each. */
type Limb = readonly (readonly [x: number, y: number, radius: number])[];

/** The outlines of a figure’s parts; what comes in two is there once for each side. */
export interface Outlines {
  trunk: Outline;
  head: Outline;
  legs: readonly Outline[];
  feet: readonly Outline[];
  arms: readonly Outline[];
  hands: readonly Outline[];
  thumbs: readonly Outline[];
  /** Feet as they are seen from behind. */
  heels: readonly Outline[];
}

/** Draws the outlines around a skeleton. */
export function outlinesOf(skeleton: Skeleton): Outlines {
  const { middle } = skeleton;
  const mirrored = (outline: Outline): Outline[] => [
    outline.map(([x, y]): Point => [middle - x, y]),
    outline.map(([x, y]): Point => [middle + x, y]),
  ];
  return {
    trunk: trunkOf(skeleton),
    head: headOf(skeleton),
    legs: mirrored(limbOutline(legOf(skeleton))),
    feet: mirrored(footOf(skeleton)),
    arms: mirrored(limbOutline(armOf(skeleton))),
    hands: mirrored(limbOutline(handOf(skeleton))),
    thumbs: mirrored(limbOutline(thumbOf(skeleton))),
    heels: mirrored(heelOf(skeleton)),
  };
}

function trunkOf({ build, middle, at, half, leg, thick }: Skeleton): Outline {
  const head = at.chin - at.crown;
  const isWoman = build === 'woman';
  const side: Point[] = [
    [half.neck * 0.96, at.chin - head * 0.16],
    [half.neck * 0.95, at.chin + head * 0.06],
    [half.neck * 1.08, at.neck - head * 0.09],
    [half.neck * 1.5, at.neck + head * 0.015],
    [half.shoulder * 0.66, at.neck + head * 0.1],
    [half.shoulder * 0.9, at.shoulder - head * 0.015],
    [half.shoulder * 0.985, at.shoulder + head * 0.1],
    [half.shoulder * 0.985, at.shoulder + head * 0.28],
    [half.chest * 0.98 + (half.shoulder * 0.9 - half.chest) * 0.25, at.chest - head * 0.28],
    [half.chest, at.chest],
    [half.chest * (isWoman ? 0.93 : 0.965), at.chest + (at.waist - at.chest) * 0.42],
    [half.waist, at.waist],
    [half.waist + (half.hip - half.waist) * 0.42, at.waist + (at.hip - at.waist) * 0.4],
    [half.hip * 0.985, at.hip - (at.hip - at.waist) * 0.16],
    [half.hip, at.hip],
    [Math.max(half.hip * 0.98, leg.top + thick.thigh * 0.96), at.crotch],
    [leg.top + thick.thigh * 0.95, at.crotch + head * 0.22],
  ];
  const right = smoothCurve(side, 6);
  const inner: Point = [leg.top * 0.12, at.crotch + head * 0.04];
  const outline = [...right, [leg.top * 0.5, at.crotch + head * 0.2] as Point, inner];
  return [
    ...outline.map(([x, y]): Point => [middle + x, y]),
    ...outline.toReversed().map(([x, y]): Point => [middle - x, y]),
  ];
}

function headOf({ middle, at, half }: Skeleton): Outline {
  const head = at.chin - at.crown;
  const side: Point[] = [
    [0, at.crown],
    [half.head * 0.62, at.crown + head * 0.075],
    [half.head * 0.97, at.crown + head * 0.29],
    [half.head, at.crown + head * 0.46],
    [half.head * 0.93, at.crown + head * 0.66],
    [half.head * 0.72, at.crown + head * 0.85],
    [half.head * 0.34, at.crown + head * 0.985],
    [0, at.chin + head * 0.005],
  ];
  const right = smoothCurve(side, 8);
  return [
    ...right.map(([x, y]): Point => [middle + x, y]),
    ...right.toReversed().map(([x, y]): Point => [middle - x, y]),
  ];
}

function legOf({ at, leg, thick }: Skeleton): Limb {
  const toKnee = (t: number): number => at.crotch + (at.knee - at.crotch) * t;
  const toAnkle = (t: number): number => at.knee + (at.ankle - at.knee) * t;
  const x = (y: number): number => leg.top + ((leg.ankle - leg.top) * (y - at.crotch)) / (at.ankle - at.crotch);
  const on = (y: number, radius: number) => [x(y), y, radius] as const;
  return [
    on(toKnee(-0.12), thick.thigh * 0.95),
    on(toKnee(0.08), thick.thigh),
    on(toKnee(0.45), thick.thigh * 0.84),
    on(toKnee(0.82), thick.knee * 1.03),
    on(toKnee(1), thick.knee * 0.96),
    on(toAnkle(0.14), thick.knee * 0.97),
    on(toAnkle(0.33), thick.calf * 1.06),
    on(toAnkle(0.68), thick.calf * 0.74),
    on(toAnkle(0.93), thick.ankle * 1.02),
    on(toAnkle(1.07), thick.ankle * 1.05),
  ];
}

function armOf({ half, arm: { shoulder, elbow, wrist }, thick }: Skeleton): Limb {
  const upper = (t: number, radius: number) =>
    [shoulder[0] + (elbow[0] - shoulder[0]) * t, shoulder[1] + (elbow[1] - shoulder[1]) * t, radius] as const;
  const lower = (t: number, radius: number) =>
    [elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1] + (wrist[1] - elbow[1]) * t, radius] as const;
  return [
    [half.shoulder * 0.6, shoulder[1] - thick.arm * 0.1, thick.arm * 0.5],
    [half.shoulder * 0.8, shoulder[1] - thick.arm * 0.1, thick.arm * 0.84],
    upper(0.05, thick.arm * 0.98),
    upper(0.24, thick.arm * 1.06),
    upper(0.55, thick.arm * 0.98),
    upper(0.9, thick.forearm * 0.93),
    lower(0.05, thick.forearm * 0.93),
    lower(0.25, thick.forearm * 1.02),
    lower(0.65, thick.forearm * 0.8),
    lower(0.95, thick.wrist * 1.04),
    lower(1.04, thick.wrist),
  ];
}

function handOf({ arm: { wrist, finger }, thick }: Skeleton): Limb {
  const on = (t: number, radius: number) =>
    [wrist[0] + (finger[0] - wrist[0]) * t, wrist[1] + (finger[1] - wrist[1]) * t, thick.wrist * radius] as const;
  return [on(-0.06, 0.98), on(0.16, 1.18), on(0.42, 1.42), on(0.62, 1.2), on(0.84, 0.85), on(1, 0.4)];
}

function thumbOf({ arm: { wrist, finger }, thick }: Skeleton): Limb {
  const way = [finger[0] - wrist[0], finger[1] - wrist[1]] as const;
  // The palm looks at the thigh, the thumb to the front: from here it lies on the inner side.
  const on = (t: number, inward: number, radius: number) =>
    [wrist[0] + way[0] * t - thick.wrist * inward, wrist[1] + way[1] * t, thick.wrist * radius] as const;
  return [on(0.14, 0.5, 0.6), on(0.34, 1.15, 0.5), on(0.52, 1.4, 0.4), on(0.63, 1.3, 0.22)];
}

function footOf({ at, leg, thick }: Skeleton): Outline {
  const x = leg.ankle;
  const wide = thick.ankle;
  const deep = at.floor - at.ankle;
  return smoothCurve([
    [x - wide * 0.98, at.ankle],
    [x - wide * 1.0, at.ankle + deep * 0.45],
    [x - wide * 0.95, at.ankle + deep * 0.9],
    [x - wide * 0.2, at.floor],
    [x + wide * 1.1, at.floor - deep * 0.02],
    [x + wide * 1.85, at.floor - deep * 0.12],
    [x + wide * 1.6, at.ankle + deep * 0.66],
    [x + wide * 1.1, at.ankle + deep * 0.38],
    [x + wide * 0.98, at.ankle],
  ]);
}

function heelOf({ at, leg, thick }: Skeleton): Outline {
  const x = leg.ankle;
  const wide = thick.ankle;
  const deep = at.floor - at.ankle;
  return smoothCurve([
    [x - wide * 0.98, at.ankle],
    [x - wide * 0.9, at.ankle + deep * 0.45],
    [x - wide * 1.05, at.ankle + deep * 0.8],
    [x - wide * 0.7, at.floor - deep * 0.08],
    [x + wide * 0.7, at.floor - deep * 0.08],
    [x + wide * 1.15, at.ankle + deep * 0.8],
    [x + wide * 0.92, at.ankle + deep * 0.45],
    [x + wide * 0.98, at.ankle],
  ]);
}

/** The smooth outline around a line of circles. */
function limbOutline(limb: Limb): Outline {
  const right: Point[] = [];
  const left: Point[] = [];
  limb.forEach(([x, y, radius], index) => {
    const before = limb[Math.max(0, index - 1)] as Limb[number];
    const after = limb[Math.min(limb.length - 1, index + 1)] as Limb[number];
    const way = [after[0] - before[0], after[1] - before[1]] as const;
    const length = Math.hypot(...way) || 1;
    const across: Point = [(-way[1] / length) * radius, (way[0] / length) * radius];
    right.push([x + across[0], y + across[1]]);
    left.push([x - across[0], y - across[1]]);
  });
  return [...smoothCurve(right, 6), ...smoothCurve(left, 6).toReversed()];
}
