import { BUBA } from '../draft/ease.ts';
import type { Draft, Fit } from '../draft/model.ts';
import type { Tape } from '../draft/tape.ts';
import { at, lineOf } from '../geometry/path.ts';
import { necklineOf } from './tops/neckline.ts';
import { roomsOf } from './tops/rooms.ts';
import { sideSeam, underarmHalf } from './tops/side-seam.ts';
import { straightCap } from './tops/sleeve.ts';
import { topOf } from './tops/top.ts';

/** The shoulder drops by so much for each mm outwards: about 11° (estimated). */
const SLOPE = 0.2;
/** The armhole is deeper than half the armscye by so many mm at least (estimated). */
const ARMHOLE_EASE = 30;
/** How far the hem lies below the hip, and how much of the arm the sleeve covers (estimated). */
const STYLE = { man: { below: 0.07, arm: 1, vent: 120 }, woman: { below: 0.055, arm: 0.85, vent: 80 } } as const;
const LEAST_SLIT = 130;

/** A loose shirt cut straight: shoulders dropped to the side, straight armholes, sleeves sewn in flat, a round slit neck. */
export function draftBuba(tape: Tape, fit: Fit): Draft {
  const style = STYLE[tape.body.figure];
  const { rooms, waist, hip, bustHalf } = roomsOf(tape, BUBA, fit);
  const neck = necklineOf(rooms.neck.body + rooms.neck.ease, rooms.head.body, LEAST_SLIT);
  const halfShoulder = tape.read('shoulder-width') / 2;
  const byArm = (rooms.upperArm.body + rooms.upperArm.ease) / 2;
  const depth = Math.max(byArm, tape.read('armscye-girth') / 2 + ARMHOLE_EASE);
  const drop = (x: number) => SLOPE * (x - neck.width);
  const least = Math.max(bustHalf, halfShoulder + 10);
  const half = underarmHalf(least, drop(least) + depth, waist, hip);
  const end = at(half, drop(half));
  const under = { y: end.y + depth, half };
  const armhole = lineOf(end, at(half, under.y));
  const hemY = hip.y + style.below * tape.read('height');
  const side = sideSeam(under, waist, hip, { y: hemY, flare: 0 });
  const shape = {
    ...{ neck, hemY, vent: style.vent, shoulder: lineOf(at(neck.width, 0), end) },
    armhole: { front: armhole, back: armhole },
    side: side.path,
  };
  const overhang = Math.hypot(half - halfShoulder, drop(half) - drop(halfShoulder));
  return topOf(
    {
      ...{ garment: 'buba', fit, shape, rooms, levels: { waist: waist.y, hip: hip.y }, isByHip: side.isByHip },
      sleeve: {
        cap: straightCap(2 * depth),
        length: tape.read('arm-length') * style.arm - overhang,
        hem: rooms.wrist.body + rooms.wrist.ease,
        shoulderAlong: depth,
        isWider: depth > byArm + 0.5,
      },
      pocket: null,
      notes: ['Sew the sleeves in flat, then close side and underarm in one seam down to the notch of the side slit.'],
    },
    tape,
  );
}
