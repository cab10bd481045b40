// Trousers shared by the men's suits.
import type { Piece, Textile } from '../core/piece.ts';
import { pair } from '../sewing/cut.ts';
import { fold, pleats } from '../sewing/pleats.ts';

/** Trousers as two legs, straight and creased, waist hidden under the tunic. */
export function trousers(textile: Textile, scale = 0.5, wide = false): Piece[] {
  const path = wide
    ? 'M 440 940 C 434 1150 436 1330 440 1488 C 486 1502 552 1504 588 1490 C 596 1330 598 1150 602 960 Z'
    : 'M 452 980 C 456 1150 468 1330 486 1500 C 520 1510 556 1510 580 1500 C 590 1330 596 1150 600 1000 Z';
  const strokes = wide
    ? pleats([470, 1080], [570, 1100], [462, 1490], [566, 1490], 4, { width: [12, 20], height: [4, 11] })
    : [fold([530, 1060, 528, 1200, 532, 1350, 536, 1500], 8, 9), fold([500, 1420, 536, 1440, 570, 1426], 10, -5)];
  return pair(
    { path, textile, textileScale: scale, roundness: 70, roundHeight: 0.65, tone: 0.93, shadow: 0, seed: 20, strokes },
    'legR',
    'legL',
  );
}
