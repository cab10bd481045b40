// Fitted blouse worn over wrappers.
import type { Piece, Textile } from '../core/piece.ts';
import { backSeam, napeBand, withNape } from '../sewing/behind.ts';
import { neckInside, pair } from '../sewing/cut.ts';
import { band } from '../sewing/embroidery.ts';
import { fold, pleats, symmetric } from '../sewing/pleats.ts';

export interface BlouseOptions {
  textile: Textile;
  trim: string;
  trimDark: string;
  textileScale: number;
  /** A flared peplum and flutter sleeves, or puffed sleeves without a peplum. */
  cut: 'peplum' | 'puffed';
}

const NECK = 'M 494 292 C 540 268 660 268 706 292 C 690 366 652 408 600 412 C 548 408 510 366 494 292 Z';
const BODICE = {
  puffed:
    'M 494 292 C 466 300 446 312 436 330 C 438 380 440 430 446 476 C 452 540 466 590 476 640 C 462 690 446 740 440 790 C 500 812 700 812 760 790 C 754 740 738 690 724 640 C 734 590 748 540 754 476 C 760 430 762 380 764 330 C 754 312 734 300 706 292 C 690 366 652 408 600 412 C 548 408 510 366 494 292 Z',
  peplum:
    'M 494 292 C 466 300 446 312 436 330 C 438 380 440 430 446 476 C 452 540 464 590 472 640 C 520 660 680 660 728 640 C 736 590 748 540 754 476 C 760 430 762 380 764 330 C 754 312 734 300 706 292 C 690 366 652 408 600 412 C 548 408 510 366 494 292 Z',
};
const SLEEVE = {
  puffed:
    'M 462 306 C 404 284 330 320 306 404 C 300 462 322 506 362 514 C 404 508 436 488 448 470 C 446 410 452 350 462 306 Z',
  peplum: 'M 458 302 C 400 306 348 352 318 430 C 332 476 372 500 424 496 C 440 440 452 380 470 330 Z',
};

const peplum = ({ textile, textileScale }: BlouseOptions): Piece => ({
  path: 'M 474 628 C 520 648 680 648 726 628 C 766 690 800 770 818 850 C 780 886 690 902 600 902 C 510 902 420 886 382 850 C 400 770 434 690 474 628 Z',
  textile,
  textileScale,
  mirrorTextile: true,
  roundness: 50,
  roundHeight: 0.4,
  seed: 62,
  strokes: symmetric(pleats([590, 646], [486, 636], [580, 898], [404, 860], 6, { width: [9, 30], height: [4, 20] })),
});

/** SVG: the stitched band at the waist of a peplum blouse. */
const waistband = ({ trim, trimDark }: BlouseOptions): string =>
  `<path d="M472 634 C 520 654 680 654 728 634" fill="none" stroke="${trim}" stroke-width="16"/><path d="M472 634 C 520 654 680 654 728 634" fill="none" stroke="${trimDark}" stroke-width="2.4" stroke-dasharray="8 5"/>`;

const bodice = (options: BlouseOptions): Piece => ({
  path: BODICE[options.cut],
  textile: options.textile,
  textileScale: options.textileScale,
  mirrorTextile: true,
  roundness: 86,
  roundHeight: 0.6,
  seed: 61,
  hemWave: 0.2,
  overlay:
    band('M 492 290 C 510 370 548 414 600 418 C 652 414 690 370 708 290', options.trim, 12, options.trimDark) +
    (options.cut === 'peplum' ? waistband(options) : ''),
  strokes: symmetric([
    fold([468, 400, 500, 470, 540, 500], 34, [13, 6]),
    fold([528, 500, 518, 580, 520, 636], 8, [-6, -4]),
    fold([458, 520, 490, 560, 526, 580], 10, -5),
  ]),
});

const sleeve = ({ textile, textileScale, cut, trim }: BlouseOptions): Piece => ({
  path: SLEEVE[cut],
  textile,
  textileScale,
  textileTurn: 26,
  profile: 'pillow',
  roundness: 52,
  roundHeight: 0.7,
  seed: 63,
  hemWave: 0,
  overlay:
    cut === 'peplum'
      ? ''
      : `<path d="M312 478 C 326 508 350 516 378 512 C 410 504 436 490 450 470" fill="none" stroke="${trim}" stroke-width="12"/>`,
  strokes: pleats([458, 320], [452, 400], [326, 400], [376, 506], 5, { width: [9, 16], height: [7, 10] }),
});

const NAPE = { left: 494, right: 706, y: 292, depth: 40 };

/** The bodice from behind: a shallower scoop, closed by a hidden zip. */
const back = (options: BlouseOptions): Piece => ({
  ...bodice(options),
  path: withNape(BODICE[options.cut], NAPE),
  overlay:
    napeBand(NAPE, options.trim, 12, options.trimDark) +
    backSeam(338, options.cut === 'peplum' ? 630 : 786, options.trimDark) +
    (options.cut === 'peplum' ? waistband(options) : ''),
  strokes: symmetric([
    fold([560, 600, 500, 560, 460, 540], 14, [5, 3]),
    fold([528, 500, 518, 580, 520, 636], 8, [-6, -4]),
  ]),
});

/** The same blouse from behind. */
export const fittedBlouseBack = (options: BlouseOptions): Piece[] => [
  ...(options.cut === 'peplum' ? [peplum(options)] : []),
  back(options),
  ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
];

/** Fitted blouse with a scooped neck, short sleeves, and a peplum in one of its cuts. */
export function fittedBlouse(options: BlouseOptions): Piece[] {
  return [
    neckInside(NECK, options.textile, options.textileScale),
    ...(options.cut === 'peplum' ? [peplum(options)] : []),
    bodice(options),
    ...pair(sleeve(options), 'sleeveR', 'sleeveL'),
  ];
}
