import { PatternError } from '../../body/pattern-error.ts';
import { BODICE } from '../../draft/ease.ts';
import type { Fit } from '../../draft/model.ts';
import { solve } from '../../draft/solve.ts';
import type { Tape } from '../../draft/tape.ts';
import { at, lineOf } from '../../geometry/path.ts';
import { necklineOf } from '../tops/neckline.ts';
import { armholes } from '../tops/set-in-top.ts';
import type { Room } from '../tops/top.ts';
import type { BodiceShape } from './bodice-pieces.ts';
import { suppressionOf } from './bodice-waist.ts';

/** The shoulder drops by so much for each mm outwards: about 15° (estimated). */
const SLOPE = 0.27;
/** The least run from the shoulder’s end to the side, in mm. */
const LEAST_RUN = 14;
/** The armhole beyond the armscye, and beyond the sleeve’s width: room for a cap (estimated). */
const ARMHOLE_EASE = 20;
const CAP_ROOM = 40;
/** How deep an armhole is at least, as a share of the armscye girth, and how much hollower its front is, in mm (estimated). */
const LEAST_DEPTH = 0.36;
const HOLLOW = { front: 16, back: 7 };
/** Which part of what a bust is more than the under-bust the dart takes, and how wide it is, in mm (estimated). */
const BUST_DART = { share: 0.3, least: 15, most: 60 };
/** What is left between underarm and dart, and between dart and waist at least, in mm. */
const ABOVE_DART = 15;
const BELOW_DART = 60;

/** Girths of the body with the ease of the fit, in mm. */
export type BodiceRooms = Readonly<Record<'bust' | 'waist' | 'neck' | 'upperArm' | 'wrist', Room>>;

export const roomOf = ({ body, ease }: Room): number => body + ease;

/** The girths that a bodice is drafted from. */
export function bodiceRooms(tape: Tape, fit: Fit): BodiceRooms {
  const room = (name: Parameters<Tape['read']>[0], ease: number): Room => ({ body: tape.read(name), ease });
  return {
    bust: room('bust-girth', BODICE.bust[fit]),
    waist: room('waist-girth', BODICE.waist[fit]),
    neck: room('neck-base-girth', BODICE.neck[fit]),
    upperArm: room('upper-arm-girth', BODICE.upperArm[fit]),
    wrist: room('wrist-girth', BODICE.wrist[fit]),
  };
}

/** A man’s chest needs no dart. */
function bustDartOf(tape: Tape): number {
  if (tape.body.figure === 'man') return 0;
  const more = tape.read('bust-girth') - tape.read('under-bust-girth');
  return Math.min(BUST_DART.most, Math.max(BUST_DART.least, BUST_DART.share * more));
}

/** How a bodice is cut. @throws PatternError where the armhole leaves no room above the waist */
export function bodiceShape(tape: Tape, rooms: BodiceRooms): BodiceShape {
  const neck = necklineOf(roomOf(rooms.neck), 0, 0);
  const endX = Math.max(tape.read('shoulder-width') / 2, neck.width + 40);
  const end = at(endX, SLOPE * (endX - neck.width));
  const half = Math.max(roomOf(rooms.bust) / 4, endX + LEAST_RUN);
  const armscye = tape.read('armscye-girth');
  const least = LEAST_DEPTH * armscye;
  const wanted = Math.max(armscye + ARMHOLE_EASE, roomOf(rooms.upperArm) + CAP_ROOM);
  const depth = solve(wanted, least, least + 400, (tried) => {
    const { front, back } = armholes(end, half, tried, HOLLOW);
    return front.length() + back.length();
  });
  const [underY, waistY] = [end.y + depth, tape.read('shoulder-to-waist')];
  if (waistY - underY < ABOVE_DART + BELOW_DART)
    throw new PatternError(
      `The armhole would end ${Math.round(underY)} mm below the shoulder, too near the waist at ${Math.round(waistY)} mm. Check armscye girth, upper-arm girth and shoulder to waist.`,
      ['armscye-girth', 'upper-arm-girth', 'shoulder-to-waist'],
    );
  const bustDart = bustDartOf(tape);
  const lowest = Math.min(tape.read('shoulder-to-bust-point') - bustDart / 2, waistY - BELOW_DART);
  return {
    ...{ neck, half, waistY, bustDart, bustY: Math.max(underY + ABOVE_DART, lowest) },
    armhole: armholes(end, half, depth, HOLLOW),
    shoulder: lineOf(at(neck.width, 0), end),
    suppression: suppressionOf(half, roomOf(rooms.waist) / 4),
    bustPoint: tape.read('bust-point-separation') / 2,
  };
}
