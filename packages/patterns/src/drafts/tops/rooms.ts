import type { BUBA } from '../../draft/ease.ts';
import type { Fit } from '../../draft/model.ts';
import type { Tape } from '../../draft/tape.ts';
import { HEAD_EASE } from './neckline.ts';
import type { Level } from './side-seam.ts';
import type { Top } from './top.ts';

/** How far the hip lies below the waist, as a share of the height (estimated). */
export const HIP_BELOW_WAIST = 0.115;

/** The girths of a top with their ease, and where waist and hip lie below the shoulder’s neck end. */
export function roomsOf(tape: Tape, ease: typeof BUBA, fit: Fit) {
  const room = (name: Parameters<Tape['read']>[0], given: number) => ({ body: tape.read(name), ease: given });
  const rooms: Top['rooms'] = {
    bust: room('bust-girth', ease.bust[fit]),
    waist: room('waist-girth', ease.waist[fit]),
    hip: room('hip-girth', ease.hip[fit]),
    neck: room('neck-base-girth', ease.neck[fit]),
    head: room('head-girth', HEAD_EASE),
    upperArm: room('upper-arm-girth', ease.upperArm[fit]),
    wrist: room('wrist-girth', ease.wrist[fit]),
  };
  const waistY = tape.read('shoulder-to-waist');
  const hipY = waistY + HIP_BELOW_WAIST * tape.read('height');
  const quarter = ({ body, ease: given }: Top['rooms']['bust']) => (body + given) / 4;
  const waist: Level = { y: waistY, half: quarter(rooms.waist) };
  const hip: Level = { y: hipY, half: quarter(rooms.hip) };
  return { rooms, waist, hip, bustHalf: quarter(rooms.bust) };
}
