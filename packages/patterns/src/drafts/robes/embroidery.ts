import type { Piece } from '../../draft/model.ts';
import { at, curveOf } from '../../geometry/path.ts';
import type { Neckline } from '../tops/neckline.ts';

/** How far embroidery reaches from the neck at shoulder and back, below the slit, and from the centre at most (estimated). */
const AROUND_NECK = 70;
const AT_BACK = 160;
const BELOW_SLIT = 130;
const WIDEST = 260;
/** How far it stays off the seam of the panel, in mm. */
const OFF_SEAM = 25;

/** What is embroidered on a front and a back, half of each: round the neck, down over the chest, and below the nape. */
export function embroideryPlaces(neck: Neckline, middle: number): { front: Piece['inner']; back: Piece['inner'] } {
  const shoulder = at(Math.min(neck.width + AROUND_NECK, middle - OFF_SEAM), 0);
  const foot = neck.frontDepth + neck.slit + BELOW_SLIT;
  const wide = Math.min(WIDEST, middle - OFF_SEAM);
  const chestY = neck.frontDepth + 20;
  const front = curveOf(shoulder, at(shoulder.x, chestY * 0.6), at(wide, chestY * 0.5), at(wide, chestY))
    .line(at(wide, foot))
    .line(at(0, foot));
  const below = neck.backDepth + AT_BACK;
  const back = curveOf(shoulder, at(shoulder.x, below * 0.6), at(shoulder.x * 0.6, below), at(0, below));
  return {
    front: [{ name: 'Embroidery', path: front, kind: 'place' }],
    back: [{ name: 'Embroidery', path: back, kind: 'place' }],
  };
}
