// Ankara shift dress.
import type { Garment, Piece } from '../core/piece.ts';
import { backSeam, napeBand, withNape } from '../sewing/behind.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { band } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';
import type { DressOptions } from './dress-options.ts';

const SCALE = 0.42;
const BODY =
  'M 516 268 C 486 282 452 296 428 310 C 436 380 442 440 450 500 C 458 560 466 600 468 640 C 450 720 424 820 412 920 C 404 1000 398 1080 394 1150 C 480 1176 720 1176 806 1150 C 802 1080 796 1000 788 920 C 776 820 750 720 732 640 C 734 600 742 560 750 500 C 758 440 764 380 772 310 C 748 296 714 282 684 268 C 668 314 640 334 606 338 L 606 420 L 594 420 L 594 338 C 560 334 532 314 516 268 Z';
const SLEEVE =
  'M 432 308 C 394 326 366 380 344 452 C 322 520 300 570 278 612 C 312 650 372 668 420 660 C 432 600 442 540 450 480 Z';
const NECK =
  'M 516 268 C 540 246 660 246 684 268 C 668 314 640 334 606 338 L 606 424 L 594 424 L 594 338 C 560 334 532 314 516 268 Z';

const body = ({ textile, trim, trimDark }: DressOptions): Piece => ({
  path: BODY,
  textile,
  textileScale: SCALE,
  mirrorTextile: true,
  roundness: 86,
  roundHeight: 0.58,
  seed: 81,
  overlay:
    band('M 514 266 C 532 318 562 340 600 344 C 638 340 668 318 686 266', trim, 15, trimDark) +
    `<path d="M592 342 V424 H608 V342" fill="none" stroke="${trim}" stroke-width="8"/><circle cx="600" cy="346" r="8" fill="${trimDark}"/>` +
    hem(trim),
  strokes: symmetric([
    fold([454, 420, 490, 480, 534, 500], 32, [11, 5]),
    ...pleats([566, 700], [478, 690], [560, 1166], [416, 1156], 5, { width: [14, 32], height: [3, 14] }),
    fold([470, 620, 510, 650, 560, 650], 12, [5, 2]),
  ]),
});

const hem = (trim: string): string =>
  `<path d="M395 1136 C 480 1162 720 1162 805 1136" fill="none" stroke="${trim}" stroke-width="14"/>`;

const NAPE = { left: 516, right: 684, y: 268 };

const back = (options: DressOptions): Piece => ({
  ...body(options),
  path: withNape(BODY, NAPE),
  overlay:
    napeBand(NAPE, options.trim, 15, options.trimDark) + backSeam(288, 760, options.trimDark) + hem(options.trim),
  strokes: symmetric([
    ...pleats([566, 700], [478, 690], [560, 1166], [416, 1156], 5, { width: [14, 32], height: [3, 14] }),
    fold([470, 620, 510, 650, 560, 650], 12, [5, 2]),
  ]),
});

const sleeve = ({ textile, trim }: DressOptions): Piece => ({
  path: SLEEVE,
  textile,
  textileScale: SCALE,
  textileTurn: 18,
  roundness: 44,
  roundHeight: 0.6,
  seed: 82,
  overlay: `<path d="M284 598 C 318 634 372 652 424 644" fill="none" stroke="${trim}" stroke-width="12"/>`,
  strokes: pleats([430, 330], [386, 372], [404, 656], [296, 622], 5, { width: [9, 20], height: [5, 13] }),
});

/** Knee-length shift dress with bell sleeves and a keyhole neck. */
export function shiftDress(options: DressOptions): Garment {
  return {
    fit: 'fitted',
    hemY: 1160,
    detail: { x: 430, y: 250, zoom: 2.4 },
    pieces: [neckInside(NECK, options.textile, SCALE), body(options), ...pair(sleeve(options), 'sleeveR', 'sleeveL')],
    behind: { pieces: [back(options), ...pair(sleeve(options), 'sleeveR', 'sleeveL')] },
  };
}
