import type { Path } from '@freesewing/core';
import type { KAFTAN } from '../../draft/ease.ts';
import type { Draft, Fit } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import type { Tape } from '../../draft/tape.ts';
import { at, curveOf, lineOf, type Place } from '../../geometry/path.ts';
import { necklineOf } from './neckline.ts';
import { roomsOf } from './rooms.ts';
import { sideSeam, underarmHalf } from './side-seam.ts';
import { roundCap } from './sleeve.ts';
import { topOf } from './top.ts';

/** The shoulder drops by so much for each mm outwards: about 13° (estimated). */
const SLOPE = 0.23;
/** How far the shoulder seam reaches beyond the shoulder, in mm, and the least run from there to the side (estimated). */
const BEYOND_SHOULDER = 12;
const LEAST_RUN = 12;
/** The armhole beyond the armscye, and beyond the sleeve’s width: room for a cap (estimated). */
const ARMHOLE_EASE = 60;
const CAP_ROOM = 70;
/** How deep an armhole is at least, as a share of the armscye girth (estimated). */
const LEAST_DEPTH = 0.43;
/** How much narrower than its armhole a sleeve may be, so that its cap does not become a puff (estimated). */
const LEAST_SLEEVE = 0.8;
/** How much hollower the front’s armhole is, in mm (estimated). */
const HOLLOW = { front: 12, back: 5 };

/** What makes such a top a kaftan or a shirt. Lengths in mm. */
export interface SetInStyle {
  garment: string;
  ease: typeof KAFTAN;
  /** From the shoulder’s neck end to the hem, for a neck so deep at the back and a hip that lies so low. */
  hemY: (backDepth: number, hipY: number) => number;
  flare: Readonly<Record<Fit, number>>;
  leastSlit: number;
  /** How long the slit at the side is. */
  vent: (hemY: number, hipY: number) => number;
  hasPocket: boolean;
  notes: string[];
}

/** Armholes from the shoulder’s end to the side, each so many mm hollower than a plain curve. */
export function armholes(
  { x: endX, y: endY }: Place,
  half: number,
  depth: number,
  hollow: Readonly<Record<'front' | 'back', number>>,
): Record<'front' | 'back', Path> {
  const end = at(endX, endY);
  const under = at(half, endY + depth);
  const run = half - endX;
  const shape = (inwards: number) =>
    curveOf(end, at(endX - inwards, endY + depth * 0.5), at(endX + run * 0.15 - inwards, under.y), under);
  return { front: shape(hollow.front), back: shape(hollow.back) };
}

/** A breast pocket that ends before the armhole. */
const pocketFor = (endX: number, neckDepth: number) => ({
  ...{ left: 40, top: neckDepth + 90, width: Math.min(120, endX - 75), height: 140 },
});

/** A top with shaped armholes, sleeves with a low cap, an even flare, side slits and a front slit. */
export function draftSetInTop(tape: Tape, fit: Fit, style: SetInStyle): Draft {
  const { rooms, waist, hip, bustHalf } = roomsOf(tape, style.ease, fit);
  const neck = necklineOf(rooms.neck.body + rooms.neck.ease, rooms.head.body, style.leastSlit);
  const halfShoulder = tape.read('shoulder-width') / 2;
  const endX = Math.max(halfShoulder + BEYOND_SHOULDER, neck.width + 40);
  const endY = SLOPE * (endX - neck.width);
  const end = { x: endX, y: endY };
  const armscye = tape.read('armscye-girth');
  const sleeveWidth = rooms.upperArm.body + rooms.upperArm.ease;
  const wanted = Math.max(armscye + ARMHOLE_EASE, sleeveWidth + CAP_ROOM);
  const both = (half: number, depth: number) => {
    const { front, back } = armholes(end, half, depth, HOLLOW);
    return front.length() + back.length();
  };
  const depthFor = (half: number) =>
    solve(wanted, LEAST_DEPTH * armscye, LEAST_DEPTH * armscye + 400, (depth) => both(half, depth));
  const least = Math.max(bustHalf, endX + LEAST_RUN);
  const half = underarmHalf(least, endY + depthFor(least), waist, hip);
  const depth = depthFor(half);
  const armhole = armholes(end, half, depth, HOLLOW);
  const around = armhole.front.length() + armhole.back.length();
  const width = Math.max(sleeveWidth, around * LEAST_SLEEVE);
  const hemY = style.hemY(neck.backDepth, hip.y);
  const side = sideSeam({ y: endY + depth, half }, waist, hip, { y: hemY, flare: style.flare[fit] });
  const shape = {
    ...{ neck, armhole, hemY, shoulder: lineOf(at(neck.width, 0), at(endX, endY)) },
    side: side.path,
    vent: style.vent(hemY, hip.y),
  };
  return topOf(
    {
      ...{ garment: style.garment, fit, shape, rooms, levels: { waist: waist.y, hip: hip.y }, isByHip: side.isByHip },
      sleeve: {
        cap: roundCap(width, around),
        length: tape.read('arm-length') - (endX - halfShoulder),
        hem: rooms.wrist.body + rooms.wrist.ease,
        shoulderAlong: armhole.back.length(),
        isWider: width > sleeveWidth + 0.5,
      },
      pocket: style.hasPocket ? pocketFor(endX, neck.frontDepth) : null,
      notes: style.notes,
    },
    tape,
  );
}
